import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withoutEmpty } from '#engine/json/empty.ts'
import { processDetail } from '#schemas/api/process.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'
import { operatorOf } from './operator.ts'
import { ownTest as test } from './own-definitions.ts'
import { expect } from './test.ts'

/** Reads a process that found a difference between what was shown and what was handed in. */
const caseOf = (name: string): ProcessFile => ({
  ...(JSON.parse(
    readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'),
  ) as ProcessFile),
  processName: '产品开通',
  version: 300,
})

const next = (page: Page) => page.getByRole('button', { name: /^(下一步|保存并返回核对)$/ }).click()

const commit = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/approvalpage/)
  return new URL(page.url()).searchParams.get('flowOnlyId') ?? ''
}

/** Reads what a customer has handed in, by form, without what is empty. */
const submissions =
  (url: string, { headers }: Enterprise) =>
  async (id: string): Promise<unknown> =>
    withoutEmpty((await callServer(url, processDetail, { headers, query: { id } })).submitted)

const at = (page: Page, title: string) =>
  expect(page.locator('[aria-current=step]')).toContainText(title)

test('a value that is typed right before the browser’s Back is shown in the review and handed in', async ({
  page,
  enterprise,
  processes,
  baseURL,
}) => {
  await processes.begin(caseOf('edit-then-back'))
  const submittedOf = submissions(baseURL!, enterprise)
  await page.getByLabel('名称').fill('甲公司')
  await next(page)
  await page.getByLabel('用途').fill('采购')
  await next(page)
  for (const pause of [0, 30, 60]) {
    await at(page, '丙')
    await page.getByRole('button', { name: '修改：名称' }).click()
    await at(page, '甲')
    const value = `乙公司${pause}`
    await page.getByLabel('名称').fill('')
    await page.getByLabel('名称').pressSequentially(value)
    await page.waitForTimeout(pause)
    await page.goBack()
    await at(page, '丙')
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
    const id = await commit(page)
    expect(await submittedOf(id)).toMatchObject({ form1: { a: value }, form2: { c: '采购' } })
    await operatorOf(baseURL!).decide(id, { decision: 'return', reason: '请核对', progress: 3 })
    await page.reload()
  }
})

test('a field that was emptied stays empty after a reload, on the way back and in what is handed in', async ({
  page,
  enterprise,
  processes,
  baseURL,
}) => {
  await processes.begin(caseOf('cleared-defaults'))
  const texts = ['用途', '限额', '企业全称', '首值', '组内', '列']
  const areEmpty = async () => {
    for (const label of texts) await expect(page.getByLabel(label).first()).toHaveValue('')
  }
  for (const label of texts) await page.getByLabel(label).first().fill('')
  await page.reload()
  await areEmpty()
  await next(page)
  await at(page, '末步')
  await page.getByRole('button', { name: '上一步' }).click()
  await at(page, '第1步')
  await areEmpty()
  await next(page)
  const id = await commit(page)
  const submitted = await submissions(baseURL!, enterprise)(id)
  expect(submitted).toEqual({ form1: { o: 'm', d: '2026-01-01', g: {}, rows: [{}] }, form2: {} })
})

test('a default that was emptied stays empty when the application is returned', async ({
  page,
  enterprise,
  processes,
  baseURL,
}) => {
  await processes.begin(caseOf('cleared-before-return'))
  const submittedOf = submissions(baseURL!, enterprise)
  await page.getByLabel('用途').fill('')
  await page.getByLabel('期数').fill('')
  await next(page)
  const id = await commit(page)
  await operatorOf(baseURL!).decide(id, { decision: 'return', reason: '请补充', progress: 1 })
  await page.reload()
  await at(page, '第1步')
  await expect(page.getByLabel('用途')).toHaveValue('')
  await expect(page.getByLabel('期数')).toHaveValue('')
  await page.getByLabel('改正处').fill('已补充')
  await next(page)
  expect(await submittedOf(await commit(page))).toEqual({ form1: { q: '已补充' }, form2: {} })
})
