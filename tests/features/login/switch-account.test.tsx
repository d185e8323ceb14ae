import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goodsList } from '#schemas/api/products.ts'
import { selectEnterprise, selectSubAccount } from '#schemas/api/sign-in.ts'
import { subAccount } from '#schemas/api/user.ts'
import { replyWith, replyWithTenant, refuse, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { formOf } from '#tests/setup/form-of.ts'
import { server } from '#tests/setup/server.ts'

const offered = [
  { id: '8', type: 1, name: '许安宁', personalPhone: '13800000004' },
  // The sub-account of `signedIn`.
  { id: '1', type: 2, name: '苏州澄禾', creditCode: '91320594MA1X2Y3Z4A' },
  {
    id: '9',
    type: 2,
    name: '佛山启岳',
    creditCode: '91440605MA5X9D1L4D',
    logoSrc: 'https://files.test/qy.png',
  },
].map((account) => subAccount.parse(account))

const switching = () => signedIn({ login: { isOpen: true, switchAccount: true } })

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  server.use(
    replyWith(goodsList, { records: [], current: 1, size: 6, pages: 0, total: 0 }),
    replyWith(selectEnterprise, {
      cusomerType: offered,
      customerCheckVo: { id: 'check', uuid: 'secret' },
    }),
  )
})

describe('switching the account', () => {
  it('lists the sub-accounts of the account, and marks the current one', async () => {
    renderPortal('/', switching())
    const radios = await screen.findAllByRole('radio')
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['8', '1', '9'])
    expect(screen.getByRole('radio', { name: /苏州澄禾.*当前身份/ })).toBeDefined()
    expect(screen.getAllByText('当前身份')).toHaveLength(1)
    const pictures = radios.map((radio) => radio.closest('label')?.querySelector('img')?.src)
    expect(pictures).toEqual([undefined, undefined, 'https://files.test/qy.png'])
  })

  it('continues as the enterprise that is picked', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(`*/api/${selectSubAccount.path}`, async ({ request }) => {
        bodies.push(await formOf(request))
        const data = { access_token: 'a', refresh_token: 'r', customerId: '9', label: 1 }
        return HttpResponse.json({ code: 200, success: true, data, msg: '' })
      }),
    )
    const session = switching()
    renderPortal('/', session)
    await userEvent.click(await screen.findByRole('radio', { name: /佛山启岳/ }))
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() =>
      expect(session.start).toHaveBeenCalledWith(
        expect.objectContaining({
          subAccountId: '9',
          signIn: expect.objectContaining({ customerId: '9' }),
        }),
      ),
    )
    const chosen = { typeId: '9', id: 'check', uuid: 'secret' }
    expect(bodies).toEqual([{ ...chosen, tenantId: '000000', scope: 'all' }])
  })

  it('offers another sign-in when the list cannot be read', async () => {
    server.use(refuse(selectEnterprise, 500, '系统繁忙'))
    renderPortal('/', switching())
    const dialog = within(await screen.findByRole('dialog', { name: '欢迎登录' }))
    expect(await dialog.findByText('系统繁忙')).toBeDefined()
  })
})
