import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { formats } from '#engine/formats/formats.ts'
import type { Page } from '@playwright/test'
import { accountMenuOf, loginDialogOf } from './login-dialog.ts'
import { newEnterprise } from './customer.ts'
import { ownTest } from './own-definitions.ts'
import { expect, test } from './test.ts'

const PERSON = { phone: '13800000001', name: /周明远/ }
const CORE_ENTERPRISE = { phone: '13800000003', name: /云序重工/ }
const LABEL_2 = { phone: '13800000009', name: /无锡拓衡/ }
const SEVERAL = { phone: '13800000004', first: /广州禾众/, second: /佛山启岳/ }
const UNVERIFIED = { phone: '13800000005' }
const PRODUCT = '/product/productdetails?goodId=1001'

/** Returns a phone number without an account. */
const unknownPhone = () => formats.mobile.sample(Math.floor(Math.random() * 2 ** 31))

// Uses its own server, because a phone gets one code a minute and other journeys request codes too.
ownTest('a phone and the code sent to it sign in @main @phone', async ({ page, operator }) => {
  const login = loginDialogOf(page)
  await page.goto('/')
  await login.open()
  await login.dialog.getByLabel('手机号').fill(PERSON.phone)
  await login.codeButton.click()
  await expect(login.notice('短信发送成功，请注意查收')).toBeVisible()
  const { code } = login
  await expect(code).toBeFocused()

  const sent = await operator.newestCode(PERSON.phone)
  await paste(page, ` ${sent.slice(0, 3)} ${sent.slice(3)}\n`)
  await expect(code).toHaveValue(sent)
  await code.press('Enter')
  await expect(login.notice('登录成功')).toBeVisible()
  await login.isDone(PERSON.name)
})

test('the next code can be requested after 59 … 1, also over a reload', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const { open, dialog, codeButton } = loginDialogOf(page)
  await open()
  await dialog.getByLabel('手机号').fill(unknownPhone())
  await page.clock.pauseAt(Date.now() + 5000)
  await codeButton.click()

  const shown: string[] = []
  await expect(codeButton).toHaveText('59 秒后重发')
  await expect(codeButton).toBeDisabled()
  const tick = async () => {
    shown.push((await codeButton.textContent()) ?? '')
    await page.clock.runFor(1000)
  }
  for (let second = 0; second < 20; second++) await tick()
  await page.reload()
  // The portal takes over from the prerendered page by a timer, which the paused clock holds.
  await expect(async () => {
    await page.clock.runFor(50)
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(codeButton).toBeDisabled()
  for (let second = 20; second < 60; second++) await tick()

  await expect(codeButton).toHaveText('获取验证码')
  await expect(codeButton).toBeEnabled()
  const seconds = Array.from({ length: 59 }, (_, index) => `${59 - index} 秒后重发`)
  expect([...new Set(shown)]).toEqual(seconds)
})

test('missing and wrong values are named in the words of the specification', async ({ page }) => {
  await page.goto('/')
  const { open, dialog, code, codeButton, submit } = loginDialogOf(page)
  await open()
  const phone = dialog.getByLabel('手机号')

  await codeButton.click()
  await expect(phone).toHaveAccessibleDescription('请输入手机号')
  await expect(phone).toBeFocused()
  await phone.fill('12345678901')
  await codeButton.click()
  await expect(phone).toHaveAccessibleDescription('请输入正确的手机号')
  await expect(codeButton).toHaveText('获取验证码')
  await submit()
  await expect(phone).toHaveAccessibleDescription('请输入正确的手机号')
  await expect(code).toHaveAccessibleDescription('请输入验证码')

  await dialog.getByRole('tab', { name: '账号密码登录' }).click()
  await dialog.getByLabel('账号', { exact: true }).press('Enter')
  await expect(dialog.getByLabel('账号', { exact: true })).toHaveAccessibleDescription('请输入账号')
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('请输入密码')
})

test('a wrong code can be corrected, and the right one leads an unknown phone on to registration, now or later @phone', async ({
  page,
  operator,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const phone = unknownPhone()
  await page.goto('/')
  const { open, dialog, code, codeButton, submit } = loginDialogOf(page)
  await open()
  await dialog.getByLabel('手机号').fill(phone)
  await codeButton.click()
  // The button is disabled while the code is being sent too.
  await expect(codeButton).toHaveText(/秒后重发/)

  const right = await operator.newestCode(phone)
  await code.fill(right === '000000' ? '000001' : '000000')
  await submit()
  await expect(dialog.getByRole('alert')).toHaveText('验证码错误')
  await code.fill(right)
  await expect(dialog.getByRole('alert')).toBeEmpty()
  await submit()
  for (const words of ['登录成功', '请设置密码完成注册'])
    await expect(page.getByText(words).first()).toBeVisible()
  await expect(page).toHaveURL(/\/user\/register$/)
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(right)
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()

  // The account is begun: it leads to the registration until that is finished.
  await page.goto('/product/productlist')
  await expect(page).toHaveURL(/\/user\/register$/)
  await expect(page.getByRole('heading', { name: '完成注册' })).toBeVisible()
  await expect(page.getByLabel('手机号')).toHaveValue(phone)
  await page.getByLabel('验证码', { exact: true }).fill(right)
  await page.getByLabel('设置密码', { exact: true }).fill('Journey2026')
  await page.getByLabel('确认密码', { exact: true }).fill('Journey2026')
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  // Hashes the password twice, which a busy machine does slowly.
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: '去实名认证' }).click()
  await expect(page).toHaveURL(/\/user\/enterprise\/open\/2$/)
})

