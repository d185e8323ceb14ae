import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Async, type AsyncResult } from '#src/ui/page/async.tsx'

const wholeOf = (result: Partial<AsyncResult<string[]>>) => ({
  data: undefined,
  error: null,
  refetch: vi.fn(),
  ...result,
})

const list = (result: Partial<AsyncResult<string[]>>) => (
  <Async result={wholeOf(result)} isEmpty={(names) => names.length === 0} empty="空">
    {(names) => names.join('、')}
  </Async>
)

const show = (result: Partial<AsyncResult<string[]>>) => {
  const whole = wholeOf(result)
  render(list(whole))
  return whole
}

describe('Async', () => {
  it('announces that it is loading', () => {
    show({})
    expect(screen.getByRole('status', { name: '加载中' })).toBeDefined()
  })

  it('shows the message of a failed read and refetches on retry', async () => {
    const { refetch } = show({ error: new Error('请求超时') })
    expect(screen.getByRole('alert').textContent).toContain('请求超时')
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('keeps the data when a refetch fails', () => {
    show({ data: ['甲', '乙'], error: new Error('请求超时') })
    expect(screen.getByText('甲、乙')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows what is loaded later, and never the data of another record meanwhile', () => {
    const { rerender } = render(list({}))
    rerender(list({ data: ['甲'] }))
    expect(screen.getByText('甲')).toBeDefined()
    rerender(list({}))
    expect(screen.queryByText('甲')).toBeNull()
    rerender(list({ data: ['乙'] }))
    expect(screen.getByText('乙')).toBeDefined()
  })

  it('shows the empty state', () => {
    show({ data: [] })
    expect(screen.getByText('空')).toBeDefined()
  })
})
