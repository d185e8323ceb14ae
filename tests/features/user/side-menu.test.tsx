import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loanList } from '#schemas/api/loans.ts'
import { todoList } from '#schemas/api/next-steps.ts'
import { contractList } from '#schemas/api/customer-contracts.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import { changesSinceVisit, messageList } from '#schemas/api/messages.ts'
import { recordList, recordsWaiting } from '#schemas/api/records.ts'
import { documentList } from '#schemas/api/resources.ts'
import { roleButtons, ROLE_BUTTONS, type RoleButton } from '#schemas/api/roles.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { routes } from '#src/app/routes.ts'
import { SideMenu } from '#src/features/user/side-menu.tsx'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import {
  replyWith,
  replyWithTenant,
  refuse,
  renderPortal,
  signedIn,
  signedOut,
} from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const NO_RECORDS = {
  columns: [],
  day: '',
  records: [],
  current: 1,
  size: 10,
  pages: 0,
  total: 0,
  totals: {},
  statuses: [],
}

const menu = () => within(screen.getByRole('navigation', { name: '服务中心菜单' }))
const labels = () =>
  [...menu().queryAllByRole('link'), ...menu().queryAllByRole('button')].map(
    (entry) => entry.textContent,
  )

const giveButtons = (codes: readonly string[]) =>
  server.use(replyWith(roleButtons, Object.fromEntries(codes.map((code) => [code, code]))))

const renderMenu = (session: Session) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={['/user/center']}>
          <SideMenu />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )

beforeEach(() => {
  replyWithTenant()
  server.use(
    replyWith(customerGoodsList, { records: [], current: 1, size: 100, pages: 0, total: 0 }),
    replyWith(contractList, { records: [], current: 1, size: 10, pages: 0, total: 0 }),
    replyWith(todoList, []),
    replyWith(recordsWaiting, []),
    replyWith(messageList, { records: [], current: 1, size: 10, pages: 0, total: 0 }),
    replyWith(changesSinceVisit, { since: '', changes: [] }),
    replyWith(documentList, []),
    replyWith(loanList, []),
    replyWith(recordList, NO_RECORDS),
  )
})

const user = signedIn().user!
const core = () => signedIn({ isCoreEnterprise: true, user: { ...user, label: 3 } })

/** The menu entry of each code; '' if it is not in the menu (specification, section 2). */
const ENTRY: Record<RoleButton, string> = {
  my_product_button: '我的产品',
  financing_list_button: '我的融资',
  repayment_list_button: '',
  redemption_management_button: '赎货管理',
  asset_list_button: '我的资产',
  core_liabilities_button: '我的负债',
  contract_list_button: '我的合同',
  trading_partner_button: '',
  resource_management_button: '资料管理',
  my_news_button: '我的消息',
}

const VIEWERS: [name: string, session: () => Session, hidden: readonly RoleButton[]][] = [
  ['a person', () => signedIn({ user: { ...user, type: 1 } }), ['core_liabilities_button']],
  ['an enterprise', () => signedIn(), ['core_liabilities_button']],
  ['a core enterprise', core, []],
  ['an unverified customer', () => signedIn({ isVerified: false }), ['core_liabilities_button']],
]

