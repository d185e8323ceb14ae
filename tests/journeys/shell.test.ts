import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { auditOf } from './audit.ts'
import { loginDialogOf } from './login-dialog.ts'
import { expect, test } from './test.ts'

test('the header links to each page of help', async ({ page }) => {
  const audit = auditOf(page)
  const help = page.getByRole('navigation', { name: '帮助与介绍' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await help.getByRole('link', { name: '产品介绍' }).click()
  await expect(heading).toHaveText('产品介绍')
  await help.getByRole('link', { name: '关于我们' }).click()
  await expect(heading).toHaveText('关于我们')

  await help.getByRole('link', { name: '帮助中心' }).click()
  await expect(page.getByRole('heading', { name: '实名认证' })).toBeVisible()
  await page.getByRole('searchbox').fill('提前结清')
  await expect(page.getByText('可以提前还款吗？')).toBeVisible()
  await audit('help center, searched')

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: '平台服务条款' }).click()
  await expect(heading).toHaveText('平台服务条款')
  await footer.getByRole('link', { name: '隐私政策' }).click()
  await expect(heading).toHaveText('隐私政策')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('each page begins at its top, after Back and Forward too; a reload keeps its place', async ({
  page,
}) => {
  // A window in which every page is longer than its height.
  await page.setViewportSize({ width: 1024, height: 360 })
  const heading = page.getByRole('heading', { level: 1 })
  const tabs = page.getByRole('main').getByRole('navigation', { name: '关于我们' })
  const scrolled = () => page.evaluate(() => scrollY)
  const scrollDown = async () => {
    await page.mouse.wheel(0, 240)
    await expect.poll(scrolled).toBeGreaterThan(0)
  }
  const isAtTop = async (title: string) => {
    await expect(heading).toHaveText(title)
    await expect.poll(scrolled).toBe(0)
  }
  await page.goto('/helper/aboutWe?id=1')
  await scrollDown()
  await tabs.getByRole('link', { name: '产品介绍' }).click()
  await isAtTop('产品介绍')
  await scrollDown()
  await page.goBack()
  await isAtTop('关于我们')
  await scrollDown()
  await page.goForward()
  await isAtTop('产品介绍')
  await scrollDown()
  await page.reload()
  await expect(heading).toHaveText('产品介绍')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.getByRole('link', { name: '帮助中心' }).first().press('Enter')
  await expect.poll(scrolled).toBe(0)
  await scrollDown()
  await page.goBack()
  await isAtTop('产品介绍')
  // The link of the page one is on.
  await scrollDown()
  await tabs.getByRole('link', { name: '产品介绍' }).press('Enter')
  await isAtTop('产品介绍')
})

test('the footer has the hotline, the e-mail and QR codes', async ({ page }) => {
  await page.goto('/agreement/9')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('link', { name: '400-800-0000' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'service@example.com' })).toBeVisible()
  for (const name of ['二维码：在手机上打开本平台', '二维码：拨打 400-800-0000'])
    await expect(footer.getByRole('img', { name }).locator('path')).toHaveAttribute('d', /^M/)
})

test('the cloud-bill tab asks a visitor to sign in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '主导航' }).getByText('云信').click()
  await expect(loginDialogOf(page).dialog).toBeVisible()
})

test('the cloud-bill tab opens the list of cloud bills for a core enterprise', async ({ page }) => {
  const login = loginDialogOf(page)
  const tabs = page.getByRole('navigation', { name: '主导航' })
  await page.goto('/')
  await expect(tabs.getByText('代采商城')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await login.byPassword('13800000003', DEMO_PASSWORD)
  await expect(tabs.getByRole('link', { name: '云信' })).toBeVisible()
  await expect(tabs.getByText('代采商城')).toHaveCount(0)
  await tabs.getByRole('link', { name: '云信' }).click()
  await expect(page).toHaveURL('/product/cloudletterlist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('云信')
})

test('the drawer of a phone has all links of the header @phone-only', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  const drawer = page.getByRole('dialog', { name: '菜单' })
  for (const label of ['首页', '代采商城', '基金产品', '产品介绍', '关于我们'])
    await expect(drawer.getByRole('link', { name: label })).toBeVisible()
  await drawer.getByRole('link', { name: '帮助中心' }).click()
  await expect(page).toHaveURL('/helper/helperCenter')
  await expect(drawer).toBeHidden()
})

test('another domain shows another tenant: name, logo, colour, products, hotline', async ({
  page,
  baseURL,
}) => {
  const partner = new URL(baseURL ?? '')
  partner.hostname = 'partner.localhost'
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  const mark = page.getByRole('banner').locator('img').first()

  await page.goto('/')
  await expect(page).toHaveTitle('首页 · 云序供应链金融')
  const [ownMark, ownBrand] = [await mark.getAttribute('src'), await brand()]

  await page.goto(partner.href)
  await expect(page).toHaveTitle('首页 · 澜港链金')
  await expect(mark).not.toHaveAttribute('src', ownMark ?? '')
  expect(await brand()).not.toBe(ownBrand)
  const tabs = page.getByRole('navigation', { name: '主导航' })
  await expect(tabs.getByRole('link')).toHaveText(['首页', '应收账款'])
  await expect(page.getByRole('link', { name: '400-800-0001' })).toBeVisible()
})
