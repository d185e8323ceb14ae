import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { UserInfo } from '#schemas/api/user.ts'
import {
  activeUpdateRealStatus,
  checkNeedSign,
  getContractByBizNo,
  openCompany,
  queryEntAuth,
  verifyEnterpriseAuth,
} from '#schemas/api/verification.ts'
import { apiEvents } from '#src/api/api-events.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { formOf } from '#tests/setup/form-of.ts'
import { server } from '../../setup/server.ts'

const page = () => within(screen.getByRole('main'))
const unverified = () => signedIn({ isVerified: false })

beforeEach(() => {
  replyWithTenant()
  server.use(
    replyWith(activeUpdateRealStatus, { verifiedStatus: 2 }),
    replyWith(queryEntAuth, null),
  )
})

describe('the real-name page', () => {
  it.each([
    [2, '/user/enterprise/open/1', '/user/enterprise/open/2'],
    [3, '/user/enterprise/open/9', '/user/enterprise/open/2'],
    [1, '/user/enterprise/open/2', '/user/enterprise/open/1'],
    [2, '/user/enterprise/open/3', '/user/enterprise/open/3'],
  ])('redirects an account of type %i from %s to %s', async (type, from, to) => {
    const session = unverified()
    const { address } = renderPortal(from, {
      ...session,
      user: { ...(session.user as UserInfo), type },
    })
    await page().findByRole('button', { name: '提交认证' })
    expect(address()).toBe(to)
  })

  it('offers a person the phone of the account, unless a draft has another one', async () => {
    const session = unverified()
    const person = { ...session, user: { ...(session.user as UserInfo), type: 1 } }
    const { unmount } = renderPortal('/user/enterprise/open/1', person)
    const phone = await page().findByLabelText('手机号')
    expect(phone).toHaveProperty('value', '13800000002')
    expect(phone.getAttribute('autocomplete')).toBe('tel')
    expect(page().getByText('来自账号信息').id).toBe(phone.getAttribute('aria-describedby'))
    const user = userEvent.setup()
    await user.clear(phone)
    expect(page().queryByText('来自账号信息')).toBeNull()
    await user.type(phone, '13912345678')
    unmount()
    renderPortal('/user/enterprise/open/1', person)
    expect(await page().findByLabelText('手机号')).toHaveProperty('value', '13912345678')
    expect(page().queryByText('来自账号信息')).toBeNull()
  })

  it.each(['', '138****0002'])('offers no phone where the account has %j', async (phone) => {
    const session = unverified()
    const user = { ...(session.user as UserInfo), type: 1, phone }
    renderPortal('/user/enterprise/open/1', { ...session, user })
    expect(await page().findByLabelText('手机号')).toHaveProperty('value', '')
  })

  it.each([
    ['/user/enterprise/open/2', /在线认证/],
    ['/user/enterprise/open/3', /扫码认证/],
  ])('begins at %s with %s', async (address, name) => {
    renderPortal(address, unverified())
    expect(await page().findByRole('radio', { name })).toHaveProperty('checked', true)
  })

  it.each(['https://provider.example/verify?b=1', 'http://provider.example/verify?b=1'])(
    "opens the provider's page %s with this page as its return address",
    async (address) => {
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
      onTestFinished(() => assign.mockRestore())
      let returnUrl: string | null = ''
      server.use(
        http.post(`*/api/${openCompany.path}`, ({ request }) => {
          returnUrl = new URL(request.url).searchParams.get('returnUrl')
          const data = { url: address, bizNo: 'b1' }
          return HttpResponse.json({ code: 200, success: true, data, msg: '' })
        }),
      )
      renderPortal('/user/enterprise/open/2?returnUrl=%2F%2Fevil.example', unverified())
      const user = userEvent.setup()
      await user.type(await page().findByLabelText('企业名称'), '杭州知秋茶业有限公司')
      await user.type(page().getByLabelText('统一社会信用代码'), '91440101MA5Y2C7J3U')
      await user.type(page().getByLabelText('法定代表人姓名'), '沈知秋')
      await user.type(page().getByLabelText('法定代表人身份证号'), '440103199211280047')
      await user.click(page().getByRole('button', { name: '提交认证' }))
      await waitFor(() => expect(assign).toHaveBeenCalledOnce())
      expect(String(assign.mock.calls[0]?.[0])).toBe(address)
      expect(returnUrl).toBe(`${location.origin}/user/enterprise/open/2`)
      server.use(
        replyWith(activeUpdateRealStatus, { verifiedStatus: 1 }),
        replyWith(checkNeedSign, { needSign: false, bizNo: '' }),
      )
      await user.click(await page().findByRole('button', { name: '我已完成认证' }))
      expect(await page().findByRole('link', { name: '开始使用' })).toBeTruthy()
    },
  )

  it('shows the refusal of a returning customer once', async () => {
    sessionStorage.setItem(
      'portal:real-name',
      JSON.stringify({
        customerId: '1',
        path: '/user/enterprise/open/2',
        method: 'page',
        form: { companyName: '杭州知秋茶业有限公司' },
        bizNo: 'b1',
      }),
    )
    const asked: unknown[] = []
    server.use(
      replyWith(queryEntAuth, { companyName: '', creditCode: '', status: 2 }),
      http.post(`*/api/${activeUpdateRealStatus.path}`, async ({ request }) => {
        asked.push(await formOf(request.clone()))
      }),
    )
    const { unmount } = renderPortal('/user/enterprise/open/2', unverified())
    expect(await page().findByRole('heading', { name: '认证未通过' })).toBeTruthy()
    expect(asked).toEqual([{ userType: '2', bizNo: 'b1' }])
    unmount()
    renderPortal('/user/enterprise/open/2', unverified())
    expect(await page().findByLabelText('企业名称')).toHaveProperty('value', '杭州知秋茶业有限公司')
  })

  it('keeps the form over a reload, for the same customer only', async () => {
    const user = userEvent.setup()
    const first = renderPortal('/user/enterprise/open/2', unverified())
    await user.click(await page().findByRole('radio', { name: /对公打款认证/ }))
    await user.type(page().getByLabelText('对公账号'), '1202020200112233445')
    first.unmount()

    const second = renderPortal('/user/enterprise/open/2', unverified())
    const account = await page().findByLabelText('对公账号')
    expect(account).toHaveProperty('value', '1202020200112233445')
    second.unmount()

    const session = unverified()
    const another = { ...(session.user as UserInfo), customerId: '2' }
    renderPortal('/user/enterprise/open/2', { ...session, user: another })
    expect(await page().findByLabelText('企业名称')).toBeTruthy()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('1202020200112233445')
  })

  it('goes on at the amount of a transfer that the server knows', async () => {
    server.use(
      replyWith(queryEntAuth, {
        companyName: '杭州知秋茶业有限公司',
        creditCode: '91440101MA5Y2C7J3U',
        status: 0,
        pendingTransfer: {
          bizNo: 't1',
          companyName: '杭州知秋茶业有限公司',
          creditCode: '91440101MA5Y2C7J3U',
          bankName: '中国工商银行',
          bankAccount: '1202 **** **** 3445',
          until: '2026-11-27 09:30:00',
        },
      }),
    )
    renderPortal('/user/enterprise/open/2', unverified())
    expect(await page().findByLabelText('到账金额（元）')).toBeTruthy()
    expect(page().getByText(/2026-11-27 09:30 前有效/)).toBeTruthy()
  })

  it('refetches the user after the verification, and links to the page that the customer came from', async () => {
    server.use(
      replyWith(activeUpdateRealStatus, { verifiedStatus: 1 }),
      replyWith(checkNeedSign, { needSign: false, bizNo: '' }),
    )
    const session = unverified()
    renderPortal('/user/enterprise/open/2?returnUrl=%2Fproduct%2Fproductgrouplist', session)
    const link = await page().findByRole('link', { name: '开始使用' })
    expect(link.getAttribute('href')).toBe('/product/productgrouplist')
    expect(session.refreshUser).toHaveBeenCalledOnce()
  })

  it('asks whether the customer is verified by userType 2', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(`*/api/${activeUpdateRealStatus.path}`, async ({ request }) => {
        asked.push(await formOf(request))
        const data = { verifiedStatus: 1 }
        return HttpResponse.json({ code: 200, success: true, data, msg: '' })
      }),
      replyWith(checkNeedSign, { needSign: false, bizNo: '' }),
    )
    renderPortal('/user/enterprise/open/2', unverified())
    await page().findByRole('link', { name: '开始使用' })
    expect(asked).toEqual([{ userType: '2' }])
  })

  it('says on the page that the amount of a transfer is wrong, and raises no warning', async () => {
    const events: unknown[] = []
    onTestFinished(apiEvents.subscribe((event) => events.push(event)))
    const pendingTransfer = {
      bizNo: 't1',
      companyName: '杭州知秋茶业有限公司',
      creditCode: '91440101MA5Y2C7J3U',
      bankName: '中国工商银行',
      bankAccount: '1202 **** **** 3445',
      until: '2026-11-27 09:30:00',
    }
    server.use(
      replyWith(queryEntAuth, { companyName: '', creditCode: '', status: 0, pendingTransfer }),
      refuse(verifyEnterpriseAuth, 400, '金额不符'),
    )
    renderPortal('/user/enterprise/open/2', unverified())
    await userEvent.type(await page().findByLabelText('到账金额（元）'), '0.35{Enter}')
    expect(await page().findByText('金额不符')).toBeTruthy()
    expect(events).toEqual([])
  })

  it('shows a verified customer the contract that is still to be signed', async () => {
    server.use(
      replyWith(activeUpdateRealStatus, { verifiedStatus: 1 }),
      replyWith(checkNeedSign, { needSign: true, bizNo: 'b9' }),
      replyWith(getContractByBizNo, { title: '平台服务合同', content: '第一条 服务' }),
    )
    renderPortal('/user/enterprise/open/2', unverified())
    expect(await page().findByText(/签署《平台服务合同》后即可使用全部服务/)).toBeTruthy()
    expect(page().getByText('第一条 服务')).toBeTruthy()
  })
})
