import { openingOf } from './opening.ts'
import { expect, test } from './test.ts'

test('a customer opens a product from the first step to the approval @main @phone', async ({
  page,
  enterprise,
  operator,
}) => {
  const opening = openingOf(page, enterprise)
  await opening.complete()
  await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()
  await expect(page.getByText(opening.flowId())).toBeVisible()

  await operator.decide(opening.flowId(), { decision: 'approve' })
  // The decision arrives by itself.
  await expect(page.getByText('审批已通过')).toBeVisible()
  await page.getByRole('link', { name: '查看我的产品' }).click()
  await expect(page.getByText('普惠保理', { exact: true })).toBeVisible()
  await expect(page.getByText('已开通', { exact: true })).toBeVisible()
})
