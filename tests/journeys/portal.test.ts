import { expect, test } from './test.ts'

test('the portal opens for a visitor @phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /登录/ }).first()).toBeVisible()
})

test('a signed-in enterprise sees its user center', async ({ page, enterprise }) => {
  await page.goto('/user/center')
  await expect(page.getByText(enterprise.companyName).first()).toBeVisible()
})

test('an unknown address links to Home', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('main')).toContainText('不存在')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