describe('the side menu of the user center (specification, sections 2 and 6)', () => {
  const table = VIEWERS.flatMap(([name, session, hidden]) =>
    ROLE_BUTTONS.map((code) => {
      const entry = hidden.includes(code) ? '' : ENTRY[code]
      return { name, session, code, shown: entry ? [entry] : [] }
    }),
  )
  it.each(table)('$name with only $code sees the center and $shown', async (row) => {
    // The messages beside a code without an entry tell that the codes have been read.
    const beside: RoleButton[] = row.shown.length > 0 ? [] : ['my_news_button']
    giveButtons([row.code, ...beside])
    renderMenu(row.session())
    const expected = ['服务中心', ...row.shown, ...beside.map((code) => ENTRY[code])]
    await waitFor(() => expect(labels()).toEqual(expected))
  })

  it.each(table)('$name without $code sees all other entries', async (row) => {
    giveButtons(ROLE_BUTTONS.filter((code) => code !== row.code))
    const hidden = VIEWERS.find(([name]) => name === row.name)?.[2] ?? []
    const others = ROLE_BUTTONS.filter((code) => code !== row.code && !hidden.includes(code))
    renderMenu(row.session())
    const expected = ['服务中心', ...others.map((code) => ENTRY[code]).filter(Boolean)]
    await waitFor(() => expect(labels()).toEqual(expected))
  })

  it('always shows the center; without a roleId it shows 暂无权限信息 and fetches nothing', async () => {
    renderMenu(signedIn({ user: { ...user, roleId: '' } }))
    await screen.findByText('暂无权限信息')
    expect(labels()).toEqual(['服务中心'])
  })

  it('is hidden from a signed-out visitor', async () => {
    renderPortal('/user/center', signedOut())
    await screen.findByRole('heading', { name: '请先登录' })
    expect(screen.queryByRole('navigation', { name: '服务中心菜单' })).toBeNull()
  })

  it('offers a retry when it cannot be read', async () => {
    server.use(refuse(roleButtons, 500, '系统繁忙'))
    renderMenu(signedIn())
    const retry = await screen.findByRole('button', { name: '菜单加载失败，重试' })
    giveButtons(['my_product_button'])
    await userEvent.click(retry)
    await waitFor(() => expect(labels()).toEqual(['服务中心', '我的产品']))
  })

  it('fetches the role buttons per roleId', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.get(`*/api/${roleButtons.path}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('roleId'))
        return HttpResponse.json({ code: 200, success: true, data: {}, msg: '' })
      }),
    )
    renderMenu(signedIn())
    await waitFor(() => expect(asked).toEqual(['1']))
  })

  it('marks the current page', async () => {
    giveButtons(ROLE_BUTTONS)
    renderPortal('/user/product', signedIn())
    const entry = await screen.findByRole('link', { name: '我的产品', current: 'page' })
    expect(menu().getByRole('link', { current: 'page' })).toBe(entry)
  })

  it('scrolls the row of a phone to the current page', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    onTestFinished(() => void vi.restoreAllMocks())
    giveButtons(ROLE_BUTTONS)
    renderPortal('/user/product', signedIn())
    await screen.findByRole('link', { name: '我的产品', current: 'page' })
    const row = screen.getByRole('navigation', { name: '服务中心菜单' })
    await waitFor(() => expect(row.scrollLeft).toBe(500 - (300 - 80) / 2))
  })
})

describe('the guard of a page of the user center', () => {
  const guarded = routes.filter(({ button }) => button)

  it('covers every code', () => {
    const codes = new Set(guarded.map(({ button }) => button))
    expect(codes).toEqual(new Set(ROLE_BUTTONS))
  })

  it.each(guarded.map(({ path, title, button }) => ({ path, title, button })))(
    '$path is shown with $button, and refused without it',
    async ({ path, title, button }) => {
      giveButtons([button ?? ''])
      const { unmount } = renderPortal(path, core())
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(title)
      unmount()
      giveButtons(ROLE_BUTTONS.filter((code) => code !== button))
      renderPortal(path, core())
      await screen.findByRole('heading', { name: '暂无访问权限' })
    },
  )

  it('refuses the debts to a customer that is not a core enterprise, whatever the role', async () => {
    giveButtons(ROLE_BUTTONS)
    renderPortal('/user/debt', signedIn())
    expect(await screen.findByRole('heading', { name: '暂无访问权限' })).toBeDefined()
  })

  it('shows 暂无权限信息 without a roleId', async () => {
    renderPortal('/user/product', signedIn({ user: { ...user, roleId: '' } }))
    expect(await screen.findByRole('heading', { name: '暂无权限信息' })).toBeDefined()
  })
})
