import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RealNameConfirm } from '#src/features/people/real-name-confirm.tsx'
import type { RealName } from '#src/features/people/use-real-name.ts'

const paste = async (method: 'sms' | 'transfer', label: string, text: string) => {
  const send = vi.fn<(event: unknown) => void>()
  const context = { method, form: { phone: '13800000001', companyName: '某公司' }, secret: '' }
  render(<RealNameConfirm realName={{ context, isBusy: false, send } as unknown as RealName} />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
  return send
}

describe('RealNameConfirm', () => {
  it.each([
    ['sms', '验证码', ' 123 456 ', '123456'],
    ['sms', '验证码', '１２３-４５６', '123456'],
    ['transfer', '到账金额（元）', ' ０.35 ', '0.35'],
  ] as const)('cleans a pasted secret of %s: %s %s', async (method, label, text, value) => {
    const send = await paste(method, label, text)
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'secret.change', value })
  })
})
