import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { financingDriver } from '../fixtures/backend/financing/financing-driver.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { tradeDriver } from '../fixtures/backend/trade/trade-driver.ts'
import { sweepOf } from './audit.ts'
import { payAtCashier } from './cashier.ts'
import { accountOf, signIn } from './customer.ts'
import { operatorOf } from './operator.ts'
import { startPreparedServer } from './prepared-server.ts'
import { expect, test } from './test.ts'

const DEMAND = { appliedAmount: '100000.00', termMonths: 3, purpose: '采购原材料' }

test('a receivable is confirmed by its debtor, financed, and paid: the loan first, then the supplier', async ({
  browser,
}) => {
  const { server, prepared } = await startPreparedServer(async (backend, store) => {
    const token = await backend.token(PHONES.enterprise)
    const trade = await tradeDriver(backend, token)
    const driver = await financingDriver(backend, store, token, { goodsId: '1005' })
    const id = await trade.receivable()
    await trade.secure(id)
    const application = await driver.apply(DEMAND, { receivables: [id] })
    await application.decide('approve')
    await (await driver.draw()).decide('approve')
    return { id, loanId: await driver.loanOf(await driver.newestFinancing()) }
  })
  const { url } = server
  const { id, loanId } = prepared
  const pageOf = async (phone: string) => {
    const context = await browser.newContext({ baseURL: url })
    await signIn(context, url, await accountOf(url, phone, DEMO_PASSWORD))
    return context.newPage()
  }
  const supplier = await pageOf(PHONES.enterprise)
  const debtor = await pageOf(PHONES.coreEnterprise)
  try {
    await supplier.goto(`/assets/detail/${id}`)
    await expect(supplier.getByText('已融资', { exact: true }).first()).toBeVisible()
    await sweepOf(supplier)('a financed receivable')

    await debtor.goto(`/assets/payable/detail/${id}`)
    await debtor.getByRole('button', { name: '去付款' }).click()
    await expect(debtor).toHaveURL(/\/status\/repayment\//)
    await payAtCashier(debtor)
    await expect(debtor.getByText('应付账款付款成功')).toBeVisible()
    await expect(debtor.getByText('归还供应商融资')).toBeVisible()
    await expect(debtor.getByText('支付供应商')).toBeVisible()

    await supplier.reload()
    await expect(supplier.getByText('已付清', { exact: true }).first()).toBeVisible()
    await supplier.goto(`/user/repaymentPage?id=${loanId}`)
    await expect(supplier.getByText('已结清', { exact: true }).first()).toBeVisible()
    expect(await operatorOf(url).verifyLedger()).toEqual([])
  } finally {
    for (const page of [supplier, debtor]) await page.context().close()
    await server.stop()
  }
})
