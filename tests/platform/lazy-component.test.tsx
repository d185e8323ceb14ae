import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, lazyCode } from '#src/platform/lazy-code.ts'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { useAllCode, useCode } from '#src/platform/use-code.ts'

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    const { error } = this.state
    return error ? (
      <button type="button" onClick={() => this.setState({ error: undefined })}>
        {error instanceof ChunkLoadError ? '重新加载' : '别的错误'}
      </button>
    ) : (
      this.props.children
    )
  }
}

describe('lazyComponent', () => {
  it('shows the fallback until the code is loaded, and then the component', async () => {
    let resolve = (_: typeof Greeting) => {}
    const Lazy = lazyComponent<{ name: string }>(() => new Promise((done) => (resolve = done)), '…')
    await act(async () => void render(<Lazy name="王芳" />))
    expect(document.body.textContent).toBe('…')
    await act(async () => resolve(Greeting))
    expect(document.body.textContent).toBe('你好，王芳')
  })

  it('renders loaded code at once, without the fallback', async () => {
    const Lazy = lazyComponent(async () => Greeting, '…')
    await Lazy.code.load()
    render(<Lazy name="王芳" />)
    expect(document.body.textContent).toBe('你好，王芳')
  })

  it('throws a load error to the boundary around it, and loads again when mounted again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const importCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('404'))
    const Lazy = lazyComponent(importCode)
    await act(async () => {
      render(
        <Boundary>
          <Lazy name="王芳" />
        </Boundary>,
      )
    })
    await act(async () => screen.getByRole('button', { name: '重新加载' }).click())
    expect(document.body.textContent).toBe('你好，王芳')
  })
})

describe('useCode', () => {
  const renderCode = (importCode: () => Promise<string>) => {
    const code = lazyCode(importCode)
    const onFail = vi.fn()
    const Shown = ({ isWanted }: { isWanted: boolean }) =>
      useCode(code, { isWanted, onFail }) ?? '…'
    const { rerender } = render(<Shown isWanted={false} />)
    return {
      onFail,
      want: (isWanted: boolean) => act(async () => rerender(<Shown isWanted={isWanted} />)),
    }
  }

  it('loads nothing until the code is wanted', async () => {
    const importCode = vi.fn(async () => 'page')
    const { want } = renderCode(importCode)
    expect(importCode).not.toHaveBeenCalled()
    await want(true)
    expect(document.body.textContent).toBe('page')
  })

  it('reports a failure, and loads again when the code is wanted again', async () => {
    const { want, onFail } = renderCode(
      vi.fn(async () => 'page').mockRejectedValueOnce(new Error('404')),
    )
    await want(true)
    expect(onFail).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError))
    expect(document.body.textContent).toBe('…')
    await want(false)
    await want(true)
    expect(document.body.textContent).toBe('page')
  })
})

describe('useAllCode', () => {
  it('is true once each code is loaded or has failed', async () => {
    let resolve = (_: string) => {}
    const codes = [
      lazyCode(() => Promise.reject(new Error('404'))),
      lazyCode(() => new Promise<string>((done) => (resolve = done))),
    ]
    const Shown = () => String(useAllCode(codes))
    await act(async () => void render(<Shown />))
    expect(document.body.textContent).toBe('false')
    await act(async () => resolve('page'))
    expect(document.body.textContent).toBe('true')
  })

  it('is true at the first render if all code is loaded', async () => {
    const codes = [lazyCode(async () => 'page')]
    await codes[0]?.load()
    const seen: boolean[] = []
    const Shown = () => {
      const areLoaded = useAllCode(codes)
      seen.push(areLoaded)
      return null
    }
    render(<Shown />)
    expect(seen).not.toContain(false)
  })
})
