import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { unreadQuantity } from '#schemas/api/messages.ts'
import { server } from '../setup/server.ts'
import { replyWith, replyWithTenant, renderPortal, signedOut } from './portal.tsx'
import { readTable, VIEWERS, viewers, type Viewer } from './viewers.ts'

/** A page with a header and no content of its own. */
const PAGE = '/nowhere'

const FLAGS = [1, 2, 3, 4, 5, 99]

/** Section 2, "Header tabs", in its order. Type 99 has no tab. */
const TABS = readTable(`
  tab      | flag | leads to                             | logged out | personal | enterprise | core enterprise | unverified | without roleId
  首页     |      | /                                    | yes        | yes      | yes        | yes             | yes        | yes
  应收账款 | 1    | /product/accountsreceivablelist      | yes        | yes      | yes        | yes             | yes        | yes
  代采融资 | 2    | /product/generationofminingfinancing | yes        | yes      | yes        |                 | yes        | yes
  代采商城 | 2    | /product/generationOfminingmall      | yes        | yes      | yes        |                 | yes        | yes
  动产质押 | 4    | /product/productmodernminded         | yes        | yes      | yes        |                 | yes        | yes
  基金产品 | 5    | /product/suturemax                   | yes        | yes      | yes        |                 | yes        | yes
  云信     | 3    | login dialog                         | yes        |          |            |                 |            |
  云信     | 3    | /user/assets                         |            | yes      | yes        |                 | yes        | yes
  云信     | 3    | /product/cloudletterlist             |            |          |            | yes             |            |
`)

/** Section 2, "Header right" and "Avatar click". */
const RIGHT = readTable(`
  viewer          | bell | control  | opens
  logged out      |      | 登录     | login dialog
  personal        | yes  | 陈屿     | 服务中心 → /user/center, 切换账号, 退出登录
  enterprise      | yes  | 苏州澄禾 | 服务中心 → /user/center, 切换账号, 退出登录
  core enterprise | yes  | 苏州澄禾 | 服务中心 → /user/center, 切换账号, 退出登录
  unverified      | yes  | 未实名   | real-name dialog
  without roleId  | yes  | 苏州澄禾 | 服务中心 → /user/center, 切换账号, 退出登录
`)

const banner = () => within(screen.getByRole('banner'))
const textOf = (part: Element): string => {
  const to = part.getAttribute('href')
  return to ? `${part.textContent} → ${to}` : (part.textContent ?? '')
}

/** The entries of the account menu; none while it is closed. */
const menuEntries = (): string[] =>
  [...(banner().queryByRole('list')?.querySelectorAll('a, button') ?? [])].map(textOf)

const shownIn = (navigation: Element) =>
  [...navigation.children].map((tab) =>
    tab.matches('button') ? `${tab.textContent} → login dialog` : textOf(tab),
  )
/** The enabled types to test a flag with, with it and without. Types 1 and 3 have tabs for all: one is always enabled. */
const onAndOff = (flag: number): number[][] => [
  [...new Set([1, flag])],
  FLAGS.filter((one) => one !== flag),
]

const written = (viewer: Viewer, flag: number): string[][] =>
  onAndOff(flag).map((flags) =>
    TABS.filter((row) => row[viewer] && (!row['flag'] || flags.includes(+row['flag']))).map(
      (row) => `${row['tab']} → ${row['leads to']}`,
    ),
  )

const seen = async (viewer: Viewer, flag: number): Promise<string[][]> => {
  const all: string[][] = []
  for (const flags of onAndOff(flag)) {
    replyWithTenant(flags)
    const { unmount } = renderPortal(PAGE, VIEWERS[viewer]())
    const navigation = await screen.findByRole('navigation', { name: '主导航' })
    await within(navigation).findByText(flags.includes(1) ? '应收账款' : '云信')
    all.push(shownIn(navigation))
    unmount()
  }
  return all
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
})

