import type { Browser, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { DEMO_BUYER } from '#fixtures/data/invoices.ts'
import { financingDriver } from '../fixtures/backend/financing/financing-driver.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { sweepOf } from './audit.ts'
import { drawLoan } from './borrowing.ts'
import { payAtCashier } from './cashier.ts'
import { consoleOf } from './console.ts'
import { accountOf, signIn } from './customer.ts'
import { handIn } from './hand-in.ts'
import { openingOf } from './opening.ts'
import { operatorOf } from './operator.ts'
import { startPreparedServer } from './prepared-server.ts'
import { recordTraces } from './recorded-traces.ts'
import { expect, test } from './test.ts'

const SUPPLIER = {
  companyName: '苏州澄禾精密部件有限公司',
  creditCode: '91320500MA1T8K3H13',
  phone: PHONES.enterprise,
}

/** The product that finances receivables. */
const PRODUCT = '1005'

test('partners confirm each other; a receivable on their trade is confirmed, financed and paid: the loan first, then the supplier', async ({
  browser,
}) => {
  // The supplier begins with an active credit line.
  const { server } = await startPreparedServer(async (backend, store) =>
    financingDriver(backend, store, await backend.token(PHONES.enterprise), { goodsId: PRODUCT }),
  )
  const { url } = server
  const operator = operatorOf(url)
  const operators = consoleOf(browser, url)
  const supplier = await pageOf(browser, url, PHONES.enterprise)
  const debtor = await pageOf(browser, url, PHONES.coreEnterprise)
  try {
    await invitePartner(supplier)
    await answer(debtor, `${SUPPLIER.companyName}与`, '确认贸易伙伴')
    const background = await registerBackground(supplier)
    await answer(debtor, background, '确认贸易背景')
    const receivable = await registerReceivable(supplier)
    await answer(debtor, receivable, '确权')
    await expect(debtor).toHaveURL(/\/assets\/payable\/detail\//)
    await sweepOf(debtor)('a payable')
    const payable = debtor.url()
    const [id = ''] = new URL(payable).pathname.split('/').slice(-1)

    await applyOn(supplier, receivable)
    await supplier.goto(`/assets/detail/${id}`)
    await shows(supplier, '占用中')
    await act(supplier, '通知付款方转让')
    await operators.perform({
      queue: '应收账款',
      row: receivable,
      action: '办理中登网登记',
      inputs: {
        '受让人（融资方）': '远舟商业保理',
        '中登网登记编号（20 位数字）': '01234567890123456789',
      },
    })
    await operators.approve(SUPPLIER.companyName, '融资申请')
    await drawLoan(supplier, {
      enterprise: SUPPLIER,
      goodId: PRODUCT,
      approve: () => operators.approve(SUPPLIER.companyName, '提款申请'),
    })
    await supplier.goto(`/assets/detail/${id}`)
    await shows(supplier, '已融资')
    await sweepOf(supplier)('a financed receivable')

    await debtor.goto(payable)
    await debtor.getByRole('button', { name: '去付款' }).click()
    await expect(debtor).toHaveURL(/\/status\/repayment\//)
    await payAtCashier(debtor)
    await expect(debtor.getByText('应付账款付款成功')).toBeVisible()
    await expect(debtor.getByText('归还供应商融资')).toBeVisible()
    await expect(debtor.getByText('支付供应商')).toBeVisible()
    await supplier.reload()
    await shows(supplier, '已付清')
    await supplier.goto('/user/repayment?status=settled')
    await shows(supplier, '已结清')
    expect(await operator.verifyLedger()).toEqual([])
  } finally {
    await operators.close()
    for (const page of [supplier, debtor]) await page.context().close()
    await server.stop()
  }
})

/** Opens pages as a demo account. */
const pageOf = async (browser: Browser, url: string, phone: string) => {
  const context = await browser.newContext({ baseURL: url })
  recordTraces(context)
  await signIn(context, url, await accountOf(url, phone, DEMO_PASSWORD))
  return context.newPage()
}

/** Registers an invoice that the core enterprise owes where invoices are chosen: it is chosen then. */
const registerInvoice = async (page: Page) => {
  const number = '26322000000700000021'
  await page.getByRole('button', { name: '登记发票' }).click()
  const dialog = page.getByRole('dialog', { name: '登记发票' })
  await dialog.getByLabel('发票号码').fill(number)
  await dialog.getByRole('textbox', { name: '开票日期' }).fill('2026-11-02')
  await dialog.getByLabel('不含税金额').fill('300000')
  await dialog.getByLabel(/^税额/).fill('39000')
  await dialog.getByLabel('购买方名称').fill(DEMO_BUYER.name)
  await dialog.getByLabel('购买方信用代码').fill(DEMO_BUYER.creditCode)
  await sweepOf(page)('the registration of an invoice in place', dialog)
  await dialog.getByRole('button', { name: '登记并核验' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('checkbox', { name: new RegExp(number) })).toBeChecked()
}

/** Adds the account that the debtor pays to where accounts are chosen: it is chosen then. */
const addAccount = async (page: Page) => {
  await page.getByRole('button', { name: '添加账户' }).click()
  const dialog = page.getByRole('dialog', { name: '添加账户' })
  await dialog.getByRole('combobox', { name: '开户银行' }).click()
  await dialog
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: '招商银行' })
    .first()
    .click()
  await dialog.getByLabel('银行账号').fill('6222021001116245')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /招商银行/ })).toBeChecked()
}

