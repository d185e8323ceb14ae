import { randomInt } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { DEMO_BUYER } from '#fixtures/data/invoices.ts'
import { invoiceRegister } from '#schemas/api/invoices.ts'
import { callServer } from './api.ts'
import { sweepOf } from './audit.ts'
import { payAtCashier } from './cashier.ts'
import { accountOf, signIn, type Enterprise } from './customer.ts'
import { openingOf } from './opening.ts'
import type { operatorOf } from './operator.ts'
import { intendToSign } from './sign-contract.ts'

interface Borrower {
  enterprise: Enterprise
  operator: ReturnType<typeof operatorOf>
  /** Audits a screen of the way. */
  sweep: (screen: string) => Promise<void>
}

interface Drawing {
  enterprise: Pick<Enterprise, 'companyName' | 'creditCode' | 'phone'>
  goodId: string
  /** Lets an operator approve the drawing of a flow. */
  approve: (flowId: string) => Promise<unknown>
}

/** Registers an invoice of the borrower that the demo's core enterprise owes. @returns its number */
export const registerInvoice = async (
  url: string,
  { headers }: Pick<Enterprise, 'headers'>,
): Promise<string> => {
  const number = `26322${String(randomInt(10 ** 9)).padStart(14, '0')}1`
  const [registered] = await callServer(url, invoiceRegister, {
    headers,
    body: {
      invoices: [
        {
          number,
          issuedOn: '2026-11-02',
          net: '300000.00',
          tax: '39000.00',
          buyerName: DEMO_BUYER.name,
          buyerCreditCode: DEMO_BUYER.creditCode,
        },
      ],
    },
  })
  expect(registered).toMatchObject({ status: 'available', refused: '' })
  return number
}

/** Confirms the trade of the newest application, on the page of the enterprise that owes the invoice. */
const confirmTrade = async (browser: Browser, url: string, company: string): Promise<void> => {
  const context = await browser.newContext({ baseURL: url })
  await signIn(context, url, await accountOf(url, CORE_ENTERPRISE, DEMO_PASSWORD))
  const page = await context.newPage()
  await page.goto('/user/center')
  const waiting = page.getByRole('list', { name: '待我办理' })
  await expect(waiting.getByRole('link', { name: /^确认贸易背景/ }).first()).toBeVisible()
  await page.goto('/user/financing')
  await page
    .getByRole('row', { name: new RegExp(company) })
    .getByRole('link')
    .click()
  await sweepOf(page)('an application whose trade is to be confirmed')
  await page.getByRole('button', { name: '确认贸易背景' }).click()
  const dialog = page.getByRole('dialog', { name: '确认贸易背景' })
  await dialog.getByRole('button', { name: '确认贸易背景' }).click()
  await expect(page.getByText('审批中', { exact: true }).first()).toBeVisible()
  await context.close()
}

const CORE_ENTERPRISE = '13800000003'

/** Draws an approved application of a product: accepts its terms, signs the contract, and has it paid out. */
export const drawLoan = async (
  page: Page,
  { enterprise, goodId, approve }: Drawing,
): Promise<void> => {
  const { isAt, next, flowId } = openingOf(page, enterprise)
  await page.goto(`/product/productdetails?goodId=${goodId}`)
  await page.getByRole('button', { name: '办理提款' }).click()
  await expect(page).toHaveURL(/\/product\/loanapplication/)
  await isAt('确认借款条件')
  await page.getByRole('checkbox', { name: /我已知悉并接受/ }).check()
  await next()
  await isAt('合同签署')
  await intendToSign(page, enterprise.phone)
  await page.getByRole('button', { name: '签署合同' }).click()
  await expect(page.getByText('合同已签署')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await approve(flowId())
}

/** From an active credit line: applies, draws, repays a part and settles, on the page of the customer. */
export const borrowAndRepay = async (
  page: Page,
  { enterprise, operator, sweep }: Borrower,
): Promise<void> => {
  const { isAt, next, choose, flowId } = openingOf(page, enterprise)
  const url = new URL(page.url()).origin
  const number = await registerInvoice(url, enterprise)
  await page.goto('/product/productdetails?goodId=1001')
  await page
    .getByRole('button', { name: /^(申请融资|继续办理)$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\/applications/)
  await isAt('融资需求')
  await page.getByLabel('融资金额').fill('200000')
  await choose('融资期限', '6 个月')
  await choose('资金用途', '采购原材料')
  await next()
  await isAt('融资依据')
  await page.getByRole('checkbox', { name: new RegExp(number) }).check()
  await expect(page.getByText('已足够')).toBeVisible()
  await sweep('the choice of invoices')
  await next()
  // The account that is chosen here takes the place of the step for another one.
  await isAt('选择账户')
  await expect(page.getByRole('checkbox', { name: /招商银行/ })).toBeChecked()
  await sweep('the choice of a saved account')
  await next()
  await isAt('确认提交')
  await page.getByRole('checkbox', { name: /真实、完整/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await confirmTrade(page.context().browser()!, url, enterprise.companyName)
  // The approval is still open: it says what to do now, and until when.
  await operator.decide(flowId(), { decision: 'approve' })
  await expect(page.getByText(/办理提款。\s*提款有效期至 \d{4}-\d{2}-\d{2}/)).toBeVisible()
  await page.getByRole('link', { name: '办理提款' }).click()
  await expect(page).toHaveURL(/\/product\/financingdetails/)

  await drawLoan(page, {
    enterprise,
    goodId: '1001',
    approve: (id) => operator.decide(id, { decision: 'approve' }),
  })

  await page.goto('/user/center')
  const coming = page.getByRole('list', { name: '近期还款' })
  await expect(coming.getByRole('link', { name: /^去还款/ })).toBeVisible()
  await sweep('the service center of a borrower')
  await page.goto('/user/repayment')
  await expect(page.getByText('200,000.00').first()).toBeVisible()
  await sweep('the loans')
  await page.getByRole('link', { name: '去还款' }).click()
  await page.getByRole('radio', { name: '其他金额' }).check()
  await page.getByLabel('还款金额').fill('50,000')
  await expect(page.getByText('支付后剩余本金')).toBeVisible()
  await sweep('a loan')
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/status\/repayment\//)
  await expect(page.getByRole('img', { name: '扫码支付' })).toBeVisible()
  await sweep('a payment')
  await payAtCashier(page)
  await expect(page.getByText('还款成功')).toBeVisible()
  await page.getByRole('link', { name: '查看最新状态' }).click()
  // The principal that is left is not asserted: past midnight the loan has borne a day's interest.
  const payments = page.getByRole('list', { name: '还款记录' })
  await expect(payments.getByText('50,000.00 元')).toBeVisible()

  await page.getByRole('radio', { name: '全部结清' }).check()
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/status\/settle\//)
  await payAtCashier(page)
  await expect(page.getByText('本息已全部还清')).toBeVisible()
  await page.getByRole('link', { name: '查看最新状态' }).click()
  await expect(page.getByText('已结清', { exact: true }).first()).toBeVisible()
}
