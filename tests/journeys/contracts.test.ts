import { readFile } from 'node:fs/promises'
import { openingOf } from './opening.ts'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'

test('a contract can be read and downloaded before and after its signing @phone', async ({
  page,
  enterprise,
  operator,
  baseURL,
}) => {
  const { flowId, url } = await prepareOpening(baseURL!, enterprise, 7)
  const opening = openingOf(page, enterprise)
  const download = async () => {
    const loaded = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载 PDF：应收账款融资服务合同' }).first().click()
    const file = await loaded
    expect(file.suggestedFilename()).toMatch(/^应收账款融资服务合同-HT\d+\.pdf$/)
    return readFile(await file.path())
  }

  await page.goto(url)
  await opening.isAt('合同签署')
  const contract = page.getByRole('region', { name: '应收账款融资服务合同' })
  await expect(contract).toContainText('所属行业：制造业')
  await expect(contract).toContainText('注册地区：北京市东城区')
  await expect(contract).toContainText('开户银行：中国工商银行')
  // A page that is left before it was signed has nothing to be signed again.
  await opening.back()
  await opening.isAt('银行账户')
  await opening.next()
  await expect(contract).toContainText('开户银行：中国工商银行')
  await expect(page.getByText('请重新签署')).toHaveCount(0)
  const draft = await download()
  expect(draft.subarray(0, 5).toString()).toBe('%PDF-')
  await opening.contract()
  await opening.confirm()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  const signed = await download()
  expect(signed.equals(draft)).toBe(false)
  await operator.decide(flowId, { decision: 'approve' })
  await expect(page).toHaveURL(/\/product\/completionpage/)
  expect((await download()).equals(signed)).toBe(true)

  await page.goto('/user/contractlist')
  await expect(page.getByText('已签署', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '应收账款融资服务合同' }).click()
  await expect(contract).toContainText('开户银行：中国工商银行')
  expect((await download()).equals(signed)).toBe(true)
})

test('a customer without a contract is told when one appears', async ({ page, enterprise }) => {
  expect(enterprise.companyName).not.toBe('')
  await page.goto('/user/contractlist')
  await expect(page.getByText('还没有合同')).toBeVisible()
})
