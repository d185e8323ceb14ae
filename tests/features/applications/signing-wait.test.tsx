import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SigningWait } from '#src/features/applications/signing-wait.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const show = (isAbnormal: boolean) => {
  const onRefresh = vi.fn<() => void>()
  render(
    <SigningWait
      seconds={17}
      isAbnormal={isAbnormal}
      providerPage={undefined}
      onRefresh={onRefresh}
    />,
  )
  return onRefresh
}

it('shows 合同签署中… with the seconds that are left', () => {
  show(false)
  expect(screen.getByRole('status').textContent).toBe('合同签署中…')
  expect(screen.getByRole('timer').textContent).toBe('17')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('warns with 签署状态异常请刷新页面, and refreshes', async () => {
  const onRefresh = show(true)
  expect(screen.getByRole('alert').textContent).toContain('签署状态异常请刷新页面')
  expect(screen.queryByRole('timer')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '刷新' }))
  expect(onRefresh).toHaveBeenCalledOnce()
})
