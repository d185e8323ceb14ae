import { openingOf } from './opening.ts'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'

test('an application is withdrawn, and started again from its old values with a new signature', async ({
  page,
  enterprise,
  baseURL,
}) => {
  const opening = openingOf(page, enterprise)
  const { url } = await prepareOpening(baseURL!, enterprise)
  await page.goto(url)
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await page.getByRole('button', { name: /^撤回申请/ }).click()
  const dialog = page.getByRole('dialog', { name: '撤回申请？' })
  await dialog.getByRole('button', { name: '撤回申请' }).click()

  await expect(page).toHaveURL(/\/product\/completionpage/)
  await expect(page.getByRole('list', { name: '办理记录' })).toContainText('撤回申请')
  await page.getByRole('button', { name: '重新申请' }).click()
  await opening.isAt('工商核对')
  await opening.next()
  // Every step is complete but the contract, which the withdrawal has made void.
  await opening.isAt('合同签署')
  await opening.contract()
  await opening.isAt('确认提交')
  await expect(page.getByRole('checkbox', { name: /授权平台及资金方/ })).not.toBeChecked()
  await expect(
    page.getByRole('definition').filter({ hasText: enterprise.companyName }),
  ).not.toHaveCount(0)
  await opening.confirm()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await expect(page.getByRole('list', { name: '办理记录' })).toContainText('第 2 次提交')
})
