import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import smCrypto from 'sm-crypto'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as contracts from '#schemas/api/sign-in.ts'
import { customerInfo } from '#schemas/api/tenant.ts'
import { LoginDialog } from '#src/features/login/login-dialog.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Notices } from '#src/ui/feedback/notices.tsx'
import { noticeStore } from '#src/ui/feedback/notify.ts'
import { formOf } from '#tests/setup/form-of.ts'
import { server } from '#tests/setup/server.ts'

const ok = (data: unknown) => HttpResponse.json({ code: 200, success: true, data, msg: '' })
const refused = (msg: string) =>
  HttpResponse.json({ code: 400, success: false, data: {}, msg }, { status: 400 })
const url = ({ path }: { path: string }) => `*/api/${path}`

const plain = { access_token: 'token', refresh_token: 'refresh', customerId: '7', label: 1 }
const undecided = {
  cusomerType: [
    { id: 'a', type: 1, name: '许安宁', personalPhone: '13800000004' },
    { id: 'b', type: 2, name: '禾众包装', creditCode: '91440101MA5Y2C7J3U' },
  ],
  customerCheckVo: { id: 'check', uuid: 'uuid' },
}

/** Renders the part of the portal that the dialog needs. */
const Page = () => {
  const { login, status, user, openLogin, isRealNameOpen } = useSession()
  const { pathname, state: typed } = useLocation()
  return (
    <>
      <p data-testid="state">{`${pathname} ${status} ${user?.customerId ?? ''}`}</p>
      <p data-testid="typed">{JSON.stringify(typed)}</p>
      {isRealNameOpen && <p>请先实名</p>}
      <button onClick={() => openLogin()}>打开</button>
      {login.isOpen && <LoginDialog />}
      {!login.isOpen && <Notices />}
    </>
  )
}