const shows = (page: Page, status: string) =>
  expect(page.getByText(status, { exact: true }).first()).toBeVisible()

/** Performs an action of the record that the page shows. */
const act = async (page: Page, action: string) => {
  await page.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Opens a record that waits for the core enterprise, and performs an action on it. */
const answer = async (page: Page, row: string, action: string) => {
  await page.goto('/trade/detail/confirmApply')
  await page.getByRole('link', { name: new RegExp(row) }).click()
  await act(page, action)
}

const invitePartner = async (page: Page) => {
  await page.goto('/trade/new')
  await page.getByLabel('企业名称').fill(DEMO_BUYER.name)
  await page.getByLabel('统一社会信用代码').fill(DEMO_BUYER.creditCode)
  await sweepOf(page)('the invited enterprise')
  await goOn(page)
  await handIn(page, /真实的贸易往来/)
  await expect(page.getByText('等待受邀企业确认贸易关系。')).toBeVisible()
  await sweepOf(page)('an invitation')
}

/** Registers a trade background with the partner that the page shows. @returns its number */
const registerBackground = async (page: Page): Promise<string> => {
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
  await sweepOf(page)('the contract of a trade')
  await goOn(page)
  await registerInvoice(page)
  await sweepOf(page)('the invoices of a trade')
  // A reload leads back to the step that was left, with its values.
  await goOn(page)
  await expect(page.getByRole('button', { name: '添加资料' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '添加资料' })).toBeVisible()
  await goOn(page)
  await expect(page.getByText('HT-2026-1')).toBeVisible()
  await sweepOf(page)('the review of a trade')
  await handIn(page, /贸易真实/)
  await expect(page.getByText('等待采购方核对贸易资料并确认。')).toBeVisible()
  return numberIn(page, /MY\d+/)
}

/** Registers a receivable on the trade background that the page shows. @returns its number */
const registerReceivable = async (page: Page): Promise<string> => {
  await page.reload()
  await page.getByRole('link', { name: '登记应收账款' }).click()
  await page.getByLabel('应收账款金额').fill('300000')
  await page.getByRole('textbox', { name: '到期日' }).fill('2027-05-20')
  await addAccount(page)
  await sweepOf(page)('the registration of a receivable')
  await goOn(page)
  await handIn(page, /未向他人转让/)
  await expect(page.getByText('等待付款方核对金额和到期日并确权。')).toBeVisible()
  return numberIn(page, /YS\d+/)
}

const goOn = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

/** Returns the number of the record in the page's heading. */
const numberIn = async (page: Page, pattern: RegExp): Promise<string> =>
  (await page.getByRole('heading', { name: pattern }).first().innerText()).match(pattern)?.[0] ?? ''

/** Applies for 100,000.00 元 on a receivable. */
const applyOn = async (page: Page, receivable: string) => {
  const { isAt, next, choose } = openingOf(page, SUPPLIER)
  await page.goto(`/product/productdetails?goodId=${PRODUCT}`)
  await page.getByRole('button', { name: '申请融资' }).first().click()
  await isAt('融资需求')
  await page.getByLabel('融资金额').fill('100000')
  await choose('融资期限', '3 个月')
  await choose('资金用途', '采购原材料')
  await next()
  await isAt('应收账款')
  await page.getByRole('checkbox', { name: new RegExp(receivable) }).check()
  await sweepOf(page)('the choice of receivables')
  await next()
  await isAt('选择账户')
  await next()
  await isAt('确认提交')
  await page.getByRole('checkbox', { name: /真实、完整/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
}
