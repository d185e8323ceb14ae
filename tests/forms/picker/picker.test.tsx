import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FieldWidgetProps } from '#src/forms/fields/widget-props.ts'
import { FormScopeContext } from '#src/forms/model/form-scope.ts'
import { FormStore } from '#src/forms/model/form-store.ts'
import { Picker } from '#src/forms/picker/picker.tsx'
import { PickerTheme } from '#src/forms/picker/picker-theme.tsx'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { holdPaint } from '../hold-paint.ts'
import { sampleContext } from '../sample-context.ts'

/** A stand-in for antd's select: it shows whether it starts open. */
const List = ({ isOpen }: { isOpen: boolean }): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- as antd's
  <input aria-label="列表" autoFocus defaultValue={isOpen ? '打开' : '关闭'} />
)
type ThemeProps = ComponentProps<typeof PickerTheme>
const opened = { Control: List, Theme: ({ children }: ThemeProps): ReactNode => children }

const renderPicker = (load: () => Promise<typeof opened>, shown = '') => {
  const store = new FormStore()
  const field = { id: 'f_x', required: true, disabled: false, readonly: false }
  render(
    <FormScopeContext value={{ store, context: sampleContext }}>
      <Picker
        field={field as FieldWidgetProps}
        control={{
          error: undefined,
          status: '',
          aria: { 'aria-invalid': false, 'aria-required': true, 'aria-describedby': undefined },
        }}
        code={lazyCode(load)}
        shown={shown}
        placeholder="请选择"
      >
        {(Control, { defaultOpen }) => <Control isOpen={defaultOpen} />}
      </Picker>
      <button type="button">别处</button>
    </FormScopeContext>,
  )
  return { store, user: userEvent.setup(), line: screen.getByRole('combobox') }
}

/** Begins with the form, and waits until antd's code is there. */
const beginWith = async (store: FormStore, load: ReturnType<typeof vi.fn>) => {
  await act(async () => store.begin())
  await waitFor(() => expect(load).toHaveResolved())
}

const list = () => screen.findByRole<HTMLInputElement>('textbox', { name: '列表' })

describe('Picker', () => {
  it('shows the selected option, or the placeholder', () => {
    expect(renderPicker(async () => opened, '12 个月').line.textContent).toBe('12 个月')
    document.body.replaceChildren()
    expect(renderPicker(async () => opened).line.textContent).toBe('请选择')
  })

  it('loads no code until the first interaction with the form is over', async () => {
    const load = vi.fn(async () => opened)
    const { store } = renderPicker(load)
    await act(async () => store.begin())
    expect(load).not.toHaveBeenCalled()
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
  })

  it('opens on a click, with the focus', async () => {
    const { user, line } = renderPicker(async () => opened)
    await user.click(line)
    expect((await list()).value).toBe('打开')
    expect(document.activeElement).toBe(await list())
  })

  it('searches for the keys that were typed before its code was there', async () => {
    let resolve = (_: typeof opened): void => undefined
    const promise = new Promise<typeof opened>((done) => {
      resolve = done
    })
    const search = vi.fn<() => void>()
    const { user, line } = renderPicker(() => promise)
    line.focus()
    await user.keyboard('gong')
    const Control = () => (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as antd's
      <input aria-label="列表" autoFocus onChange={search} />
    )
    await act(async () => resolve({ Control, Theme: PickerTheme }))
    expect((await list()).value).toBe('gong')
    expect(search).toHaveBeenCalledOnce()
  })

  it('opens on a press that moves away before its click', async () => {
    const { user, line } = renderPicker(async () => opened)
    await user.pointer([
      { keys: '[MouseLeft>]', target: line },
      { keys: '[/MouseLeft]', target: screen.getByRole('button', { name: '别处' }) },
    ])
    expect((await list()).value).toBe('打开')
  })

  it('is rendered closed when Tab reaches it', async () => {
    const load = vi.fn(async () => opened)
    const { store, user } = renderPicker(load)
    await beginWith(store, load)
    await user.tab()
    expect((await list()).value).toBe('关闭')
    expect(document.activeElement).toBe(await list())
  })

  it('lets a press be painted before it renders antd', async () => {
    const paint = holdPaint()
    const { store, user, line } = renderPicker(async () => opened)
    await act(async () => store.begin())
    await user.click(line)
    expect(line.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('textbox')).toBeNull()
    await paint()
    expect((await list()).value).toBe('打开')
  })

  it('opens though the press leaves the focus where it was, as a finger does on iOS', async () => {
    const { line } = renderPicker(async () => opened)
    screen.getByRole('button', { name: '别处' }).focus()
    fireEvent.click(line)
    expect((await list()).value).toBe('打开')
  })

  it('loads and opens on an arrow key', async () => {
    const { user } = renderPicker(async () => opened)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect((await list()).value).toBe('打开')
  })

  it('leaves the focus where it has moved while loading', async () => {
    let come = (_code: typeof opened) => {}
    const { user, line } = renderPicker(() => new Promise((resolve) => (come = resolve)))
    await user.click(line)
    expect(line.getAttribute('aria-busy')).toBe('true')
    await user.tab()
    await act(async () => come(opened))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement?.textContent).toBe('别处')
    expect(line.getAttribute('aria-busy')).toBeNull()
  })

  it('reports a failed load, and retries', async () => {
    const load = vi.fn(async () => opened).mockRejectedValueOnce(new Error('offline'))
    const { user, line } = renderPicker(load)
    await user.click(line)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect((await list()).value).toBe('打开')
  })
})
