import type { Browser, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { billDriver } from '../fixtures/backend/cloud-bills/bill-driver.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { sweepOf } from './audit.ts'
import { payAtCashier } from './cashier.ts'
import { consoleOf } from './console.ts'
import { accountOf, signIn } from './customer.ts'
import { handIn } from './hand-in.ts'
import { loginDialogOf } from './login-dialog.ts'
import { operatorOf } from './operator.ts'
import { startPreparedServer } from './prepared-server.ts'
import { recordTraces } from './recorded-traces.ts'
import { signAndGoOn } from './sign-contract.ts'
import { expect, test } from './test.ts'

/** Opens a page as a demo account of one customer. */
const pageOf = async (browser: Browser, url: string, phone: string) => {
  const context = await browser.newContext({ baseURL: url })
  recordTraces(context)
  await signIn(context, url, await accountOf(url, phone, DEMO_PASSWORD))
  return context.newPage()
}

/** Opens a page as the enterprise that a part is assigned to, one of an account with several. */
const receiverPage = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const login = loginDialogOf(page)
  await page.goto('/')
  await login.open()
  await login.byPassword(PHONES.several, DEMO_PASSWORD)
  await login.picker.getByRole('radio', { name: /广州禾众/ }).check()
  await login.picker.getByRole('button', { name: '确定' }).click()
  await login.isDone(/广州禾众/)
  return page
}

const MATURITY = '2026-12-04'

test('a cloud bill is issued, accepted, split, assigned and financed, and paid at its maturity; another is refused', async ({
  browser,
}) => {
  const { server } = await startPreparedServer(billDriver)
  const { url } = server
  const operator = operatorOf(url)
  const operators = consoleOf(browser, url)
  const issuer = await pageOf(browser, url, '13800000003')
  const supplier = await pageOf(browser, url, '13800000002')
  try {
    await issue(issuer, '5000.00')
    await supplier.goto(`/cloudBilling/cloudBillWait?id=${idOf(issuer)}`)
    await supplier.getByRole('button', { name: '拒收' }).click()
    const dialog = supplier.getByRole('dialog')
    await dialog.getByRole('textbox').fill('合同约定以现款结算')
    await dialog.getByRole('button', { name: '拒收' }).click()
    await shows(supplier, '已拒收')
    await issuer.reload()
    await expect(issuer.getByText('合同约定以现款结算').first()).toBeVisible()

    await issue(issuer, '90000.01')
    const id = idOf(issuer)
    await supplier.goto(`/cloudBilling/cloudBillWait?id=${id}`)
    await supplier.getByRole('button', { name: '签收' }).click()
    await supplier.getByRole('dialog').getByRole('button', { name: '签收' }).click()
    await expect(supplier.getByText('流通中', { exact: true }).first()).toBeVisible()

    await supplier.getByRole('link', { name: '查看持有的云信' }).click()
    await supplier
      .getByRole('link', { name: /^YX\d+-001$/ })
      .first()
      .click()
    await supplier.getByRole('link', { name: '拆分', exact: true }).click()
    await supplier.getByRole('textbox', { name: '拆分金额 1' }).fill('30000.00')
    await supplier.getByRole('textbox', { name: '拆分金额 2' }).fill('60000.01')
    await supplier.getByRole('button', { name: '确认拆分' }).click()
    await expect(supplier.getByRole('treeitem', { name: /60,000\.01 元，可用/ })).toBeVisible()

    await supplier.getByRole('link', { name: /-002$/ }).click()
    await supplier.getByRole('link', { name: '转让', exact: true }).click()
    await supplier.getByLabel('受让企业信用代码').fill('91440101MA5Y2C7J3U')
    await supplier.getByRole('button', { name: '下一步' }).click()
    await signAndGoOn(supplier, PHONES.enterprise)
    await handIn(supplier, /同意将以上云信转让/)
    await expect(supplier.getByText('转让中', { exact: true }).first()).toBeVisible()
    const receiver = await receiverPage(browser, url)
    await receiver.goto(`/cloudBilling/detail?id=${idOf(supplier)}`)
    await expect(receiver.getByText('下载云信转让协议')).toBeVisible()
    await receiver.getByRole('button', { name: '签收' }).click()
    await receiver.getByRole('dialog').getByRole('button', { name: '签收' }).click()
    await expect(receiver.getByRole('dialog')).toBeHidden()
    await receiver.context().close()

    await supplier.getByRole('link', { name: /-003$/ }).click()
    await supplier.getByRole('link', { name: '申请融资', exact: true }).click()
    await expect(supplier.getByLabel('实付金额')).toHaveText(/^5\d,\d{3}\.\d\d 元$/)
    await supplier.getByRole('button', { name: '下一步' }).click()
    await signAndGoOn(supplier, PHONES.enterprise)
    await handIn(supplier, /同意将以上云信转让给资金方/)
    await expect(supplier).toHaveURL(/cloudFinancingDetails\?id=/)
    await expect(supplier.getByText('审核中', { exact: true }).first()).toBeVisible()

    await issuer.goto(`/cloudBilling/cloudLiabilitiesDetail?id=${id}`)
    await expect(issuer.getByRole('treeitem')).toHaveCount(5)
    await sweepOf(issuer)('a bill with its chain')

    const financing = idOf(supplier)
    await operators.perform({
      queue: '云信融资',
      row: await numberIn(supplier, /YR\d+/),
      action: '登记并放款',
      inputs: { '中登网登记编号（20 位数字）': '03528816000412760981' },
    })
    await operators.moveTo(MATURITY)
    await issuer.goto('/cloudBilling/cloudLiabilitiesPay?id=' + id)
    await expect(issuer.getByText('90,000.01').first()).toBeVisible()
    await issuer.getByRole('button', { name: '去支付' }).click()
    await payAtCashier(issuer)
    await expect(issuer.getByText('云信兑付成功')).toBeVisible()
    await supplier.goto(`/product/cloudFinancingDetails?id=${financing}`)
    await shows(supplier, '已结清')
    await supplier.goto(`/cloudBilling/cloudBillWait?id=${id}`)
    await shows(supplier, '已兑付')
    expect(await operator.verifyLedger()).toEqual([])
  } finally {
    await operators.close()
    for (const page of [issuer, supplier]) await page.context().close()
    await server.stop()
  }
})

const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? ''

/** Returns the number of the record that the page shows. */
const numberIn = async (page: Page, pattern: RegExp): Promise<string> =>
  (await page.getByRole('heading', { name: pattern }).first().innerText()).match(pattern)?.[0] ?? ''

const shows = (page: Page, status: string) =>
  expect(page.getByText(status, { exact: true }).first()).toBeVisible()

/** Issues a bill to the supplier; the page shows it. */
const issue = async (page: Page, amount: string) => {
  await page.goto('/product/cloudletterlist')
  await page.getByRole('link', { name: '开立云信' }).click()
  await page.getByRole('radio', { name: /苏州澄禾精密部件有限公司/ }).check()
  await page.getByLabel('云信金额').fill(amount)
  await page.getByRole('textbox', { name: '到期日' }).fill(MATURITY)
  await page.getByLabel('贸易合同或发票').fill('采购合同 J-1')
  await page.getByRole('button', { name: '下一步' }).click()
  await signAndGoOn(page, PHONES.coreEnterprise)
  await handIn(page, /承诺到期无条件支付/)
  await expect(page).toHaveURL(/cloudBillWait\?id=/)
  await shows(page, '待签收')
}
