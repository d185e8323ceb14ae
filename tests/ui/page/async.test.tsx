import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Async, type AsyncResult } from '#src/ui/page/async.tsx'

const show = (result: Partial<AsyncResult<string[]>>) => {
  const whole = { data: undefined, error: null, refetch: vi.fn(), ...result }
  render(
    <Async result={whole} isEmpty={(list) => list.length === 0} empty="空">
      {(list) => list.join('、')}
    </Async>,
  )
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

  it('shows the empty state', () => {
    show({ data: [] })
    expect(screen.getByText('空')).toBeDefined()
  })
})
