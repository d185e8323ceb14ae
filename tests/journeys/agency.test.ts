import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { sweepOf } from './audit.ts'
import { payAtCashier } from './cashier.ts'
import { consoleOf } from './console.ts'
import { handIn } from './hand-in.ts'
import { loginDialogOf } from './login-dialog.ts'
import { signAndGoOn } from './sign-contract.ts'
import { expect, test } from './test.ts'

/** The demo's account of several enterprises, of which one buys by agency. */
const BUYER = { phone: '13800000004', name: /广州禾众/ }

const signInAsBuyer = async (page: Page) => {
  const login = loginDialogOf(page)
  await page.goto('/')
  await login.open()
  await login.byPassword(BUYER.phone, DEMO_PASSWORD)
  await login.picker.getByRole('radio', { name: BUYER.name }).check()
  await login.picker.getByRole('button', { name: '确定' }).click()
  await login.isDone(BUYER.name)
}

/** Returns the number of the record that the page shows. */
const numberIn = async (page: Page, pattern: RegExp): Promise<string> =>
  (await page.getByRole('heading', { name: pattern }).first().innerText()).match(pattern)?.[0] ?? ''

/** Redeems a quantity of the order that the page is about, and pays it. @returns the redemption's number */
const redeem = async (page: Page, quantity: string, principal: string): Promise<string> => {
  await page.getByLabel(/^赎货数量/).fill(quantity)
  await expect(page.getByText(principal).first()).toBeVisible()
  await page.getByLabel('收货人、电话和地址').fill('李想 13900001234 广州市黄埔区云埔街道 8 号')
  await page.getByRole('button', { name: '提交赎货申请' }).click()
  await expect(page).toHaveURL(/\/foreclosure\/confirm\/\d+\/SH\d+$/)
  const redeemNo = await numberIn(page, /SH\d+/)
  expect(page.url()).toContain(`/${redeemNo}`)
  await page.getByRole('button', { name: '确认并付款' }).click()
  await payAtCashier(page)
  await page.getByRole('link', { name: '查看最新状态' }).click()
  await expect(page).toHaveURL(new RegExp(`/foreclosure/detail/\\d+/${redeemNo}$`))
  await expect(page.getByText('待发货', { exact: true }).first()).toBeVisible()
  return redeemNo
}

/** Opens an order from the list of the customer's. */
const openOrder = async (page: Page, orderNo: string) => {
  await page.goto('/Generat/GeneratDetail')
  await page.getByRole('link', { name: orderNo }).first().click()
}

test('goods of the mall are bought by agency, redeemed in two parts and delivered', async ({
  page,
  browser,
  baseURL,
}) => {
  const sweep = sweepOf(page)
  const operators = consoleOf(browser, baseURL!)
  await signInAsBuyer(page)
  await page.goto('/product/generationOfminingmall')
  await page.getByRole('link', { name: /查看商品 聚丙烯/ }).click()
  await page.getByRole('link', { name: '申请代采' }).click()
  await expect(page).toHaveURL(/\/Generat\/GeneratApply\?/)
  await page.getByLabel(/^采购数量/).fill('100')
  await expect(page.getByText('594,000.00').first()).toBeVisible()
  await sweep('an application with its price')
  // A reload keeps the typed quantity.
  await page.reload()
  await expect(page.getByLabel(/^采购数量/)).toHaveValue('100')
  await page.getByRole('button', { name: '下一步' }).click()
  await signAndGoOn(page, BUYER.phone)
  await sweep('the review of an application with its terms')
  await handIn(page, /委托平台按以上条件采购/)
  await expect(page).toHaveURL(/\/Generat\/GeneratDetail\?id=/)
  const order = { queue: '代采订单', row: await numberIn(page, /DC\d+/) }

  await operators.perform({ ...order, action: '受理订单' })
  await page.reload()
  await sweep('the terms of an order')
  await page.getByRole('button', { name: '支付保证金' }).click()
  await payAtCashier(page)
  await expect(page.getByText('代采保证金成功')).toBeVisible()
  await operators.perform({ ...order, action: '采购入库' })

  await openOrder(page, order.row)
  await page.getByRole('link', { name: '办理赎货' }).click()
  await expect(page).toHaveURL(/\/Generat\/GeneratHandLoan/)
  const first = await redeem(page, '40', '237,600.00')
  await openOrder(page, order.row)
  await page.getByRole('link', { name: '办理赎货' }).click()
  await page.getByLabel(/^赎货数量/).fill('10')
  await sweep('a redemption with its trial')
  const second = await redeem(page, '60', '356,400.00')

  for (const row of [first, second]) {
    const inputs = { 承运单位: '长江物流', 运单号: 'CJ20261120' }
    await operators.perform({ queue: '赎货', row, action: '发货', inputs })
    await page.goto('/user/foreclosure?kind=redemption')
    await page.getByRole('link', { name: row }).first().click()
    await page.getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
    await expect(page.getByText('已收货', { exact: true }).first()).toBeVisible()
  }
  await operators.close()
  await openOrder(page, order.row)
  await expect(page.getByText('已完成', { exact: true }).first()).toBeVisible()
  await sweep('an order that is settled')
})
