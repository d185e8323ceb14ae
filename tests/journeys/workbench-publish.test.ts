import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { processInfo, processSave } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import { callServer } from './api.ts'
import { auditOf } from './audit.ts'
import { accountOf, newEnterprise, type Account } from './customer.ts'
import { openingOf, PRODUCT_URL } from './opening.ts'
import { ownTest as test, smallProcess } from './own-definitions.ts'
import { expect } from './test.ts'
import { replaceDefinition, signInAsAnalyst } from './workbench.ts'

const form = (id: string, progress: number, fields: Readonly<Record<string, string>>) => ({
  id,
  name: id,
  keyName: id,
  nodeType: 2,
  progress,
  content: {
    schema: {
      type: 'object',
      required: Object.keys(fields),
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, title]) => [
          name,
          { type: 'string', title, maxLength: 50 },
        ]),
      ),
    },
  },
})

const KEY = 'publishedOpening'
const GOODS_ID = '1001'

const FIRST = smallProcess({
  processName: '产品开通',
  processKey: KEY,
  type: 1,
  version: 300,
  actExForms: [
    form('申请', 1, { purpose: '资金用途' }),
    form('补充', 2, { note: '补充说明' }),
    form('确认', 3, { end: '确认意见' }),
  ],
})

/** Asks for more in the first step, has the second no more, and is for enterprises. */
const SECOND: ProcessFile = {
  ...FIRST,
  accounts: ['enterprise'],
  actExForms: [
    form('申请', 1, { purpose: '资金用途', partner: '交易对手' }),
    form('确认', 2, { end: '确认意见' }),
  ],
}

/** The second version with two mistakes. */
const WRONG = JSON.stringify(SECOND, null, 2)
  .replace('"title": "交易对手"', '"titel": "交易对手"')
  .replace('"nodeType": 2', '"nodeType": "2"')

/** Begins an opening of a customer, and saves its first steps. @returns the name and the steps of its definition */
const begin = async (
  url: string,
  { headers }: Account,
  saved: readonly Readonly<Record<string, object>>[],
) => {
  const body = { goodsId: GOODS_ID, type: 1 }
  const { businessId } = await callServer(url, beginApplication, { headers, body })
  for (const [index, variable] of saved.entries())
    await callServer(url, processSave, {
      headers,
      body: {
        variable,
        modelKey: KEY,
        type: 1,
        businessId,
        businessProcessTaskData: [],
        pass: true,
        progress: index + 2,
        status: -1,
      },
    })
}

const stepsOf = async (url: string, { headers }: Account) => {
  const query = { goodsId: GOODS_ID, type: '1' }
  return (await callServer(url, processInfo, { headers, query })).actExForms.length
}

/** Opens the publication of the process. */
const openPublication = async (page: Page) => {
  await signInAsAnalyst(page)
  await page.getByRole('link', { name: KEY }).click()
  await page.getByRole('link', { name: '发布', exact: true }).click()
}

test('an analyst mends a wrong version by its fixes, tries and publishes it, moves one flow, keeps another, leaves one that would be stuck, and goes back', async ({
  page,
  context,
  server: { url },
  enterprise,
  processes,
}) => {
  await processes.publish(FIRST)
  const kept = await newEnterprise(url)
  const stuck = await accountOf(url, '13800000001', DEMO_PASSWORD)
  await begin(url, enterprise, [{ 申请: { purpose: '采购' } }, { 补充: { note: '加急' } }])
  await begin(url, kept, [])
  await begin(url, stuck, [{ 申请: { purpose: '周转' } }])

  const analyst = await context.newPage()
  const audit = auditOf(analyst)
  await openPublication(analyst)
  await expect(analyst.getByText('内容相同，无需发布。')).toBeVisible()
  await analyst.getByRole('link', { name: '编辑' }).click()
  await replaceDefinition(analyst, WRONG)
  const findings = analyst.getByRole('region', { name: '问题' })
  for (const fix of ['改为“title”', '去掉引号'])
    await findings.getByRole('button', { name: fix, exact: true }).click()
  await expect(findings).toContainText('没有问题')

  await analyst.getByRole('link', { name: '试用' }).click()
  const tried = analyst.locator('[aria-current=step]')
  await expect(tried).toContainText('申请')
  await analyst.getByRole('button', { name: '填入示例内容' }).click()
  await analyst.getByRole('button', { name: '下一步' }).click()
  await expect(tried).toContainText('确认')
  await analyst.locator('summary', { hasText: '流程图' }).click()
  await expect(analyst.locator('svg [aria-current=true]')).toContainText('确认')
  await analyst.getByRole('link', { name: '发布', exact: true }).click()
  await expect(analyst.getByText('没有问题。')).toBeVisible()
  await expect(analyst.getByText('删除步骤：“补充”')).toBeVisible()
  const group = (label: string) => analyst.getByRole('group', { name: label })
  await expect(group('停在原步骤：1 份').getByLabel('保持原版本')).toBeChecked()
  await expect(group('无法继续：1 份')).toBeVisible()
  await analyst.getByText('查看申请').nth(1).click()
  await expect(analyst.getByText('失去：补充 › 补充说明（加急）')).toBeVisible()
  await audit('a publication')

  await group('会失去已填内容：1 份').getByLabel('迁移到新版本').check()
  await analyst.getByLabel('发布说明').fill('补充交易对手，取消补充说明')
  await analyst.getByRole('button', { name: '发布版本 301' }).click()
  await analyst.getByRole('button', { name: '确认' }).click()
  await expect(analyst.getByRole('heading', { name: '版本 301 已生效' })).toBeVisible()
  await expect(analyst.getByText('在“申请”继续')).toBeVisible()

  const { isAt, next } = openingOf(page, enterprise)
  await page.goto(PRODUCT_URL)
  await page.getByRole('button', { name: '继续办理' }).click()
  await isAt('申请')
  await expect(page.getByLabel('资金用途')).toHaveValue('采购')
  await page.getByLabel('交易对手').fill('苏州澄禾精密部件有限公司')
  await next()
  await isAt('确认')
  expect([await stepsOf(url, kept), await stepsOf(url, stuck)]).toEqual([3, 3])

  await analyst.getByRole('link', { name: '查看历史' }).click()
  await expect(analyst.getByText('补充交易对手，取消补充说明')).toBeVisible()
  await analyst.getByRole('button', { name: '比较' }).click()
  await expect(analyst.getByText('增加字段：“申请” › “交易对手”')).toBeVisible()
  await audit('a history')
  await analyst.getByRole('button', { name: '恢复此版本' }).click()
  await analyst.getByLabel('恢复原因').fill('客户反映交易对手无法提供')
  await analyst.getByRole('button', { name: '恢复', exact: true }).click()
  await expect(analyst.getByRole('heading', { name: '与版本 302 相比' })).toBeVisible()
  await analyst.goto('/workbench/actions')
  await expect(analyst.getByRole('listitem').filter({ hasText: '恢复' })).toContainText('版本 302')
  await audit('the actions')
  const later = await newEnterprise(url)
  await begin(url, later, [])
  expect(await stepsOf(url, later)).toBe(3)
})
