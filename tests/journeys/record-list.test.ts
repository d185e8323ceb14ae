import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { accountOf, signIn } from './customer.ts'
import { expect, test } from './test.ts'

/** The demo's supplier, who has records of every kind. */
const SUPPLIER = '13800000002'

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr')
const statesOf = (page: Page) => rowsOf(page).locator('td:last-child').allInnerTexts()
const amountsOf = async (page: Page) =>
  (await rowsOf(page).locator('td[data-label="融资金额"]').allInnerTexts()).map((text) =>
    Number(text.replace(/[^\d.]/g, '')),
  )

/** Opens the filters that a phone hides. */
const showAll = async (page: Page) => {
  const more = page.getByRole('button', { name: '筛选', exact: true })
  const period = page.getByRole('group', { name: '申请日期' })
  if (!(await more.isVisible())) return
  await expect(period).toBeHidden()
  await more.click()
  await expect(period).toBeVisible()
}

test('a list is narrowed by status, text and period, ordered, and Back undoes each @phone', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await signIn(context, baseURL!, await accountOf(baseURL!, SUPPLIER, DEMO_PASSWORD))
  await page.goto('/user/financing')
  const chips = page.getByRole('group', { name: '状态' }).getByRole('button')
  const all = Number(/\d+/.exec(await chips.first().innerText())?.[0])
  await expect(page.getByText(`共 ${all} 条`)).toBeVisible()

  const paidOut = page.getByRole('button', { name: /^已放款 \d+$/ })
  const count = Number(/\d+/.exec(await paidOut.innerText())?.[0])
  expect(count).toBeLessThan(all)
  await paidOut.click()
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible()
  expect(new Set(await statesOf(page))).toEqual(new Set(['已放款']))
  await page.goBack()
  await expect(page.getByText(`共 ${all} 条`)).toBeVisible()

  const number = await rowsOf(page).first().getByRole('link').innerText()
  await page.getByRole('searchbox', { name: '搜索' }).fill(number)
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(rowsOf(page).getByRole('link')).toHaveText([number])
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: '搜索' })).toHaveValue('')
  await expect(page.getByText(`共 ${all} 条`)).toBeVisible()

  await showAll(page)
  if (isMobile) await page.getByLabel('排序').selectOption('融资金额降序')
  else await page.getByRole('button', { name: /^融资金额/ }).click()
  await expect
    .poll(() => amountsOf(page))
    .toEqual((await amountsOf(page)).toSorted((one, other) => other - one))
  await expect(page).toHaveURL(/sort=-/)

  const from = page.getByLabel('申请日期从')
  await from.fill('2099-01-01')
  await from.press('Enter')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选条件' }).click()
  await expect(page.getByText(`共 ${all} 条`)).toBeVisible()
})
