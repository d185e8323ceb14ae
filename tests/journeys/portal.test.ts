import { expect, test } from './test.ts'

test('the portal opens for a visitor @phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /登录/ }).first()).toBeVisible()
})

test('a public page can be read before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('首页 · 供应链金融服务平台')
  for (const path of ['/helper/aboutWe', '/agreement/2']) {
    await page.goto(baseURL + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // A page of data that its query names waits for them, and does not deny them.
  for (const path of [
    '/product/productdetails?goodId=1001',
    '/product/productgroupprodetail?goodId=1002',
    '/product/generationOfminingmalldetail?id=201001',
  ]) {
    await page.goto(baseURL + path)
    await expect(page.getByRole('main').getByRole('status', { name: '加载中' })).toBeVisible()
    await expect(page.getByText('没有找到')).toHaveCount(0)
  }
  // Nobody types before the page's code is there.
  await page.goto(`${baseURL}/user/register`)
  await expect(page.locator('main[inert] input').first()).toBeVisible()
  await context.close()
  const ready = await browser.newPage()
  await ready.goto(`${baseURL}/user/register`)
  await ready.getByLabel('手机号').fill('13800000001')
  await expect(ready.getByLabel('手机号')).toHaveValue('13800000001')
  await ready.close()
})

test('a button that is pressed before the code of its page is there works once it is', async ({
  page,
}) => {
  let load: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await wanted
    await route.continue()
  })
  const listening = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/pressed-early.js'),
  )
  await page.goto('/product/productdetails?goodId=1001', { waitUntil: 'commit' })
  await listening
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  load()
  await expect(page.getByRole('dialog', { name: '欢迎登录' })).toBeVisible()
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
