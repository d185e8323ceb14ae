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
  await todos.getByRole('button', { name: /^补充资料/ }).click()
  await expect(page.locator('[aria-current=step]')).toContainText('材料上传')
})
