import { newEnterprise, signIn } from './customer.ts'
import { openingOf } from './opening.ts'
import { prepareOpening } from './prepared-flow.ts'
import { intendToSign } from './sign-contract.ts'
import { expect, test } from './test.ts'

test('a contract that the provider does not sign shows a warning after 20 seconds', async ({
  page,
  context,
  baseURL,
}) => {
  // The provider of the reference backend never signs for an enterprise of this name.
  const enterprise = await newEnterprise(baseURL!, { namePrefix: '签署异常' })
  await signIn(context, baseURL!, enterprise)
  const { url } = await prepareOpening(baseURL!, enterprise, 7)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.clock.install()
  await page.goto(url)
  await openingOf(page, enterprise).isAt('合同签署')
  await intendToSign(page, enterprise.phone)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: '签署合同' }).click()
  await expect(page.getByText('合同签署中…')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('20')
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
  await page.clock.runFor(3_000)
  await expect(page.getByRole('timer')).toHaveText('17')
  await page.clock.runFor(16_000)
  await expect(page.getByRole('timer')).toHaveText('1')
  await page.clock.runFor(1_000)
  await expect(page.getByText('签署状态异常请刷新页面', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled()

  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText('合同签署中…')).toBeVisible()
})

test('a contract that is refused on the page of the provider is signed there the second time @phone', async ({
  page,
  context,
  baseURL,
}) => {
  const enterprise = await newEnterprise(baseURL!, { namePrefix: '签署异常' })
  await signIn(context, baseURL!, enterprise)
  const { url } = await prepareOpening(baseURL!, enterprise, 7)
  await page.goto(url)
  await openingOf(page, enterprise).isAt('合同签署')
  const decide = async (decision: string, outcome: string) => {
    await intendToSign(page, enterprise.phone)
    await page.getByRole('button', { name: '签署合同' }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: '在签署服务页面查看' }).click()
    const provider = await opened
    await expect(provider.getByRole('heading', { name: '签署中' })).toBeVisible()
    await provider.getByRole('button', { name: decision }).click()
    await expect(provider.getByRole('heading', { name: outcome })).toBeVisible()
    await provider.close()
  }
  await decide('拒绝签署', '已拒绝签署')
  await expect(page.getByRole('alert')).toContainText('拒绝了签署')
  await decide('立即签署', '签署完成')
  await expect(page.getByText('合同已签署')).toBeVisible()
  await expect(page.getByRole('button', { name: '下一步' })).toBeEnabled()
})

test('a product group opens through its own screen', async ({ page, enterprise }) => {
  await page.goto('/product/productgroupprodetail?goodId=1002')
  await page.getByRole('button', { name: '立即开通' }).click()
  const opening = openingOf(page, enterprise)
  await opening.registry()
  await opening.isAt('企业信息')
  await expect(page).toHaveURL(/\/product\/productgroupprocessopen/)
})
