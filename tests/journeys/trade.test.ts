import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { DEMO_BUYER } from '#fixtures/data/invoices.ts'
import { bankCardSave } from '#schemas/api/resources.ts'
import { callServer } from './api.ts'
import { sweepOf } from './audit.ts'
import { registerInvoice } from './borrowing.ts'
import { payAtCashier } from './cashier.ts'
import { accountOf, signIn } from './customer.ts'
import { expect, test } from './test.ts'

const CORE_ENTERPRISE = '13800000003'

/** Opens what waits for the core enterprise about a company, and performs an action on it. */
const answer = async (page: Page, row: string, action: string) => {
  await page.goto('/trade/detail/confirmApply')
  await page.getByRole('link', { name: new RegExp(row) }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('partners confirm each other, and a receivable on their trade is confirmed and paid', async ({
  page,
  enterprise,
  browser,
  baseURL,
}) => {
  const sweep = sweepOf(page)
  const number = await registerInvoice(baseURL!, enterprise)
  await callServer(baseURL!, bankCardSave, {
    headers: enterprise.headers,
    body: { accountName: enterprise.companyName, bank: 'CMB', accountNo: '6222021001116245' },
  })
  const context = await browser.newContext({ baseURL: baseURL! })
  await signIn(context, baseURL!, await accountOf(baseURL!, CORE_ENTERPRISE, DEMO_PASSWORD))
  const debtor = await context.newPage()

  await page.goto('/trade/new')
  await page.getByLabel('企业名称').fill(DEMO_BUYER.name)
  await page.getByLabel('统一社会信用代码').fill(DEMO_BUYER.creditCode)
  await page.getByRole('button', { name: '发出邀请' }).click()
  await expect(page.getByText('等待受邀企业确认贸易关系。')).toBeVisible()
  await sweep('an invitation')
  await answer(debtor, `${enterprise.companyName}与`, '确认贸易伙伴')

  await page.reload()
  await page.getByRole('link', { name: '登记贸易背景' }).click()
  await page.getByLabel('合同编号').fill('HT-2026-1')
  await page.getByLabel('合同金额').fill('400000')
  await page.getByRole('textbox', { name: '签订日期' }).fill('2026-10-09')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: '合同.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
  await page.getByRole('checkbox', { name: new RegExp(number) }).check()
  await sweep('the registration of a trade background')
  await page.getByRole('button', { name: '提交确认' }).click()
  await expect(page.getByText('等待采购方核对贸易资料并确认。')).toBeVisible()
  const background = await page.getByRole('heading', { name: /贸易背景 MY/ }).innerText()
  await answer(debtor, background.match(/MY\d+/)![0], '确认贸易背景')

  await page.reload()
  await page.getByRole('link', { name: '登记应收账款' }).click()
  await page.getByLabel('应收账款金额').fill('300000')
  await page.getByRole('textbox', { name: '到期日' }).fill('2027-05-20')
  await page.getByRole('checkbox', { name: /招商银行/ }).check()
  await sweep('the registration of a receivable')
  await page.getByRole('button', { name: '提交确权' }).click()
  await expect(page.getByText('等待付款方核对金额和到期日并确权。')).toBeVisible()
  const receivable = await page.getByRole('heading', { name: /应收账款 YS/ }).innerText()
  await answer(debtor, receivable.match(/YS\d+/)![0], '确权')
  await expect(debtor).toHaveURL(/\/assets\/payable\/detail\//)
  await sweepOf(debtor)('a payable')

  await debtor.getByRole('button', { name: '去付款' }).click()
  await expect(debtor).toHaveURL(/\/status\/repayment\//)
  await payAtCashier(debtor)
  await expect(debtor.getByText('应付账款付款成功')).toBeVisible()
  await page.reload()
  await expect(page.getByText('已付清', { exact: true }).first()).toBeVisible()
  await context.close()
})
