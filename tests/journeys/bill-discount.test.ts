import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { billDiscountDriver } from '../fixtures/backend/bill-discount-driver.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { sweepOf } from './audit.ts'
import { payAtCashier } from './cashier.ts'
import { accountOf, signIn } from './customer.ts'
import { operatorOf } from './operator.ts'
import { startPreparedServer } from './prepared-server.ts'
import { expect, test } from './test.ts'

test('a bill is discounted at the price that was shown, not paid by its acceptor, and bought back', async ({
  page,
  context,
}) => {
  const { server, prepared: bill } = await startPreparedServer(
    async (backend, store) =>
      (await billDiscountDriver(backend, store, await backend.token(PHONES.enterprise))).bill,
  )
  const { url } = server
  try {
    const operator = operatorOf(url)
    await signIn(context, url, await accountOf(url, PHONES.enterprise, DEMO_PASSWORD))
    await page.goto(`${url}/product/billdiscountingdetail?goodId=${bill.goodsId}`)
    await page.getByLabel('票据号码').fill(bill.billNo)
    await page.getByLabel('承兑人统一社会信用代码').fill(bill.acceptorCode)
    await page.getByLabel('票面金额').fill(bill.amount)
    await page.getByRole('textbox', { name: '票据到期日' }).fill(bill.maturityDate)
    const price = page.getByRole('definition').filter({ hasText: /^[\d,]+\.\d\d\s?元$/ })
    const proceeds = (await price.first().innerText()).replace(/[^\d,.]/g, '')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByRole('heading', { name: '票据贴现详情' })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await sweepOf(page)('a discount that was applied for')

    await operator.perform('billDiscount', id, 'approve')
    await page.reload()
    await expect(page.getByText(`实付 ${proceeds}`)).toBeVisible()
    await operator.moveTo('2027-03-22')
    await operator.perform('billDiscount', id, 'turnBack', { reason: '账户余额不足' })
    await page.reload()
    await page.getByRole('button', { name: '支付回购款' }).click()
    await payAtCashier(page)
    await page.getByRole('link', { name: '查看最新状态' }).click()
    await expect(page.getByText('已回购', { exact: true }).first()).toBeVisible()
    expect(await operator.verifyLedger()).toEqual([])
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})