const openDialog = async (path = '/') => {
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('button', { name: '打开' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, dialog }
}

const state = () => screen.getByTestId('state').textContent

beforeEach(() => {
  for (const { id } of noticeStore.read()) noticeStore.dismiss(id)
  server.use(http.get(url(customerInfo), () => ok({ tenantId: '100001' })))
})

describe('LoginDialog', () => {
  it('signs in with a phone and the code sent to it', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(url(contracts.sendValidate), async ({ request }) => {
        bodies.push(await formOf(request))
        return ok({ id: 9 })
      }),
      http.post(url(contracts.phoneLogin), async ({ request }) => {
        bodies.push(await formOf(request))
        return ok(plain)
      }),
    )
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('手机号'), '13800000001')
    await user.click(dialog.getByRole('button', { name: '获取验证码' }))
    expect(await dialog.findByText('短信发送成功，请注意查收')).toBeTruthy()
    expect(dialog.getByRole('button', { name: '59 秒后重发' })).toHaveProperty('disabled', true)
    await user.type(dialog.getByLabelText('验证码'), '123456{Enter}')
    await waitFor(() => expect(state()).toBe('/ signedIn 7'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('登录成功')).toBeTruthy()
    expect(bodies).toEqual([
      { phone: '13800000001', tenantId: '100001' },
      {
        phone: '13800000001',
        value: '123456',
        id: '9',
        tenantId: '100001',
        type: '0',
        scope: 'all',
      },
    ])
  })

  describe('for a customer', () => {
    const signInAs = async (verifiedStatus: number) => {
      const phone = '13800000001'
      server.use(
        http.post(url(contracts.sendValidate), () => ok({ id: 9 })),
        http.post(url(contracts.phoneLogin), () => ok({ ...plain, phone, verifiedStatus })),
      )
      const { user, dialog } = await openDialog('/product/productdetails')
      await user.type(dialog.getByLabelText('手机号'), phone)
      await user.click(dialog.getByRole('button', { name: '获取验证码' }))
      await dialog.findByText('短信发送成功，请注意查收')
      await user.type(dialog.getByLabelText('验证码'), '123456{Enter}')
    }

    it('who has to register, leads to the registration with the phone and the code', async () => {
      await signInAs(0)
      await waitFor(() => expect(state()).toBe('/user/register signedIn 7'))
      expect(screen.getByTestId('typed').textContent).toBe(
        JSON.stringify({ phone: '13800000001', code: '123456' }),
      )
      expect(screen.getByText('登录成功')).toBeTruthy()
      expect(screen.getByText('请设置密码完成注册')).toBeTruthy()
      expect(screen.queryByText('请先实名')).toBeNull()
      expect(sessionStorage.getItem('portal:sent-code')).toContain('"id":"9"')
    })

    it('who is not verified, asks for the real name at once', async () => {
      await signInAs(2)
      expect(await screen.findByText('请先实名')).toBeTruthy()
    })

    it('who is verified, asks nothing', async () => {
      await signInAs(1)
      await waitFor(() => expect(state()).toBe('/ signedIn 7'))
      expect(screen.queryByText('请先实名')).toBeNull()
    })
  })

  it('accepts a pasted phone number with spaces and the country code', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByLabelText('手机号'))
    await user.paste('+86 138-0000-0001')
    expect(dialog.getByLabelText('手机号')).toHaveProperty('value', '13800000001')
  })

  it('marks its fields for autofill by phones and password managers', async () => {
    const { user, dialog } = await openDialog()
    const hint = (label: string) => dialog.getByLabelText(label).getAttribute('autocomplete')
    expect([hint('手机号'), hint('验证码')]).toEqual(['tel', 'one-time-code'])
    await user.click(dialog.getByRole('tab', { name: '账号密码登录' }))
    expect([hint('账号'), hint('密码')]).toEqual(['username', 'current-password'])
  })

  it('shows what is missing at each field, and focuses the first one', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('手机号'), '{Enter}')
    const phone = dialog.getByLabelText('手机号')
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(phone.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('请输入手机号')
    expect(dialog.getByText('请输入验证码')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(phone))
  })

  it('hashes the password without its spaces, then encrypts it with the key of the server', async () => {
    const keys = smCrypto.sm2.generateKeyPairHex()
    const sent = { account: '', password: '' }
    server.use(
      http.get(url(contracts.publicKey), () => ok({ publicKey: keys.publicKey })),
      http.post(url(contracts.accountLogin), async ({ request }) => {
        Object.assign(sent, await formOf(request))
        return ok(plain)
      }),
    )
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('tab', { name: '账号密码登录' }))
    await user.type(dialog.getByLabelText('账号'), ' hong yuan ')
    await user.type(dialog.getByLabelText('密码'), ' 12 3456{Enter}')
    await waitFor(() => expect(state()).toBe('/ signedIn 7'))
    expect(sent.account).toBe('hongyuan')
    // The MD5 of 123456.
    const hash = 'e10adc3949ba59abbe56e057f20f883e'
    expect(smCrypto.sm2.doDecrypt(sent.password, keys.privateKey, 0)).toBe(hash)
  })

  it('shows why signing in failed, and allows a retry', async () => {
    server.use(http.post(url(contracts.phoneLogin), () => refused('验证码错误')))
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('手机号'), '13800000001')
    await user.type(dialog.getByLabelText('验证码'), '000000{Enter}')
    expect((await dialog.findByText('验证码错误')).closest('[role=alert]')).toBeTruthy()
    expect(dialog.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false)
    expect(dialog.getByLabelText('手机号')).toHaveProperty('value', '13800000001')
  })

  it('focuses the field of the code once it is sent, and not before', async () => {
    server.use(http.post(url(contracts.sendValidate), () => ok({ id: 9 })))
    const { user, dialog } = await openDialog()
    const field = dialog.getByLabelText('验证码')
    expect(document.activeElement).not.toBe(field)
    await user.type(dialog.getByLabelText('手机号'), '13800000001')
    await user.click(dialog.getByRole('button', { name: '获取验证码' }))
    await dialog.findByRole('button', { name: /秒后重发/ })
    expect(document.activeElement).toBe(field)
  })

  it('enables the code button again when sending fails', async () => {
    server.use(http.post(url(contracts.sendValidate), () => refused('发送过于频繁')))
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('手机号'), '13800000001')
    await user.click(dialog.getByRole('button', { name: '获取验证码' }))
    expect(await dialog.findByText('发送过于频繁')).toBeTruthy()
    expect(dialog.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false)
  })

  it('continues the countdown after a reload', async () => {
    const sent = { id: '9', dueAt: Date.now() + 30_500 }
    sessionStorage.setItem('portal:sent-code', JSON.stringify(sent))
    const { dialog } = await openDialog()
    expect(dialog.getByRole('button', { name: /^(30|31) 秒后重发$/ })).toBeTruthy()
  })

  it('signs in as the chosen sub-account, and reloads the page for an enterprise', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    onTestFinished(() => reload.mockRestore())
    let chosen: unknown
    server.use(
      http.post(url(contracts.phoneLogin), () => ok(undecided)),
      http.post(url(contracts.selectSubAccount), async ({ request }) => {
        chosen = await formOf(request)
        return ok({ ...plain, customerId: '8', label: 2 })
      }),
    )
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('手机号'), '13800000004')
    await user.type(dialog.getByLabelText('验证码'), '123456{Enter}')
    const options = await dialog.findAllByRole('radio')
    expect(options).toHaveLength(2)
    expect(document.activeElement).toBe(options[0])
    expect(dialog.getByText('138****0004')).toBeTruthy()
    expect(options[0]?.closest('div')).toHaveProperty('style.maxHeight', '280px')

    await user.click(dialog.getByRole('button', { name: '确定' }))
    expect(dialog.getByText('请选择您的子账户')).toBeTruthy()

    await user.click(dialog.getByLabelText(/禾众包装/))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(chosen).toEqual({
      typeId: 'b',
      id: 'check',
      uuid: 'uuid',
      tenantId: '100001',
      scope: 'all',
    })
    expect(JSON.parse(localStorage.getItem('portal:tokens') ?? '{}')).toMatchObject({
      access: 'token',
      refresh: 'refresh',
      tenantId: '100001',
      subAccountId: 'b',
    })
  })

  it.each([
    ['/product/productdetails', '/ signedIn 7'],
    ['/user/center', '/user/center signedIn 7'],
  ])('leads a label-1 user from %s to %s', async (path, expected) => {
    server.use(http.post(url(contracts.phoneLogin), () => ok(plain)))
    const { user, dialog } = await openDialog(path)
    await user.type(dialog.getByLabelText('手机号'), '13800000001')
    await user.type(dialog.getByLabelText('验证码'), '123456{Enter}')
    await waitFor(() => expect(state()).toBe(expected))
  })
})
