import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RealNameConfirm } from '#src/features/people/real-name-confirm.tsx'
import type { RealName } from '#src/features/people/use-real-name.ts'

const show = (method: 'sms' | 'transfer') => {
  const send = vi.fn<(event: unknown) => void>()
  const context = { method, form: { phone: '13800000001', companyName: '某公司' }, secret: '' }
  render(<RealNameConfirm realName={{ context, isBusy: false, send } as unknown as RealName} />)
  return { send, user: userEvent.setup() }
}

const paste = async (method: 'sms' | 'transfer', label: string, text: string) => {
  const { send, user } = show(method)
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

  it.each([
    ['sms', '验证码'],
    ['transfer', '到账金额（元）'],
  ] as const)('confirms a verification by %s with the key Enter', async (method, label) => {
    const { send, user } = show(method)
    await user.type(screen.getByLabelText(label), '{Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'form.submit' })
  })
})
