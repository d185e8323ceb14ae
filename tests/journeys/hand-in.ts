import type { Page } from '@playwright/test'

/** Hands in the process whose review the page shows, and opens the record that it has made. */
export const handIn = async (page: Page, consent: RegExp) => {
  await page.getByRole('checkbox', { name: consent }).check()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('link', { name: '查看详情' }).click()
}