describe('the header tabs (specification, sections 2 and 6)', () => {
  it.each(viewers)('Receivables: shown only if product type 1 is enabled (%s)', async (viewer) => {
    expect(await seen(viewer, 1)).toEqual(written(viewer, 1))
  })

  it.each(viewers)(
    'Purchase-agency financing and mall (type 2): shown only when logged out or not a core enterprise (%s)',
    async (viewer) => {
      expect(await seen(viewer, 2)).toEqual(written(viewer, 2))
    },
  )

  it.each(viewers)(
    'Cloud bills (type 3): to the cloud-bill list for a core enterprise, otherwise to the assets (%s)',
    async (viewer) => {
      expect(await seen(viewer, 3)).toEqual(written(viewer, 3))
    },
  )

  it.each(viewers)(
    'Movable-property pledge (type 4): shown only when logged out or not a core enterprise (%s)',
    async (viewer) => {
      expect(await seen(viewer, 4)).toEqual(written(viewer, 4))
    },
  )

  it.each(viewers)(
    'Fund products (type 5): shown only when logged out or not a core enterprise (%s)',
    async (viewer) => {
      expect(await seen(viewer, 5)).toEqual(written(viewer, 5))
    },
  )

  it.each(viewers)('type 99 has no tab (%s)', async (viewer) => {
    expect(await seen(viewer, 99)).toEqual(written(viewer, 99))
  })

  it('shows no tab of a product type while the session is restored', async () => {
    const { become } = renderPortal(PAGE, VIEWERS.enterprise())
    await banner().findByRole('link', { name: '应收账款' })
    become({ ...signedOut(), status: 'restoring' })
    expect(banner().queryByRole('link', { name: '应收账款' })).toBeNull()
    expect(banner().getByRole('link', { name: '首页' })).toBeDefined()
  })

  it('Cloud bills: opens the login dialog when logged out', async () => {
    replyWithTenant([3])
    const session = signedOut()
    renderPortal(PAGE, session)
    await userEvent.click(await banner().findByRole('button', { name: '云信' }))
    expect(session.openLogin).toHaveBeenCalledOnce()
  })
})

describe('the right of the header (specification, section 2)', () => {
  beforeEach(() => {
    server.use(replyWith(unreadQuantity, { unreadQuantity: 3 }))
  })

  it.each(viewers)('has product intro, about us and help center (%s)', async (viewer) => {
    renderPortal(PAGE, VIEWERS[viewer]())
    const help = await banner().findByRole('navigation', { name: '帮助与介绍' })
    expect([...help.children].map(textOf)).toEqual([
      '产品介绍 → /helper/aboutWe?id=2',
      '关于我们 → /helper/aboutWe?id=1',
      '帮助中心 → /helper/helperCenter',
    ])
  })

  it.each(RIGHT)('has the notification bell with unread count: $viewer', async (row) => {
    renderPortal(PAGE, VIEWERS[row['viewer'] as Viewer]())
    await banner().findByRole('button', { name: new RegExp(row['control'] ?? '') })
    if (row['bell']) expect(await banner().findByRole('button', { name: /3 条/ })).toBeDefined()
    else expect(banner().queryByRole('button', { name: /消息/ })).toBeNull()
  })

  it.each(RIGHT)('$control opens what the specification says: $viewer', async (row) => {
    const session = VIEWERS[row['viewer'] as Viewer]()
    renderPortal(PAGE, session)
    const name = new RegExp(row['control'] ?? '')
    await userEvent.click(await banner().findByRole('button', { name }))
    const opened = [
      ...vi.mocked(session.openLogin).mock.calls.map(() => 'login dialog'),
      ...vi.mocked(session.openRealName).mock.calls.map(() => 'real-name dialog'),
      ...menuEntries(),
    ]
    expect(opened.join(', ')).toBe(row['opens'])
  })

  it('has the account menu beside the name of an unverified customer, whose name opens the real-name dialog', async () => {
    const session = VIEWERS.unverified()
    renderPortal(PAGE, session)
    const button = await banner().findByRole('button', { name: '账号菜单' })
    await userEvent.click(button)
    expect(menuEntries()).toEqual(['服务中心 → /user/center', '切换账号', '退出登录'])
    expect(session.openRealName).not.toHaveBeenCalled()
    await userEvent.click(banner().getByRole('button', { name: '切换账号' }))
    expect(session.openLogin).toHaveBeenCalledExactlyOnceWith({ switchAccount: true })
    expect(menuEntries()).toEqual([])
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await userEvent.click(banner().getByRole('button', { name: '退出登录' }))
    expect(session.logOut).toHaveBeenCalledOnce()
  })
})
