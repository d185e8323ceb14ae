import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { messageDetail, messageList, unreadQuantity, updateAllRead } from '#schemas/api/messages.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const MESSAGE = {
  id: '1',
  title: '申请需补充资料',
  content: '请补充贸易背景',
  notifyTime: '2026年11月20日 09:30',
}

let listed = 0
let counted = 0

beforeEach(() => {
  listed = 0
  counted = 0
  replyWithTenant()
  server.use(
    replyWith(roleButtons, { my_news_button: '我的消息' }),
    http.get(`*/api/${unreadQuantity.path}`, () => {
      counted += 1
      const data = { unreadQuantity: 3 }
      return HttpResponse.json({ code: 200, success: true, data, msg: '' })
    }),
    http.get(`*/api/${messageList.path}`, () => {
      listed += 1
      const data = { records: [MESSAGE], current: 1, size: 10, pages: 1, total: 1 }
      return HttpResponse.json({ code: 200, success: true, data, msg: '' })
    }),
    replyWith(messageDetail, MESSAGE),
  )
})

const page = () => within(screen.getByRole('main'))
/** The header of the portal; the page has one of its own. */
const banner = () => within(screen.getAllByRole('banner')[0]!)

describe('the page of the messages', () => {
  it('lists the messages under two tabs, at the entry 我的消息 of the menu', async () => {
    renderPortal('/user/information', signedIn())
    expect(await page().findByRole('button', { name: /申请需补充资料/ })).toBeDefined()
    expect(page().getByRole('heading', { level: 1 }).textContent).toBe('我的消息')
    expect(
      page()
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['通知', '预警'])
    expect(page().getByRole('link', { current: 'page' }).textContent).toBe('我的消息')
  })

  it('shares its messages with the bell: a message that is read leaves the list and the count', async () => {
    renderPortal('/user/information', signedIn())
    await banner().findByRole('link', { name: '消息，3 条未读' })
    await userEvent.click(await page().findByRole('button', { name: /申请需补充资料/ }))
    expect(await page().findByText('请补充贸易背景')).toBeDefined()
    expect(banner().getByRole('link', { name: '消息，2 条未读' })).toBeDefined()
    await userEvent.click(page().getByRole('button', { name: '返回列表' }))
    expect(page().queryByRole('button', { name: /申请需补充资料/ })).toBeNull()
  })

  it('says why the messages could not be marked as read, and keeps them', async () => {
    server.use(refuse(updateAllRead, 500, '系统繁忙'))
    renderPortal('/user/information', signedIn())
    await page().findByRole('button', { name: /申请需补充资料/ })
    await userEvent.click(page().getByRole('button', { name: '全部已读' }))
    expect((await page().findByRole('alert')).textContent).toBe('系统繁忙')
    expect(page().getByRole('button', { name: /申请需补充资料/ })).toBeDefined()
  })

  it('fetches the list once, whatever the bell', async () => {
    renderPortal('/user/information', signedIn())
    await page().findByRole('button', { name: /申请需补充资料/ })
    expect(listed).toBe(1)
  })

  it('counts the messages of another customer anew', async () => {
    const { become } = renderPortal('/user/information', signedIn())
    await banner().findByRole('link', { name: '消息，3 条未读' })
    const before = counted
    become(signedIn({ user: { ...signedIn().user!, customerId: 'another' } }))
    await waitFor(() => expect(counted).toBeGreaterThan(before))
  })

  it('has no second list at the bell, which is a link to the page', async () => {
    renderPortal('/user/information', signedIn())
    const bell = await banner().findByRole('link', { name: /^消息/ })
    expect(bell.getAttribute('href')).toBe('/user/information')
    expect(bell.getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('dialog', { name: '消息', hidden: true })).toBeNull()
  })
})
