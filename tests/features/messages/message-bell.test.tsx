import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { messageDetail, messageList, unreadQuantity } from '#schemas/api/messages.ts'
import { MessageBell } from '#src/features/messages/message-bell.tsx'
import { MessagesProvider } from '#src/features/messages/messages-provider.tsx'
import { changes } from '#src/api/changes.ts'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { replyWith, refuse, signedIn, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const renderBell = (session: Session) =>
  render(
    <SessionContext value={session}>
      <MemoryRouter>
        <MessagesProvider isWanted>
          <MessageBell />
        </MessagesProvider>
      </MemoryRouter>
    </SessionContext>,
  )

const pageOf = (...records: { id: string; content: string }[]) => ({
  records: records.map((record) => ({
    ...record,
    title: '申请需补充资料',
    notifyTime: '2026年11月20日 09:30',
  })),
  current: 1,
  size: 10,
  pages: 1,
  total: records.length,
})

/** Dispatches the event of the browser that opens the popover. */
const openPanel = async () => {
  const panel = screen.getByRole('dialog', { name: '消息', hidden: true })
  // The content of the panel is loaded when it opens.
  await act(async () => {
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    await vi.dynamicImportSettled()
  })
  return within(panel)
}

describe('MessageBell', () => {
  it('is hidden from a signed-out visitor', () => {
    renderBell(signedOut())
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    [0, '消息', '没有未读消息'],
    [99, '消息，99 条未读', '99 条未读消息'],
    [100, '消息，99+ 条未读', '99+ 条未读消息'],
  ])('announces %i unread messages as %s', async (unread, name, spoken) => {
    server.use(replyWith(unreadQuantity, { unreadQuantity: unread }))
    renderBell(signedIn())
    expect((await screen.findByText(spoken)).getAttribute('role')).toBe('status')
    expect(screen.getByRole('button', { name })).toBeDefined()
  })

  it('lists messages with title, time and excerpt, and opens one in full', async () => {
    server.use(
      replyWith(unreadQuantity, { unreadQuantity: 2 }),
      replyWith(messageList, pageOf({ id: '1', content: '请补充' }, { id: '2', content: '其他' })),
      replyWith(messageDetail, pageOf({ id: '1', content: '请补充贸易背景' }).records[0]!),
    )
    renderBell(signedIn())
    await screen.findByText('2 条未读消息')
    const panel = await openPanel()
    const [row] = await panel.findAllByRole('button', { name: /申请需补充资料/, hidden: true })
    expect(row?.textContent).toBe('申请需补充资料2026-11-20 09:30请补充')
    await userEvent.click(row!)
    expect(await panel.findByText('请补充贸易背景')).toBeDefined()
    expect(screen.getByText('1 条未读消息')).toBeDefined()
    expect(panel.queryByRole('link', { hidden: true })).toBeNull()
  })

  it('asks for ten unread messages a page, of the portal alone', async () => {
    const asked: string[] = []
    server.use(
      replyWith(unreadQuantity, { unreadQuantity: 0 }),
      http.get(`*/api/${messageList.path}`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json({ code: 200, success: true, data: pageOf(), msg: '' })
      }),
    )
    renderBell(signedIn())
    await openPanel()
    await waitFor(() => expect(asked).toEqual(['?current=1&size=10&type=1&genre=2']))
  })

  it('counts again when the server tells of a change', async () => {
    server.use(replyWith(unreadQuantity, { unreadQuantity: 0 }))
    renderBell(signedIn())
    await screen.findByText('没有未读消息')
    server.use(replyWith(unreadQuantity, { unreadQuantity: 1 }))
    changes.emit({ kind: 'message' })
    expect(await screen.findByText('1 条未读消息')).toBeDefined()
  })

  it('links a message to its application', async () => {
    const about = { goodsId: '1', isGroup: false, processType: 1, businessId: '2', flowOnlyId: '3' }
    server.use(
      replyWith(unreadQuantity, { unreadQuantity: 1 }),
      replyWith(messageList, pageOf({ id: '1', content: '请补充' })),
      replyWith(messageDetail, { ...pageOf({ id: '1', content: '请补充' }).records[0]!, about }),
    )
    renderBell(signedIn())
    await screen.findByText('1 条未读消息')
    const panel = await openPanel()
    await userEvent.click(
      (await panel.findAllByRole('button', { name: /申请需补充资料/, hidden: true }))[0]!,
    )
    const link = await panel.findByRole('link', { name: /查看申请/, hidden: true })
    expect(link.getAttribute('href')).toBe(
      '/product/processopen?processType=1&goodId=1&businessId=2&flowOnlyId=3',
    )
  })

  it('leads from an empty tab to what is unread in the other one', async () => {
    server.use(replyWith(unreadQuantity, { unreadQuantity: 1 }), replyWith(messageList, pageOf()))
    renderBell(signedIn())
    await screen.findByText('1 条未读消息')
    const panel = await openPanel()
    const leads = await panel.findByRole('button', { name: '查看未读的预警', hidden: true })
    const readAll = panel.getByRole('button', { name: '全部已读', hidden: true })
    expect(readAll).toHaveProperty('disabled', false)
    await userEvent.click(leads)
    expect(await panel.findByText('没有未读的预警')).toBeDefined()
    expect(panel.getByRole('tabpanel', { hidden: true })).toBe(document.activeElement)
  })

  it('shows why the list cannot be read, and retries', async () => {
    server.use(
      replyWith(unreadQuantity, { unreadQuantity: 0 }),
      refuse(messageList, 500, '消息服务维护中'),
    )
    renderBell(signedIn())
    await screen.findByText('没有未读消息')
    const panel = await openPanel()
    expect(await panel.findByText('消息服务维护中')).toBeDefined()
    server.use(replyWith(messageList, pageOf()))
    await userEvent.click(panel.getByRole('button', { name: '重试', hidden: true }))
    expect(await panel.findByText('没有未读的通知')).toBeDefined()
  })
})
