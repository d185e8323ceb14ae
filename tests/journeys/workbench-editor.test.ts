import type { Page } from '@playwright/test'
import { NEW_DEFINITION } from '#src/workbench/definition/new-definition.ts'
import { auditOf } from './audit.ts'
import { keyboardOf } from './keyboard.ts'
import { expect, test } from './test.ts'
import { weigh } from './weigh.ts'
import { replaceDefinition, signInAsAnalyst } from './workbench.ts'

const FIRST_LOAD_BUDGET = 400_000

/** Replaces the first occurrence of a text by keyboard: finds it, and types over the selection. */
const typeOver = async (page: Page, find: string, text: string) => {
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+f')
  await page.keyboard.type(find)
  // A character that no key has is taken over with the next key.
  await page.keyboard.press('Shift')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.insertText(text)
}

test('an analyst mends a wrong definition by its quick fixes, sees the form, and loses nothing on reload, by keyboard', async ({
  page,
}) => {
  const keys = keyboardOf(page)
  const code = page.getByRole('textbox', { name: '流程定义' })
  const findings = page.getByRole('region', { name: '问题' })
  const preview = page.frameLocator('iframe')

  await page.goto('/workbench')
  await keys.enter(page.getByRole('link', { name: /流程 编辑流程定义/ }))
  await keys.enter(page.getByRole('link', { name: '新建流程' }))
  await expect(findings).toContainText('没有问题')
  await expect(preview.getByLabel('企业名称')).toBeVisible()

  await keys.tabTo(code)
  await typeOver(page, '"title": "企业名称"', '"titel": "企业名称"')
  await typeOver(page, '"nodeType": 2', '"nodeType": "2"')
  await typeOver(page, '"required": ["name"]', '"required": ["nmae"]')
  await expect(findings).toContainText('1 个错误，3 个警告')
  await expect(findings).toContainText('未知的成员“titel”不起作用：是否应为“title”？')
  await expect(page.locator('.cm-lintRange')).toHaveCount(4)
  await auditOf(page)('the editor with findings')

  await page.keyboard.press('F8')
  await expect(page.locator('.cm-tooltip-lint')).toBeVisible()
  for (const fix of ['去掉引号', '改为“name”', '改为“title”'])
    await keys.enter(findings.getByRole('button', { name: fix, exact: true }))
  await expect(findings).toContainText('没有问题')
  await expect(preview.getByLabel('企业名称')).toBeVisible()

  await preview.getByLabel('企业名称').fill('海陵精密')
  await keys.tabBackTo(code)
  await typeOver(page, '企业名称', '公司名称')
  await expect(preview.getByLabel('公司名称')).toHaveValue('海陵精密')
  await keys.enter(page.getByRole('button', { name: 'rjsf 与 antd' }))
  await expect(preview.getByRole('button', { name: 'Submit' })).toBeVisible()
  await expect(preview.getByLabel('公司名称')).toHaveValue('海陵精密')
  await keys.enter(page.getByRole('button', { name: '表单', exact: true }))
  await keys.tabBackTo(code)
  await typeOver(page, '"version": 1,', '"version": 1')
  await expect(page.getByText('文本有误，显示上一次有效的定义')).toBeVisible()
  await expect(preview.getByLabel('公司名称')).toBeVisible()

  await page.reload()
  await expect(code).toContainText('公司名称')
  await expect(findings).toContainText('文件不是有效的 JSON')
  const wide = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 375, height: 812 })
  const tabs = await page.getByRole('navigation', { name: '流程' }).boundingBox()
  const discard = await page.getByRole('button', { name: '放弃修改' }).boundingBox()
  expect(discard && tabs && discard.y - tabs.y, 'the row below two of tabs').toBeLessThan(132)
  await page.setViewportSize(wide)
  await keys.enter(page.getByRole('button', { name: '放弃修改' }))
  await keys.enter(page.getByRole('dialog').getByRole('button', { name: '放弃', exact: true }))
  await expect(code).toContainText('企业名称')
  await expect(findings).toContainText('没有问题')
})

test('an analyst mends a text that is no JSON, then all findings at once, takes it back by one undo, and looks a word up', async ({
  page,
}) => {
  await page.goto('/workbench/process/new/edit')
  const findings = page.getByRole('region', { name: '问题' })
  await expect(findings).toContainText('没有问题')
  await replaceDefinition(
    page,
    NEW_DEFINITION.replace('"version": 1,', '"version": 1，')
      .replace('"title": "企业名称"', '"titel": "企业名称"')
      .replace('"nodeType": 2', '"nodeType": "2"'),
  )
  await expect(findings).toContainText('7:15 文件不是有效的 JSON，标点不是半角的')
  await findings.getByRole('button', { name: '改为 JSON 的标点' }).click()
  await expect(findings).toContainText('0 个错误，3 个警告')
  await findings.getByRole('button', { name: '全部改正' }).click()
  await expect(findings).toContainText('没有问题')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(findings).toContainText('未知的成员“titel”')
  await expect(page.locator('.cm-lintRange')).toHaveCount(3)

  await page.getByRole('link', { name: '词汇' }).click()
  await page.getByLabel('查找').fill('金额')
  await expect(page.getByRole('definition').filter({ hasText: '附大写金额' })).toBeVisible()
  await auditOf(page)('the words')
})

