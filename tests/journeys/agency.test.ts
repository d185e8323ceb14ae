import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { sweepOf } from './audit.ts'
import { payAtCashier } from './cashier.ts'
import { loginDialogOf } from './login-dialog.ts'
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

/** Redeems a quantity of the order that the page is about, and pays it. @returns the redemption's id */
const redeem = async (page: Page, quantity: string, principal: string): Promise<string> => {
  await page.getByLabel(/^赎货数量/).fill(quantity)
  await expect(page.getByText(principal).first()).toBeVisible()
  await page.getByLabel('收货人、电话和地址').fill('李想 13900001234 广州市黄埔区云埔街道 8 号')
  await page.getByRole('button', { name: '提交赎货申请' }).click()
  await expect(page).toHaveURL(/\/foreclosure\/confirm\//)
  const [id = ''] = new URL(page.url()).pathname.split('/').slice(3)
  await page.getByRole('button', { name: '确认并付款' }).click()
  await payAtCashier(page)
  await page.getByRole('link', { name: '查看最新状态' }).click()
  await expect(page).toHaveURL(/\/foreclosure\/detail\//)
  await expect(page.getByText('待发货', { exact: true }).first()).toBeVisible()
  return id
}

test('goods of the mall are bought by agency, redeemed in two parts and delivered', async ({
  page,
  operator,
}) => {
  const sweep = sweepOf(page)
  await signInAsBuyer(page)
  await page.goto('/product/generationOfminingmall')
  await page.getByRole('link', { name: /查看商品 聚丙烯/ }).click()
  await page.getByRole('link', { name: '申请代采' }).click()
  await page.getByLabel(/^采购数量/).fill('100')
  await expect(page.getByText('594,000.00').first()).toBeVisible()
  await sweep('an application with its trial')
  await page.getByRole('button', { name: '提交代采申请' }).click()
  await expect(page).toHaveURL(/\/Generat\/GeneratDetail\?id=/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''

  await operator.perform('agencyOrder', id, 'accept')
  await page.reload()
  await page.getByRole('link', { name: '核对并支付保证金' }).click()
  await expect(page).toHaveURL(/\/Generat\/GeneratApply/)
  await sweep('the terms of an order')
  await page.getByRole('button', { name: '同意条款并支付保证金' }).click()
  await payAtCashier(page)
  await expect(page.getByText('代采保证金成功')).toBeVisible()
  await operator.perform('agencyOrder', id, 'purchase')

  await page.goto(`/Generat/GeneratDetail?id=${id}`)
  await page.getByRole('link', { name: '办理赎货' }).click()
  await expect(page).toHaveURL(/\/Generat\/GeneratHandLoan/)
  const first = await redeem(page, '40', '237,600.00')
  await page.goto(`/Generat/GeneratHandLoan?id=${id}`)
  await page.getByLabel(/^赎货数量/).fill('10')
  await sweep('a redemption with its trial')
  const second = await redeem(page, '60', '356,400.00')

  for (const redemption of [first, second]) {
    const waybill = { carrier: '长江物流', waybill: 'CJ20261120' }
    await operator.perform('redemption', redemption, 'ship', waybill)
    await page.goto(`/foreclosure/detail/${redemption}/${redemption}`)
    await page.getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
    await expect(page.getByText('已收货', { exact: true }).first()).toBeVisible()
  }
  await page.goto(`/Generat/GeneratDetail?id=${id}`)
  await expect(page.getByText('已完成', { exact: true }).first()).toBeVisible()
  await sweep('an order that is settled')
})
