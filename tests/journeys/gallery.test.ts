import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { groups } from '#src/workbench/gallery/specimens/groups.ts'
import { statesOf } from '#src/workbench/gallery/states.ts'
import { auditOf } from './audit.ts'
import { expect, test } from './test.ts'

// No trace: recording pages of hundreds of fields takes longer than the test.
test.use({ trace: 'off' })

for (const { name, title, specimens } of groups) {
  test(`the gallery shows every state of ${name} accessibly`, async ({ page }) => {
    await page.goto(`/workbench/gallery/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const all = Object.values(specimens).flatMap(statesOf)
    await expect(page.getByRole('figure')).toHaveCount(all.length)
    const wrong = page.getByRole('figure', { name: '有误' })
    for (const state of await wrong.all())
      expect
        .soft(await state.locator('[aria-invalid=true], [id$=__error]').count())
        .toBeGreaterThan(0)
    await auditOf(page)(title)
  })
}

test('an analyst finds a widget, copies its definition and views it at phone width', async ({
  page,
}) => {
  await page.goto('/workbench')
  await page.getByRole('link', { name: '控件与结构' }).click()
  await auditOf(page)('start of the gallery')
  await page.getByLabel('查找').fill('bankbranch')
  await page.getByRole('link', { name: '银行网点' }).click()
  await expect(page.getByRole('heading', { name: '银行网点' })).toBeInViewport()

  const specimen = page.getByRole('region', { name: /银行网点/ })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await specimen.getByText('定义').click()
  await specimen.getByRole('button', { name: '复制' }).click()
  await expect(specimen.getByText('已复制')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(copied)).toMatchObject({
    uiSchema: { value: { 'ui:widget': 'bankBranch' } },
  })

  await page.getByRole('button', { name: '手机宽度' }).click()
  await expect
    .poll(async () => (await page.getByRole('figure').first().boundingBox())?.width)
    .toBeLessThanOrEqual(375)
})

test("the customers' build contains no file of the workbench", async () => {
  const folder = process.env['PORTAL_DIR'] ?? 'dist/portal'
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(5)
  const workbenchTexts = ['控件与结构', '/workbench']
  const own = await readdir(join(folder, 'workbench'))
  const ownTexts = await Promise.all(
    own.map((name) => readFile(join(folder, 'workbench', name), 'utf8')),
  )
  for (const text of workbenchTexts)
    expect(
      ownTexts.some((found) => found.includes(text)),
      text,
    ).toBe(true)
  for (const name of names) {
    const text = await readFile(join(folder, 'assets', name), 'utf8')
    expect(
      workbenchTexts.filter((found) => text.includes(found)),
      name,
    ).toEqual([])
  }
})
