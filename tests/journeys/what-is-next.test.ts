import { CHANGES_PATH } from '#schemas/api/changes.ts'
import { unreadQuantity } from '#schemas/api/messages.ts'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'

test('the user center leads a new customer, and begins with what waits afterwards', async ({
  page,
  enterprise,
  operator,
  baseURL,
}) => {
  await page.goto('/user/center')
  const path = page.getByRole('heading', { name: '三步获得融资额度' })
  await expect(path).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText('开通产品')
  await expect(page.getByText('业务概览')).toHaveCount(0)

  const { flowId } = await prepareOpening(baseURL!, enterprise)
  await operator.decide(flowId, { decision: 'return', reason: '请补充公司章程', progress: 4 })
  await page.reload()
  const todos = page.getByRole('list', { name: '待我办理' })
  await expect(todos.getByText('退回原因：请补充公司章程')).toBeVisible()
  const changes = page.getByRole('list', { name: '最近动态' })
  await expect(changes.getByRole('link')).toHaveText(['应收账款融资产品开通需补充资料'])
  await todos.getByRole('button', { name: /^补充资料/ }).click()
  await expect(page.locator('[aria-current=step]')).toContainText('资料上传')
})

test('a decision shows by the stream of changes: at the badge, in the center and on the waiting page', async ({
  page,
  context,
  enterprise,
  operator,
  baseURL,
}) => {
  const replies: { url: string }[] = []
  context.on('response', (reply) => replies.push({ url: reply.url() }))
  const streams = () => replies.filter(({ url }) => url.includes(CHANGES_PATH))
  const { flowId, url } = await prepareOpening(baseURL!, enterprise)
  await page.goto(url)
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  const center = await context.newPage()
  await center.goto('/user/center')
  await expect(center.getByText('暂无待办事项', { exact: false })).toBeVisible()
  // One tab leads, the other waits for the lead and hears of changes from the first.
  const tabs = async () => {
    const { held = [], pending = [] } = await page.evaluate(() => navigator.locks.query())
    return [held, pending].map((locks) => locks.map(({ name }) => name?.split(':', 2).join(':')))
  }
  await expect.poll(tabs).toEqual([['portal:changes'], ['portal:changes']])
  // The leading tab reads again once the stream is open, and nothing is read afterwards without a change.
  await expect
    .poll(() => {
      const [stream] = streams()
      const since = stream ? replies.slice(replies.indexOf(stream)) : []
      return since.some((reply) => reply.url.includes(unreadQuantity.path))
    })
    .toBe(true)

  await operator.decide(flowId, { decision: 'return', reason: '请补充公司章程', progress: 4 })
  await expect(page.locator('[aria-current=step]')).toContainText('资料上传')
  await expect(center.getByText('退回原因：请补充公司章程')).toBeVisible()
  // A stream that had to be opened again would have made the pages read anew.
  expect(streams()).toHaveLength(1)

  await center.getByRole('button', { name: '消息，1 条未读' }).click()
  const panel = center.getByRole('dialog', { name: '消息' })
  await panel.getByRole('tab', { name: '预警' }).click()
  await panel.getByRole('listitem').getByRole('button').click()
  await panel.getByRole('link', { name: '查看申请' }).click()
  await expect(center.locator('[aria-current=step]')).toContainText('资料上传')
  await expect(panel).toBeHidden()
})

test('a result says what it means and what to do now, with the history of all decisions', async ({
  page,
  enterprise,
  operator,
  baseURL,
}) => {
  const { flowId, url } = await prepareOpening(baseURL!, enterprise)
  await operator.decide(flowId, { decision: 'approve' })
  await page.goto(url)
  await expect(page).toHaveURL(/\/product\/completionpage/)
  await expect(page.getByText('现在可以申请额度')).toBeVisible()
  await expect(page.getByRole('list', { name: '办理记录' }).getByRole('listitem')).toHaveText([
    /提交申请/,
    /审批通过/,
  ])
  await page.getByRole('button', { name: '申请额度' }).click()
  await expect(page).toHaveURL(/\/product\/creditlimitforapplication/)
})
