import { readFile } from 'node:fs/promises'
import { auditOf } from './audit.ts'
import { expect, test } from './test.ts'

test('an analyst sees a process as a drawing, follows a path and goes to a step’s definition', async ({
  page,
}) => {
  await page.goto('/workbench/process/receivablesOpening/diagram')
  const drawing = page.getByRole('group', { name: '应收账款融资产品开通的流程图' })
  const step = drawing.getByRole('link', { name: /财务信息.*时显示.*之后/ })
  await expect(step).toHaveAccessibleName(/条件 2\/2 约束 (\d+)\/\1，之后/)

  await page.getByRole('radio', { name: /→ 财务信息 →/ }).check()
  await expect(drawing.locator('.is-lit').filter({ hasText: '财务信息' })).toBeVisible()
  await page.getByRole('radio', { name: /资料上传 → 银行账户/ }).check()
  await expect(drawing.locator('.is-lit').filter({ hasText: '财务信息' })).toHaveCount(0)
  await auditOf(page)('a drawing with a path')

  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 SVG' }).click(),
  ])
  const text = await readFile(await svg.path(), 'utf8')
  expect(text).toMatch(/^<\?xml[^]*<svg[^>]*xmlns[^]*财务信息[^]*<\/svg>\s*$/)
  expect(text).not.toContain('<a ')

  const [tests] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载测试' }).click(),
  ])
  expect(tests.suggestedFilename()).toBe('receivablesOpening.paths.test.ts')
  expect(await readFile(await tests.path(), 'utf8')).toContain("it.each(PATHS)('$title'")

  await step.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-activeLine')).toBeInViewport()
  await expect(page.locator('.cm-activeLine + .cm-line')).toContainText('"id": "financials"')
})