test('the editor formats and takes it back, knows the words of a place by its conditions and those of the server, and leads from a finding and a step to their places', async ({
  page,
}) => {
  await signInAsAnalyst(page)
  await page.getByRole('link', { name: '新建流程' }).click()
  const code = page.getByRole('textbox', { name: '流程定义' })
  const proposals = page.getByRole('listbox')
  const findings = page.getByRole('region', { name: '问题' })
  await expect(findings).toContainText('没有问题')
  await code.getByText('"nodeType"').hover()
  await expect(page.locator('.cm-hover')).toContainText('节点类型')
  await findings.hover()
  await expect(page.locator('.cm-hover')).toBeHidden()
  await code.click()
  await page.keyboard.press('Shift+Alt+f')
  await expect(code).toContainText('"goodsTypes": [ 1 ]')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(code).toContainText('"goodsTypes": [1]')
  await code.click()
  // The pages are words of a keyName only beside the node type of a page.
  await typeOver(page, '"nodeType": 2', '"nodeType": 4')
  await typeOver(page, '"keyName": "firstForm"', '"keyName": ')
  await page.keyboard.type('"contr')
  await proposals.getByRole('option', { name: 'contractSigning' }).click()
  await expect(code).toContainText('"keyName": "contractSigning"')
  await typeOver(page, '"nodeType": 4', '"nodeType": 2')
  await typeOver(page, '"type": 1', '"type": ')
  await page.keyboard.press('ControlOrMeta+Space')
  await proposals.getByRole('option', { name: '6', exact: true }).click()
  await expect(code).toContainText('"type": 6')

  await typeOver(page, '"minLength": 2', '"minLength": 2, ')
  await page.keyboard.type('"form')
  await proposals.getByRole('option', { name: 'format' }).click()
  await expect(code).toContainText('"format"')

  await findings
    .getByRole('button', { name: /不是有效的 JSON|错误/ })
    .first()
    .click()
  await expect(code).toBeFocused()
})

test('an Avue option becomes a new definition and a form of a step, with a report of what is left out', async ({
  page,
}) => {
  const option = JSON.stringify({
    column: [
      { prop: 'phone', label: '联系电话', type: 'phone' },
      { prop: 'code', label: '验证码', type: 'input', click: 'function () {}' },
    ],
  })
  const dialog = page.getByRole('dialog')
  const report = dialog.getByRole('status').first()
  await page.goto('/workbench/processes')
  await page.getByRole('button', { name: '导入 Avue 配置' }).click()
  await dialog.getByLabel('粘贴设计器导出的 JSON').fill(option)
  await expect(report).toContainText('1 处没有带入')
  await expect(report).toContainText('/column/1/click')
  await auditOf(page)('the import')
  await dialog.getByRole('button', { name: '作为新流程打开' }).click()
  await expect(page.frameLocator('iframe').getByLabel('联系电话')).toBeVisible()

  await page.getByRole('button', { name: '导入 Avue' }).click()
  await dialog.getByLabel('或选择文件').setInputFiles({
    name: 'option.json',
    mimeType: 'application/json',
    buffer: Buffer.from(option.replaceAll('联系电话', '备用电话')),
  })
  await dialog.getByLabel('插入到').selectOption('第 1 步 基本信息')
  await dialog.getByRole('button', { name: '插入表单' }).click()
  await expect(page.frameLocator('iframe').getByLabel('备用电话')).toBeVisible()
  await expect(page.frameLocator('iframe').getByLabel('联系电话')).toBeVisible()
})

test('the first load of the workbench and of its editor stay within their budget', async ({
  page,
}) => {
  const start = await weigh(page, '/workbench', () =>
    page.getByRole('heading', { level: 1 }).waitFor(),
  )
  expect(start.total).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)

  const code = page.getByRole('textbox', { name: '流程定义' })
  const { sizes } = await weigh(page, '/workbench/process/new/edit', () => code.waitFor())
  // The checker comes after the editor, as does the preview, which is a frame.
  const later = /-worker-|\/sample-context-/
  const own = [...sizes].filter(([path]) => !later.test(path))
  expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)
})
