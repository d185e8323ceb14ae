import { expect, type Page } from '@playwright/test'

/** Pays the payment that the page shows, in a tab of its own at the provider's cashier. */
export const payAtCashier = async (page: Page): Promise<void> => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '打开收银台' }).click()
  const cashier = await opened
  await cashier.getByRole('button', { name: '确认支付' }).click()
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await cashier.close()
}
