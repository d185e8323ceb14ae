import type { Page } from '@playwright/test'
import { messageList } from '#schemas/api/messages.ts'
import { auditOf } from './audit.ts'
import { untilIdle } from './idle.ts'
import { ONE_STEP_OPENING, ownTest, submitOpening } from './own-definitions.ts'
import { expect } from './test.ts'

const test = ownTest.extend<{ makeMessages: (warnings: number) => Promise<void> }>({
  /** Returns one application `warnings` times and then approves it: as many warnings, and one notification. */
  makeMessages: async ({ enterprise, processes, operator, server }, provide) => {
    await processes.publish(ONE_STEP_OPENING)
    await provide(async (warnings) => {
      let id = ''
      for (let time = 1; time <= warnings; time += 1) {
        id = await submitOpening(server.url, enterprise)
        await operator.decide(id, { decision: 'return', reason: `第 ${time} 次：请补充贸易背景` })
      }
      await submitOpening(server.url, enterprise)
      await operator.decide(id, { decision: 'approve' })
    })
  },
})

const messagesOf = (page: Page) => {
  const panel = page.getByRole('dialog', { name: '消息' })
  const list = panel.getByRole('tabpanel')
  const asked: { page: number; at: number }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith(messageList.path))
      asked.push({
        page: Number(searchParams.get('current')),
        // By the browser's clock: the event of a busy machine is late.
        get at() {
          return request.timing().startTime
        },
      })
  })
  return {
    panel,
    list,
    asked,
    pages: () => asked.map((each) => each.page),
    bell: (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name }),
    tab: (name: string) => panel.getByRole('tab', { name }),
    rows: list.getByRole('listitem').getByRole('button'),
    /** Scrolls to another distance from the bottom, and waits until the page has heard of it; pixels. */
    scrollTo: (distance: number) =>
      list.evaluate(
        (element, left) =>
          new Promise<void>((resolve) => {
            element.addEventListener('scroll', () => resolve(), { once: true })
            element.scrollTop = element.scrollHeight - element.clientHeight - left
          }),
        distance,
      ),
  }
}

test('35 warnings load in pages near the bottom, at most one page a second', async ({
  page,
  makeMessages,
}) => {
  await makeMessages(35)
  const { panel, rows, tab, bell, asked, pages, scrollTo } = messagesOf(page)
  await page.clock.install()
  /** Lets more than a second pass, in which a page that is wanted is asked for. */
  const passSecond = async () => {
    await page.clock.fastForward(1_500)
    await untilIdle(page)
  }
  await page.goto('/')
  await bell('消息，36 条未读').click()
  await expect(rows).toHaveText([/产品开通已通过/])

  await tab('预警').click()
  await expect(rows.first()).toContainText('第 35 次：请补充贸易背景')
  await expect(rows).toHaveCount(10)
  await scrollTo(401)
  await passSecond()
  expect(pages()).toEqual([1, 1])
  await scrollTo(399)
  await expect(rows).toHaveCount(20)
  await scrollTo(0)
  await expect(rows).toHaveCount(30)
  await scrollTo(0)
  await expect(rows).toHaveCount(35)
  await scrollTo(0)
  await expect(panel.getByText('没有更多了')).toBeVisible()
  await passSecond()
  expect(pages()).toEqual([1, 1, 2, 3, 4])
  // Of the pages after the second that was skipped; with a tolerance for the jitter of the network.
  const between = asked.slice(3).map(({ at }, index) => at - asked[index + 2]!.at)
  expect(Math.min(...between)).toBeGreaterThan(950)
  await expect(rows.last()).toContainText('第 1 次：请补充贸易背景')

  await tab('通知').click()
  await tab('预警').click()
  await expect(rows.first()).toContainText('第 35 次：请补充贸易背景')
  expect(pages().slice(5)).toEqual([1, 1])
})

test('reading a message removes it from list and count; reading all empties both', async ({
  page,
  makeMessages,
}) => {
  await makeMessages(11)
  const { panel, rows, tab, bell, scrollTo } = messagesOf(page)
  await page.goto('/user/product')
  await bell('消息，12 条未读').click()
  await tab('预警').click()
  await expect(rows).toHaveCount(10)
  await scrollTo(0)
  await expect(rows).toHaveCount(11)

  await rows.nth(1).click()
  await expect(panel.getByRole('heading', { name: '产品开通需补充资料' })).toBeFocused()
  await expect(panel.getByText('第 10 次：请补充贸易背景')).toBeVisible()
  await expect(bell('消息，11 条未读')).toBeVisible()
  await panel.getByRole('button', { name: '返回列表' }).click()
  await expect(rows).toHaveCount(10)
  await expect(rows.nth(1)).toContainText('第 9 次')
  await expect(rows.nth(1)).toBeFocused()

  await page.reload()
  await expect(bell('消息，11 条未读')).toBeVisible()
  await bell(/消息/).click()
  await panel.getByRole('button', { name: '全部已读' }).click()
  await expect(panel.getByText('没有未读的通知')).toBeVisible()
  await expect(bell('消息')).toBeVisible()
  await page.reload()
  await bell('消息').click()
  await tab('预警').click()
  await expect(panel.getByText('没有未读的预警')).toBeVisible()
})

test('a Tab before the code of the messages is there waits for them', async ({
  page,
  makeMessages,
}) => {
  await makeMessages(1)
  const { panel, tab, bell } = messagesOf(page)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/message-panel-content-.*\.js$/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/')
  await bell('消息，2 条未读').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
  arrive()
  await expect(tab('通知')).toBeFocused()
})

test('messages and the customer service work by keyboard and are accessible', async ({
  page,
  makeMessages,
}) => {
  await makeMessages(2)
  const audit = auditOf(page)
  const { panel, rows, tab, bell } = messagesOf(page)
  const press = (key: string) => page.keyboard.press(key)
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: '3 条未读消息' })).toBeAttached()
  await bell('消息，3 条未读').focus()
  // The second key doesn't wait for the effect of the first.
  await Promise.all([press('Enter'), press('Tab')])
  await expect(tab('通知')).toBeFocused()
  await expect(rows).toHaveCount(1)
  await audit('notifications')
  await press('ArrowRight')
  await expect(tab('预警')).toBeFocused()
  await expect(rows).toHaveCount(2)
  await press('Tab')
  await expect(panel.getByRole('button', { name: '全部已读' })).toBeFocused()
  await rows.first().focus()
  await press('Enter')
  await expect(panel.getByText('第 2 次：请补充贸易背景')).toBeVisible()
  await audit('a message')
  await press('Shift+Tab')
  await expect(panel.getByRole('button', { name: '返回列表' })).toBeFocused()
  await press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toBeFocused()
  await press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell('消息，2 条未读')).toBeFocused()

  await page.getByRole('button', { name: '联系客服' }).focus()
  await press('Enter')
  const card = page.getByRole('dialog', { name: '联系客服' })
  await expect(card.getByRole('link', { name: '400-800-0000' })).toBeVisible()
  await expect(card.getByRole('img', { name: '二维码：拨打 400-800-0000' })).toBeVisible()
  await audit('customer service')
  await press('Escape')
  await expect(card).toBeHidden()
  await expect(page.getByRole('button', { name: '联系客服' })).toBeFocused()
})
