import { expect, test } from './test.ts'

test('the portal opens for somebody who is not signed in @phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /登录/ }).first()).toBeVisible()
})

test('an enterprise that has signed in finds its user center', async ({ page, enterprise }) => {
  await page.goto('/user/center')
  await expect(page.getByText(enterprise.companyName).first()).toBeVisible()
})

test('an address that nobody knows leads back home', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('main')).toContainText('不存在')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