test('an account and its password sign in with their spaces stripped @main @phone', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const { phone, password, companyName } = await newEnterprise(baseURL ?? '')
  await page.goto('/')
  const login = loginDialogOf(page)
  await login.open()
  await login.byPassword(phone, 'not-the-password')
  await expect(login.dialog.getByRole('alert')).toContainText('账号或密码错误')
  await login.byPassword(` ${phone} `, ` ${password} `)
  await login.isDone(companyName)
})

test('of several sub-accounts one is picked, and another one switched to @phone', async ({
  page,
}) => {
  await page.goto('/')
  const login = loginDialogOf(page)
  await login.open()
  await login.byPassword(SEVERAL.phone, DEMO_PASSWORD)

  const { picker } = login
  await expect(picker.getByRole('radio')).toHaveCount(3)
  await expect(picker.getByRole('radio').first()).toBeFocused()
  const confirm = picker.getByRole('button', { name: '确定' })
  await confirm.click()
  await expect(login.notice('请选择您的子账户')).toBeVisible()
  await picker.getByRole('radio', { name: SEVERAL.first }).check()
  await confirm.click()
  await login.isDone(SEVERAL.first)

  const menu = accountMenuOf(page)
  await menu.open()
  await menu.choose('切换账号')
  await picker.getByRole('radio', { name: SEVERAL.second }).check()
  await confirm.click()
  await login.isDone(SEVERAL.second)
})

test('logging out clears the storage, goes Home, and signs out the other tabs', async ({
  page,
  context,
  enterprise,
  complaints,
}) => {
  // The other tab may ask in the moment before it is told.
  complaints.allow(/status of 401/)
  await page.goto('/user/product')
  await expect(page.getByRole('heading', { name: '我的产品' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/user/center')
  await expect(other.getByText(enterprise.companyName).first()).toBeVisible()
  // Its calls are answered: one that is under way would learn of the end from the server, not from the other tab.
  await expect(other.getByRole('heading', { name: '三步获得融资额度' })).toBeVisible()

  const menu = accountMenuOf(page)
  await menu.open()
  await menu.choose('退出登录')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  // The tenant's colour is no personal data and may be stored again already.
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key !== 'brand')).toEqual([])

  await expect(other.getByRole('banner').getByRole('button', { name: '登录' })).toBeAttached()
  await expect(other.getByText(enterprise.companyName)).toHaveCount(0)
})

test.describe('after signing in', () => {
  test('a page of the keep list stays, and a guarded page appears', async ({ page, baseURL }) => {
    const { phone, password, companyName } = await newEnterprise(baseURL ?? '')
    await page.goto('/user/center')
    const login = loginDialogOf(page)
    await login.byPassword(phone, password)
    await login.isDone(companyName)
    await expect(page).toHaveURL('/user/center')
    await expect(page.getByRole('main')).toContainText(companyName)
  })

  test('any other page is replaced by Home', async ({ page, baseURL }) => {
    const { phone, password, companyName } = await newEnterprise(baseURL ?? '')
    await page.goto(PRODUCT)
    const login = loginDialogOf(page)
    await login.open()
    await login.byPassword(phone, password)
    await login.isDone(companyName)
    await expect(page).toHaveURL('/')
  })

  for (const [who, { phone, name }] of [
    ['a core enterprise (label 3)', CORE_ENTERPRISE],
    ['an enterprise of label 2', LABEL_2],
  ] as const)
    test(`${who} gets the page reloaded`, async ({ page }) => {
      await page.goto(PRODUCT)
      const login = loginDialogOf(page)
      await login.open()
      await page.evaluate(() => document.body.setAttribute('data-before', ''))
      await login.byPassword(phone, DEMO_PASSWORD)
      await login.isDone(name)
      await expect(page).toHaveURL(PRODUCT)
      await expect(login.notice('登录成功')).toBeVisible()
      await expect(page.locator('body')).not.toHaveAttribute('data-before')
    })
})

test('an unverified customer is asked for the real name at once, and again @phone', async ({
  page,
}) => {
  await page.goto('/')
  const login = loginDialogOf(page)
  await login.open()
  await login.byPassword(UNVERIFIED.phone, DEMO_PASSWORD)
  const avatar = page.getByRole('banner').getByRole('button', { name: /未实名/ })
  const realName = page.getByRole('dialog', { name: '实名认证' })
  await expect(realName).toBeVisible()
  await page.keyboard.press('Escape')
  await login.isDone(/未实名/)

  await avatar.click()
  await expect(realName).toContainText('请先完成账号实名后再进行操作！')
  await realName.getByRole('button', { name: '去实名' }).click()
  await expect(page).toHaveURL('/user/enterprise/open/1')

  await page.goto('/')
  const menu = accountMenuOf(page)
  await menu.open()
  await menu.choose('切换账号')
  await expect(login.picker.getByRole('radio')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await avatar.click()
  await realName.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
})

test('the dialog is 432 pixels wide', async ({ page }) => {
  await page.goto('/')
  const { open, dialog } = loginDialogOf(page)
  await open()
  expect((await dialog.boundingBox())?.width).toBe(432)
})

/** Dispatches a paste into the focused element. */
const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}
