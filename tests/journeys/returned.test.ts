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
  await expect(page.getByText('注册地址与营业执照不一致')).toBeVisible()

  await page.getByRole('button', { name: '修改并重新提交' }).click()
  await opening.isAt('企业信息')
  // The reason stays on every screen, also after a reload, and the values are kept.
  await expect(page.getByText('注册地址与营业执照不一致')).toBeVisible()
  await expect(page.getByLabel('企业名称')).toHaveValue(enterprise.companyName)
  await page.reload()
  await expect(page.getByText('注册地址与营业执照不一致')).toBeVisible()

  await page.getByLabel('详细地址').fill('高新区科创路 88 号')
  // All other steps are complete: each correction continues at the review.
  await opening.next()
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
  await opening.next()
  await opening.isAt('确认提交')
  await opening.confirm()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await expect(page.getByText('注册地址与营业执照不一致')).toHaveCount(0)

  await operator.decide(flowId, { decision: 'approve' })
  await page.getByRole('button', { name: '刷新进度' }).click()
  await expect(page).toHaveURL(/\/product\/completionpage/)
  await expect(page.getByText('审批已通过')).toBeVisible()
  await page.getByRole('link', { name: '查看我的产品' }).click()
  await expect(page.getByText('已开通', { exact: true })).toBeVisible()
})

test('a returned application opens at the step to correct, with the reason', async ({
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
  await opening.isAt('确认提交')
  await expect(page.getByText('银行账号有误，请核对后重新填写')).toBeVisible()
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
