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

test('a decision shows within seconds: at the badge, in the center and on the waiting page', async ({
  page,
  context,
  enterprise,
  operator,
  baseURL,
}) => {
  const { flowId, url } = await prepareOpening(baseURL!, enterprise)
  await page.goto(url)
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  const center = await context.newPage()
  await center.goto('/user/center')
  await expect(center.getByText('暂无待办事项', { exact: false })).toBeVisible()
  for (const each of [page, center])
    await expect(each.getByRole('banner').getByRole('button', { name: '消息' })).toBeVisible()
  // One tab has the stream, and both are past their first reads.
  await page.waitForTimeout(4_500)

  const shownIn = async (begin: () => Promise<unknown>): Promise<number> => {
    await begin()
    const begun = Date.now()
    await Promise.all([
      expect(page.locator('[aria-current=step]')).toContainText('资料上传'),
      expect(center.getByText('退回原因：请补充公司章程')).toBeVisible(),
      expect(
        center.getByRole('banner').getByRole('button', { name: '消息，1 条未读' }),
      ).toBeVisible(),
    ])
    return Date.now() - begun
  }
  const shown = await shownIn(() =>
    operator.decide(flowId, { decision: 'return', reason: '请补充公司章程', progress: 4 }),
  )
  // The same two screens loaded anew, as the control of this machine at this hour.
  const loaded = await shownIn(() =>
    Promise.all([page, center].map((each) => each.reload({ waitUntil: 'commit' }))),
  )
  console.log(`a decision was shown after ${shown} ms; both screens load in ${loaded} ms`)
  // Without the stream it would be the interval of the polling: 15 s.
  expect(shown).toBeLessThan(Math.max(2_000, 2 * loaded))

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
