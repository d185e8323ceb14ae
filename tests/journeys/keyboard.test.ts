import type { Locator } from '@playwright/test'
import { newEnterprise } from './customer.ts'
import { keyboardOf } from './keyboard.ts'
import { loginDialogOf } from './login-dialog.ts'
import { openingOf } from './opening.ts'
import { ONE_STEP_OPENING, openProduct, ownTest } from './own-definitions.ts'
import { expect, test } from './test.ts'

test('signing in works by keyboard; the dialog traps the focus and returns it', async ({
  page,
  baseURL,
}) => {
  const { phone, password, companyName } = await newEnterprise(baseURL ?? '')
  const { press, tabTo, tabBackTo, type } = keyboardOf(page)
  const { dialog, isDone } = loginDialogOf(page)
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: '登录' })
  await press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
  await tabTo(opener)
  await press('Enter')
  await expect(dialog.getByLabel('手机号')).toBeFocused()

  for (let step = 0; step < 12; step++) {
    await press('Tab')
    expect(await isFocusOutside(dialog)).toBe(false)
  }
  await press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  // The browser closes the dialog, and the page follows by an event.
  await expect(page.locator('h2', { hasText: '欢迎登录' })).toHaveCount(0)

  await press('Space')
  await expect(dialog.getByLabel('手机号')).toBeFocused()
  await tabBackTo(dialog.getByRole('tab', { name: '手机验证码登录' }))
  await press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: '账号密码登录' })).toBeFocused()
  await type(dialog.getByLabel('账号', { exact: true }), phone)
  await type(dialog.getByLabel('密码', { exact: true }), password)
  await press('Enter')
  await isDone(companyName)
})

ownTest(
  'two steps of an application work by keyboard',
  async ({ page, server, enterprise, processes }) => {
    await processes.publish(ONE_STEP_OPENING)
    await openProduct(server.url, enterprise)
    const { press, tabTo, type, enter } = keyboardOf(page)
    const { isAt } = openingOf(page, enterprise)
    const next = page.getByRole('button', { name: '下一步' })
    await page.goto('/product/productdetails?goodId=1001')
    await enter(page.getByRole('button', { name: '申请额度' }))

    await isAt('额度需求')
    await enter(next)
    const summary = page.getByRole('alert', { name: '请检查以下内容' })
    await expect(summary).toBeFocused()
    const purpose = page.getByRole('textbox', { name: '资金用途' })
    await enter(summary.getByRole('link', { name: '请输入资金用途' }))
    await expect(purpose).toBeFocused()
    await expect(purpose).toBeInViewport()
    await page.keyboard.type('采购生产所需原材料，支付货款')

    await page.reload()
    await isAt('额度需求')
    await type(page.getByRole('textbox', { name: '申请额度' }), '500000')
    const term = page.getByRole('combobox', { name: '额度期限' })
    await tabTo(term)
    await press('Enter')
    await expect(term).toHaveAttribute('aria-expanded', 'true')
    await press('ArrowDown', 'Enter')
    await expect(term).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('.ant-select').filter({ has: term })).toContainText('12 个月')
    await tabTo(page.getByRole('radio', { name: '信用' }))
    await press('Space', 'ArrowRight', 'ArrowLeft')
    await expect(page.getByRole('radio', { name: '信用' })).toBeChecked()
    await tabTo(purpose)
    await expect(purpose).toHaveValue('采购生产所需原材料，支付货款')
    await enter(next)

    await isAt('贸易背景')
    await type(page.getByRole('textbox', { name: '合作核心企业' }), '云序重工集团股份有限公司')
    await type(page.getByLabel('合作年限（年）'), '3')
    await type(page.getByRole('textbox', { name: '近一年交易金额' }), '800')
    await type(page.getByRole('textbox', { name: '企业名称' }), '苏州澄禾精密部件有限公司')
    await type(page.getByRole('textbox', { name: '占营业收入比例' }), '40')
    await enter(next)
    await isAt('授信资料')
  },
)

test('the account menu closes with Escape and returns the focus', async ({ page, enterprise }) => {
  const { press, tabTo } = keyboardOf(page)
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: enterprise.companyName })
  await tabTo(opener)
  await press('Enter')
  const entry = page.getByRole('banner').getByRole('link', { name: '服务中心' })
  await tabTo(entry)
  await press('Escape')
  await expect(entry).toBeHidden()
  await expect(opener).toBeFocused()
  await press('Enter')
  await tabTo(entry)
  await press('Enter')
  await expect(page).toHaveURL('/user/center')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Tells whether the focus has left a dialog; the browser's own controls don't count. */
const isFocusOutside = (dialog: Locator) =>
  dialog.evaluate(
    (element) =>
      document.activeElement !== document.body && !element.contains(document.activeElement),
  )
