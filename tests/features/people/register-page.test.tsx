import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import smCrypto from 'sm-crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountLogin, publicKey, register, sendValidate } from '#schemas/api/sign-in.ts'
import {
  enterprise,
  replyWith,
  replyWithTenant,
  refuse,
  renderPortal,
  signedIn,
  signedOut,
} from '#tests/app/portal.tsx'
import { server } from '../../setup/server.ts'

const page = () => within(screen.getByRole('main'))
const KEYS = smCrypto.sm2.generateKeyPairHex()

beforeEach(() => {
  replyWithTenant()
  server.use(
    replyWith(sendValidate, { id: 'code-1' }),
    replyWith(publicKey, { publicKey: KEYS.publicKey }),
    refuse(accountLogin, 400, '稍后再试'),
  )
})

const fill = async () => {
  const user = userEvent.setup()
  await user.click(await page().findByRole('radio', { name: /个人账户/ }))
  await user.type(page().getByLabelText('手机号'), '13900000001')
  await user.click(page().getByRole('button', { name: '获取验证码' }))
  await page().findByRole('button', { name: /秒后重发/ })
  await user.type(page().getByLabelText('验证码'), '123456')
  await user.type(page().getByLabelText('设置密码'), 'Journey2026')
  await user.type(page().getByLabelText('确认密码'), 'Journey2026')
  await user.click(page().getByRole('checkbox'))
  return user
}

describe('the register page', () => {
  it('sends the account type, the code and an encrypted password, and continues with the next step', async () => {
    let body: Record<string, unknown> = {}
    server.use(
      http.post(`*/api/${register.path}`, async ({ request }) => {
        body = (await request.json()) as typeof body
        return HttpResponse.json({ code: 200, success: true, data: { accountId: '1' }, msg: '' })
      }),
    )
    const { address } = renderPortal('/user/register', signedOut())
    const user = await fill()
    await user.click(page().getByRole('button', { name: '注册' }))
    await waitFor(() => expect(address()).toBe('/user/register/success'))
    expect(body).toMatchObject({ type: 1, phone: '13900000001', value: '123456', id: 'code-1' })
    expect(JSON.stringify(body)).not.toContain('Journey2026')
  })

  it('shows the refusal of the server, and keeps the typed values', async () => {
    server.use(refuse(register, 400, '该手机号已注册，请直接登录'))
    renderPortal('/user/register', signedOut())
    const user = await fill()
    await user.click(page().getByRole('button', { name: '注册' }))
    expect(await page().findByText('该手机号已注册，请直接登录')).toBeTruthy()
    expect(page().getByLabelText('手机号')).toHaveProperty('value', '13900000001')
  })

  it('begins with the phone, the code and the cooldown of a sign-in that leads here', async () => {
    sessionStorage.setItem(
      'portal:sent-code',
      JSON.stringify({ id: 'code-1', dueAt: Date.now() + 50_000 }),
    )
    const { router } = renderPortal('/helper/aboutWe', signedOut())
    await router.navigate('/user/register', { state: { phone: '13900000001', code: '123456' } })
    expect(await page().findByLabelText('手机号')).toHaveProperty('value', '13900000001')
    expect(page().getByLabelText('验证码')).toHaveProperty('value', '123456')
    expect(page().getByRole('button', { name: /秒后重发/ })).toHaveProperty('disabled', true)
  })

  it('finishes a registration that was begun, with what is known of the account', async () => {
    let body: Record<string, unknown> = {}
    server.use(
      http.post(`*/api/${register.path}`, async ({ request }) => {
        body = (await request.json()) as typeof body
        return HttpResponse.json({ code: 200, success: true, data: { accountId: '1' }, msg: '' })
      }),
    )
    const begun = { ...enterprise, type: 1, verifiedStatus: 0, phone: '13900000001' }
    const session = signedIn({ isVerified: false, user: begun })
    const { address } = renderPortal('/user/register', session)
    expect(await page().findByRole('heading', { name: '完成注册' })).toBeTruthy()
    expect(page().getByLabelText('手机号')).toHaveProperty('value', '13900000001')
    expect(page().getByLabelText('手机号')).toHaveProperty('readOnly', true)
    expect(page().getByRole('radio', { name: /个人账户/ })).toHaveProperty('checked', true)
    const user = userEvent.setup()
    await user.click(page().getByRole('button', { name: '获取验证码' }))
    await page().findByRole('button', { name: /秒后重发/ })
    await user.type(page().getByLabelText('验证码'), '123456')
    await user.type(page().getByLabelText('设置密码'), 'Journey2026')
    await user.type(page().getByLabelText('确认密码'), 'Journey2026')
    await user.click(page().getByRole('checkbox'))
    await user.click(page().getByRole('button', { name: '注册' }))
    await waitFor(() => expect(address()).toBe('/user/register/success'))
    expect(body).toMatchObject({ type: 1, phone: '13900000001', value: '123456' })
    expect(session.refreshUser).toHaveBeenCalledOnce()
    await user.click(await page().findByText('去实名认证'))
    // The session here still has to register: the verification leads back.
    await waitFor(() => expect(address()).toBe('/user/register'))
    await user.click(await page().findByRole('button', { name: '退出登录' }))
    expect(session.logOut).toHaveBeenCalledOnce()
  })

  it('leaves the consent unticked, and opens both agreements in new tabs', async () => {
    renderPortal('/user/register', signedOut())
    expect(await page().findByRole('checkbox')).toHaveProperty('checked', false)
    for (const [name, path] of [
      ['《平台服务条款》', '/agreement/1'],
      ['《隐私政策》', '/agreement/2'],
    ] as const) {
      const link = page().getByRole('link', { name })
      expect(link.getAttribute('href')).toBe(path)
      expect(link.getAttribute('target')).toBe('_blank')
    }
  })

  it('links a signed-in customer to the next step, after a reload as well', async () => {
    const { become } = renderPortal('/user/register', { ...signedOut(), status: 'restoring' })
    expect(await page().findByRole('status')).toBeTruthy()
    expect(page().queryByLabelText('手机号')).toBeNull()
    become(signedIn({ isVerified: false }))
    const link = await page().findByRole('link', { name: '去实名认证' })
    expect(link.getAttribute('href')).toBe('/user/enterprise/open/2')
    become(signedIn())
    const center = await page().findByRole('link', { name: '进入用户中心' })
    expect(center.getAttribute('href')).toBe('/user/center')
  })

  it('registers another account for a signed-in customer, of the kind that is needed', async () => {
    const user = { ...enterprise, type: 1 }
    const { address } = renderPortal('/user/register', signedIn({ user }))
    await userEvent.click(await page().findByRole('link', { name: '注册企业账户' }))
    expect(address()).toBe('/user/register?type=2')
    expect(await page().findByRole('radio', { name: /企业账户/ })).toHaveProperty('checked', true)
    expect(page().getByLabelText('手机号')).toHaveProperty('value', '')
    expect(page().getByRole('button', { name: '切换账号' })).toBeTruthy()
  })
})
