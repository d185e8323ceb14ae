import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  accountCode,
  accountSessions,
  changePhone,
  endAccountSessions,
  newPhoneCode,
} from '#schemas/api/account.ts'
import { grantTree, roleButtons, roleList } from '#schemas/api/roles.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '../../setup/server.ts'

const session = {
  address: '203.0.113.9',
  signedInAt: '2026-11-20 09:30:00',
  renewedAt: '2026-11-20 10:00:00',
}
const SESSIONS = [
  { ...session, id: '1', device: 'Chrome · Windows', isCurrent: true },
  { ...session, id: '2', device: '微信 · Android', isCurrent: false },
]

const page = () => within(screen.getByRole('main'))

beforeEach(() => {
  replyWithTenant()
  server.use(
    replyWith(roleButtons, {}),
    replyWith(accountSessions, SESSIONS),
    replyWith(roleList, [{ id: '1', roleName: '融资企业' }]),
    replyWith(grantTree, {
      menu: [
        {
          id: 'financing',
          title: '融资与还款',
          children: [
            { id: 'a', title: '我的产品' },
            { id: 'b', title: '融资列表' },
          ],
        },
      ],
    }),
  )
})

describe('the account page', () => {
  it('masks personal data, and reveals it on request', async () => {
    renderPortal('/user/account', signedIn())
    expect(await page().findByText('陈*')).toBeTruthy()
    expect(page().queryByText('13800000002')).toBeNull()
    await userEvent.click(page().getByRole('button', { name: '显示手机号' }))
    expect(page().getByText('13800000002')).toBeTruthy()
    await userEvent.click(page().getByRole('button', { name: '隐藏手机号' }))
    expect(page().queryByText('13800000002')).toBeNull()
  })

  it('lists the devices that are signed in, and signs another one out', async () => {
    renderPortal('/user/account', signedIn())
    const list = within(await page().findByRole('list', { name: '登录设备' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Chrome · Windows本机'),
      expect.stringContaining('微信 · Android'),
    ])
    server.use(
      replyWith(endAccountSessions, null),
      replyWith(accountSessions, SESSIONS.slice(0, 1)),
    )
    await userEvent.click(list.getByRole('button', { name: /微信 · Android 退出登录/ }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    expect(page().queryByRole('button', { name: '其他设备退出登录' })).toBeNull()
  })

  it.each([
    ['one of the others', /微信 · Android 退出登录/, { id: '2' }],
    ['all others', '其他设备退出登录', {}],
  ])('signs out %s', async (_, name, sent) => {
    const bodies: unknown[] = []
    server.use(
      http.post(`*/api/${endAccountSessions.path}`, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ code: 200, success: true, data: null, msg: '' })
      }),
    )
    renderPortal('/user/account', signedIn())
    await userEvent.click(await page().findByRole('button', { name }))
    await waitFor(() => expect(bodies).toEqual([sent]))
  })

  it('names a wrong new phone, and says why the server refuses another one', async () => {
    server.use(
      replyWith(accountCode, { id: 'c1' }),
      replyWith(newPhoneCode, { id: 'c2' }),
      refuse(changePhone, 400, '该手机号已被使用'),
    )
    renderPortal('/user/account', signedIn())
    const user = userEvent.setup()
    await user.click(await page().findByRole('button', { name: '修改手机号' }))
    const form = within(page().getByRole('group', { name: '修改手机号' }))
    const sign = async (label: string) => {
      await user.click(form.getByRole('checkbox'))
      await user.click(form.getByRole('button', { name: '获取验证码' }))
      await form.findByText(/已发送至/)
      await user.type(form.getByRole('textbox', { name: '验证码' }), '123456')
      await user.click(form.getByRole('button', { name: label }))
    }
    await sign('下一步')
    const phone = await form.findByLabelText('新手机号')
    expect(phone).toHaveProperty('value', '')
    await user.type(phone, '23912345678')
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    await user.clear(phone)
    await user.type(phone, '13912345678')
    expect(phone.getAttribute('aria-invalid')).not.toBe('true')
    await sign('确认修改')
    expect((await form.findByRole('alert')).textContent).toContain('该手机号已被使用')
  })

  it('links only an unverified customer to the verification', async () => {
    const { become } = renderPortal('/user/account', signedIn())
    expect(await page().findByText('已实名')).toBeTruthy()
    expect(page().queryByRole('link', { name: '去实名认证' })).toBeNull()
    become(signedIn({ isVerified: false }))
    const link = page().getByRole('link', { name: '去实名认证' })
    expect(link.getAttribute('href')).toBe('/user/enterprise/open/2')
  })

  it('lists the roles of the customer with their grants', async () => {
    renderPortal('/user/account', signedIn())
    expect(await page().findByText('融资企业')).toBeTruthy()
    expect(page().getByText('我的产品、融资列表')).toBeTruthy()
  })

  it('says 暂无权限信息 to a customer without a role', async () => {
    server.use(replyWith(roleList, []))
    renderPortal('/user/account', signedIn())
    expect(await page().findByText('暂无权限信息')).toBeTruthy()
  })

  it('links to the password reset', async () => {
    renderPortal('/user/account', signedIn())
    const link = await page().findByRole('link', { name: '修改密码' })
    expect(link.getAttribute('href')).toBe('/user/forgetPassword')
  })
})
