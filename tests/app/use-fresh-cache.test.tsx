import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loanList } from '#schemas/api/loans.ts'
import { todoList } from '#schemas/api/next-steps.ts'
import { changesSinceVisit } from '#schemas/api/messages.ts'
import { recordsWaiting } from '#schemas/api/records.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { logo } from '#schemas/api/tenant.ts'
import { server } from '../setup/server.ts'
import { replyWith, replyWithTenant, enterprise, renderPortal, signedIn } from './portal.tsx'

const BUTTONS: Record<string, Record<string, string>> = {
  1: { my_product_button: '我的产品' },
  2: { asset_list_button: '我的资产' },
}
/** Makes the server reply with the role buttons of the requested role. */
const giveButtons = () =>
  server.use(
    http.get(`*/api/${roleButtons.path}`, ({ request }) => {
      const roleId = new URL(request.url).searchParams.get('roleId') ?? ''
      return HttpResponse.json({ code: 200, success: true, data: BUTTONS[roleId], msg: '' })
    }),
  )
const menu = () =>
  within(screen.getByRole('navigation', { name: '服务中心菜单' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const first = signedIn()
const other = (roleId: string) =>
  signedIn({ user: { ...enterprise, customerId: '2', companyName: '佛山启岳', roleId } })

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  giveButtons()
  server.use(
    replyWith(todoList, []),
    replyWith(recordsWaiting, []),
    replyWith(changesSinceVisit, { since: '', changes: [] }),
    replyWith(loanList, []),
    replyWith(customerGoodsList, { records: [], current: 1, size: 100, pages: 0, total: 0 }),
  )
})

describe('useFreshCache', () => {
  it.each([
    ['another role', '2', ['服务中心', '我的资产']],
    ['the same role', '1', ['服务中心', '我的产品']],
  ])(
    'fetches the visible data again for the next customer, who has %s',
    async (_, roleId, entries) => {
      const { become } = renderPortal('/user/center', first)
      await waitFor(() => expect(menu()).toEqual(['服务中心', '我的产品']))
      become(other(roleId))
      expect(await screen.findByRole('heading', { name: /佛山启岳/ })).toBeDefined()
      await waitFor(() => expect(menu()).toEqual(entries))
    },
  )

  it('shows nothing of the previous customer, and does not fetch the tenant again', async () => {
    const { become } = renderPortal('/user/center', first)
    await waitFor(() => expect(menu()).toEqual(['服务中心', '我的产品']))
    await waitFor(() => expect(document.title).toContain('云序供应链金融'))
    const asked = vi.fn()
    server.use(
      http.get(`*/api/${logo.path}`, asked),
      http.get(`*/api/${roleButtons.path}`, () => new Promise<never>(() => {})),
    )
    become(other('1'))
    await waitFor(() => expect(menu()).toEqual(['服务中心']))
    expect(document.title).toContain('云序供应链金融')
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(asked).not.toHaveBeenCalled()
  })
})
