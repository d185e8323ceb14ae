import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { RefusedCode } from '#machines/signing-intent/refused-code.ts'
import { SigningForm } from '#src/session/signing-form.tsx'
import { SessionContext } from '#src/session/use-session.ts'
import { enterprise, signedIn } from '#tests/app/portal.tsx'

const session = signedIn({ user: { ...enterprise, phone: '13800000002' } })

const show = (requestCode = () => Promise.resolve({ id: 'code-1' })) => {
  const onSign = vi.fn()
  const form = (refused?: RefusedCode) => (
    <SessionContext value={session}>
      <SigningForm
        subject="c1"
        consent="我已阅读并同意《合同》"
        label="签署合同"
        isBusy={false}
        refused={refused}
        requestCode={requestCode}
        onSign={onSign}
      />
    </SessionContext>
  )
  const { rerender, unmount } = render(form())
  return {
    onSign,
    unmount,
    refuse: (message: string, value: string) => rerender(form({ message, value })),
    button: () => screen.getByRole('button', { name: '签署合同' }),
    field: () => screen.getByRole('textbox', { name: '验证码' }),
    user: userEvent.setup(),
  }
}

describe('the form of a signing', () => {
  it('describes its button by what is missing, and signs with the code that was sent', async () => {
    const { user, button, field, onSign } = show()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    const reason = () =>
      document.querySelector(`[id="${button().getAttribute('aria-describedby') ?? ''}"]`)
        ?.textContent
    expect(reason()).toBe('请先阅读并勾选同意')
    await user.click(button())
    await user.click(screen.getByRole('checkbox'))
    expect(reason()).toBe('请先获取验证码')
    expect(screen.getByText('签署验证码将发送至 138****0002')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText(/已发送至 138\*{4}0002/)).toBeDefined()
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toHaveProperty('disabled', true)
    expect(reason()).toBe('请输入 6 位验证码')
    expect(onSign).not.toHaveBeenCalled()
    await user.type(field(), '１２３ 456')
    expect(button().hasAttribute('aria-disabled')).toBe(false)
    expect(button().hasAttribute('aria-describedby')).toBe(false)
    await user.keyboard('{Enter}')
    expect(onSign).toHaveBeenCalledExactlyOnceWith({ id: 'code-1', value: '123456' })
  })

  it('shows a refused code at its field, keeps it, and forgets it when another is typed', async () => {
    const { user, field, refuse } = show()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByText(/已发送至/)
    await user.type(field(), '000000')
    refuse('验证码错误', '000000')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('验证码错误')).toBeDefined()
    expect(field()).toHaveProperty('value', '000000')
    await user.type(field(), '{Backspace}')
    expect(screen.queryByText('验证码错误')).toBeNull()
  })

  it('says that the code is being sent, and asks for no other one meanwhile', async () => {
    const requestCode = vi.fn(() => new Promise<{ id: string }>(() => undefined))
    const { user } = show(requestCode)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    const sending = await screen.findByRole('button', { name: '发送中' })
    await user.click(sending)
    expect(requestCode).toHaveBeenCalledOnce()
  })

  it('goes on with the code after a reload', async () => {
    const first = show()
    await first.user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByText(/已发送至/)
    first.unmount()
    const { user, button } = show(() => Promise.reject(new Error('发送过于频繁')))
    expect(screen.getByText(/已发送至/)).toBeDefined()
    await user.click(screen.getByRole('checkbox'))
    expect(button().getAttribute('aria-describedby')).not.toBeNull()
  })
})
