import { processComments, processDetail, processSave } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'
import { openingOf } from './opening.ts'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'

test('a rejected application is corrected, sent again and approved @phone', async ({
  page,
  enterprise,
  operator,
  baseURL,
}) => {
  const opening = openingOf(page, enterprise)
  const { flowId, url } = await prepareOpening(baseURL!, enterprise)
  await operator.decide(flowId, { decision: 'reject', reason: '注册地址与营业执照不一致' })

  await page.goto(url)
  await expect(page).toHaveURL(/\/product\/completionpage/)
  await expect(page.getByText('申请未通过')).toBeVisible()
  const reason = page.getByRole('definition').filter({ hasText: '注册地址与营业执照不一致' })
  await expect(reason).toBeVisible()
  const history = page.getByRole('list', { name: '办理记录' })
  await expect(history).toContainText('注册地址与营业执照不一致')

  await page.getByRole('button', { name: '修改并重新提交' }).click()
  await opening.isAt('工商核对')
  await opening.next()
  await opening.isAt('确认提交')
  await page.getByRole('button', { name: '修改企业信息' }).click()
  await opening.isAt('企业信息')
  // The reason stays on every screen, also after a reload, and the values are kept.
  await expect(page.getByText('注册地址与营业执照不一致')).toBeVisible()
  await expect(page.getByLabel('企业名称')).toHaveValue(enterprise.companyName)
  await page.reload()
  await expect(page.getByText('注册地址与营业执照不一致')).toBeVisible()
  await expect(page.getByText('未通过原因', { exact: true })).toBeVisible()

  await page.getByLabel('详细地址').fill('高新区科创路 88 号')
  // The contract states the address: it is signed again. All other steps are complete.
  await opening.next()
  await opening.isAt('合同签署')
  await expect(page.getByRole('heading', { name: '请重新签署' })).toBeVisible()
  await expect(page.getByText('详细地址：高新区科创路 88 号')).toBeVisible()
  await opening.contract()
  await opening.isAt('确认提交')
  await expect(page.getByText('注册地址与营业执照不一致')).toBeVisible()
  const address = page.getByRole('definition').filter({ hasText: '高新区科创路 88 号' })
  await expect(address).toContainText('已修改原：示例内容示例内容示例内容')
  await expect(page.getByText('已修改', { exact: true })).toHaveCount(1)
  // Prints the review and nothing else of the page.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(address).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: '修改：银行账号' }).click()
  await opening.isAt('银行账户')
  await expect(page.getByLabel('银行账号')).toBeFocused()
  await page.reload()
  // Nothing has changed: the correction continues at the review.
  await opening.next()
  await opening.isAt('确认提交')
  await opening.confirm()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  // The reason is no longer pinned; the history keeps it.
  await expect(history).toContainText('注册地址与营业执照不一致')
  await expect(page.getByText('注册地址与营业执照不一致')).toHaveCount(1)

  await operator.decide(flowId, { decision: 'approve' })
  // The decision arrives by itself.
  await expect(page).toHaveURL(/\/product\/completionpage/)
  await expect(page.getByText('审批已通过')).toBeVisible()
  await page.getByRole('link', { name: '查看我的产品' }).click()
  await expect(page.getByText('已开通', { exact: true })).toBeVisible()
})

test('a returned application opens at the step to correct, with the reason @main', async ({
  page,
  enterprise,
  operator,
  baseURL,
}) => {
  const opening = openingOf(page, enterprise)
  const { flowId } = await prepareOpening(baseURL!, enterprise)
  await operator.decide(flowId, {
    decision: 'return',
    reason: '银行账号有误，请核对后重新填写',
    progress: 6,
  })

  await page.goto('/user/product')
  await expect(page.getByText('待补充')).toBeVisible()
  await page.getByRole('link', { name: '补充资料' }).click()
  await opening.isAt('银行账户')
  await expect(page.getByText('银行账号有误，请核对后重新填写')).toBeVisible()
  await page.getByLabel('银行账号').fill('6222021001987654321')
  await opening.next()
  await opening.contract()
  await opening.isAt('确认提交')
  await expect(page.getByText('银行账号有误，请核对后重新填写')).toBeVisible()
})

test('a reason that cannot be read blocks nothing, and shows once it can', async ({
  page,
  enterprise,
  operator,
  baseURL,
  complaints,
}) => {
  complaints.allow(/ERR_|Failed to load resource/)
  const opening = openingOf(page, enterprise)
  const { flowId, url } = await prepareOpening(baseURL!, enterprise)
  const reason = '请补充公司章程'
  await operator.decide(flowId, { decision: 'return', reason, progress: 4 })
  const comments = `**${processComments.path}?*`
  await page.route(comments, (route) => route.abort())
  await page.goto(url)
  await opening.isAt('资料上传')
  await expect(page.getByText('退回原因暂时读取不到，正在重试')).toBeVisible()
  await opening.back()
  await opening.isAt('法定代表人')
  await page.unroute(comments)
  await expect(page.getByText(reason)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('退回原因', { exact: true })).toBeVisible()
})

test('a returned application with changed values is not submitted unsigned @phone', async ({
  page,
  enterprise,
  operator,
  baseURL,
}) => {
  const opening = openingOf(page, enterprise)
  const { flowId, url } = await prepareOpening(baseURL!, enterprise)
  await operator.decide(flowId, { decision: 'return', reason: '银行账号有误', progress: 6 })
  await page.goto(url)
  await opening.isAt('银行账户')
  await page.getByLabel('银行账号').fill('6222021001987654321')
  await opening.next()
  await opening.isAt('合同签署')

  // Another device is at the review: it says what to do, and leads there.
  await moveTo(baseURL!, enterprise, flowId, 8)
  await page.reload()
  await opening.isAt('确认提交')
  const notice = page.locator('section').filter({
    has: page.getByRole('heading', { name: '请重新签署', exact: true }),
  })
  await expect(notice).toBeVisible()
  await opening.confirm()
  await expect(page.getByRole('alert')).toContainText('“合同签署”所依据的内容有变化，请重新签署')
  await expect(page).not.toHaveURL(/approvalpage/)

  await notice.getByRole('button', { name: '前往“合同签署”' }).click()
  await opening.contract()
  await opening.isAt('确认提交')
  await expect(notice).toHaveCount(0)
  await opening.confirm()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
})

test('a decision arrives as a message', async ({ enterprise, operator, baseURL }) => {
  const { flowId } = await prepareOpening(baseURL!, enterprise)
  await operator.decide(flowId, { decision: 'reject', reason: '材料不清晰' })
  const reply = await fetch(
    `${baseURL}/api/blade-message/messageList/list?current=1&size=10&type=2&genre=2`,
    { headers: enterprise.headers },
  )
  expect(JSON.stringify(await reply.json())).toContain('材料不清晰')
})

/** Moves a flow to a step by a direct call, as another device of the customer. */
const moveTo = async (
  server: string,
  { headers }: Enterprise,
  flowId: string,
  progress: number,
): Promise<void> => {
  const query = { id: flowId }
  const { status } = await callServer(server, processDetail, { headers, query })
  const { businessId } = await callServer(server, beginApplication, {
    headers,
    body: { goodsId: '1001', type: 1 },
  })
  await callServer(server, processSave, {
    headers,
    body: {
      variable: {},
      modelKey: 'receivablesOpening',
      type: 1,
      businessId,
      businessProcessTaskData: [],
      pass: false,
      progress,
      status,
    },
  })
}
