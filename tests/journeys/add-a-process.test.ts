import { readFileSync } from 'node:fs'
import { auditOf } from './audit.ts'
import { ownTest as test } from './own-definitions.ts'
import { expect } from './test.ts'
import { replaceDefinition, signInAsAnalyst } from './workbench.ts'

const tutorial = readFileSync('docs/add-a-process.md', 'utf8')
const [, definition = ''] = /^```json\n([^]*?)^```$/m.exec(tutorial) ?? []

test('the tutorial for analysts: write, mend, try, publish, open as a customer @main', async ({
  page,
  context,
  enterprise,
}) => {
  const analyst = await context.newPage()
  const audit = auditOf(analyst)
  await signInAsAnalyst(analyst)
  await analyst.getByRole('link', { name: '新建流程' }).click()
  await replaceDefinition(analyst, definition)

  const findings = analyst.getByRole('region', { name: '问题' })
  await expect(findings.getByText(/未知的成员.*titel.*title/)).toBeVisible()
  await audit('an editor with findings')
  await findings.getByRole('button', { name: '改为“title”' }).click()
  await expect(findings.getByRole('listitem')).toHaveCount(0)

  await analyst.getByRole('link', { name: '流程图' }).click()
  await expect(analyst.getByRole('link', { name: /仓储安排.*时显示/ })).toBeVisible()
  await expect(analyst.getByText('条件的两面', { exact: true })).toBeVisible()
  await expect(analyst.locator('dl').getByText('2/2').first()).toBeVisible()

  await analyst.getByRole('link', { name: '填写项' }).click()
  const condition = analyst.getByRole('link', { name: '步骤“仓储安排”的条件' })
  await expect(condition).toBeVisible()
  await audit('the answers of a process')
  await analyst.getByRole('radio', { name: /定义中没有读取的/ }).check()
  await expect(condition).toBeHidden()
  await expect(analyst.getByRole('link', { name: '采购品类' })).toBeVisible()

  await analyst.getByRole('link', { name: '试用' }).click()
  const why = analyst.getByRole('region', { name: '为什么' })
  await expect(why.getByText('“下一步”会停在本步')).toBeVisible()
  await audit('a process that is tried')
  await analyst.getByRole('button', { name: '填入示例内容' }).click()
  await expect(why.getByText('本步的内容都已通过')).toBeVisible()
  await analyst.getByRole('textbox', { name: '年采购额' }).fill('800000')
  const warehouse = why.getByRole('listitem').filter({ hasText: '2. 仓储安排' })
  await expect(warehouse.getByText('跳过')).toBeVisible()
  await analyst.getByRole('textbox', { name: '年采购额' }).fill('2000000')
  await expect(warehouse.getByText('显示', { exact: true })).toBeVisible()

  await analyst.getByRole('link', { name: '发布', exact: true }).click()
  await expect(analyst.getByText('没有问题。')).toBeVisible()
  await analyst.getByLabel('发布说明').fill('代采产品开放申请')
  await analyst.getByRole('button', { name: '发布版本 1' }).click()
  await analyst.getByRole('button', { name: '确认' }).click()
  await expect(analyst.getByRole('heading', { name: '版本 1 已生效' })).toBeVisible()

  expect(enterprise.companyName).not.toBe('')
  await page.goto('/product/productdetails?goodId=2001')
  await page.getByRole('button', { name: '立即开通' }).click()
  await page.getByLabel('采购品类').fill('热轧卷板')
  await page.getByLabel('年采购额').fill('800000')
  await page.getByRole('button', { name: '下一步' }).click()
  // Below one million there is no step of the warehouse.
  await expect(page.locator('[aria-current=step]')).toContainText('确认提交')
  await page.getByRole('checkbox', { name: '以上内容属实' }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()
})
