import type { Browser, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { financingDriver } from '../fixtures/backend/financing/financing-driver.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { sweepOf } from './audit.ts'
import { accountOf, signIn } from './customer.ts'
import { operatorOf } from './operator.ts'
import { startPreparedServer } from './prepared-server.ts'
import { expect, test } from './test.ts'

/** Begins a payment of the loan that the page shows, and transfers an amount for it at the bank. */
const payByTransfer = async (page: Page, amount: string, transferred: string): Promise<void> => {
  await page.getByRole('radio', { name: '其他金额' }).check()
  await page.getByLabel('还款金额').fill(amount)
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('tab', { name: '银行转账' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '打开网上银行' }).click()
  const bank = await opened
  await bank.getByLabel('付款账户名称').fill('苏州澄禾精密部件有限公司')
  await bank.getByLabel('转账金额').fill(transferred)
  await bank.getByRole('button', { name: '确认转账' }).click()
  await expect(bank.getByRole('heading', { name: '转账已提交' })).toBeVisible()
  await bank.close()
}

/** Opens the only transfer that waits, as an operator in a browser of its own. */
const operatorAt = async (browser: Browser, baseURL: string, account: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto('/operator/records/bankTransfer')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /600,000/ }).click()
  return page
}

test('a bank transfer pays where it fits; another is held, and moved to the balance by two operators, not by one alone', async ({
  page,
  context,
  browser,
}) => {
  const { server, prepared: loanId } = await startPreparedServer(async (backend, store) => {
    const driver = await financingDriver(backend, store, await backend.token(PHONES.enterprise))
    return driver.lend()
  })
  const { url } = server
  const loanPage = `${url}/user/repaymentPage?id=${loanId}`
  const contexts: Page[] = []
  try {
    await signIn(context, url, await accountOf(url, PHONES.enterprise, DEMO_PASSWORD))
    await page.goto(loanPage)
    await payByTransfer(page, '100,000', '100000.00')
    await expect(page.getByText('还款成功')).toBeVisible()
    await expect(page.getByRole('list', { name: '收到的转账' })).toContainText('已入账')

    await page.goto(loanPage)
    await payByTransfer(page, '50,000', '600000.00')
    const held = page.getByRole('list', { name: '收到的转账' })
    await expect(held).toContainText('待认领')
    await sweepOf(page)('a payment whose transfer is held')

    const [first, second] = await Promise.all(
      ['jingban', 'fuhe'].map((account) => operatorAt(browser, url, account)),
    )
    contexts.push(first!, second!)
    await first!.getByRole('button', { name: '转入客户余额' }).click()
    const dialog = first!.getByRole('dialog', { name: '转入客户余额' })
    await dialog.getByLabel('说明').fill('客户多转，转入余额')
    await dialog.getByRole('button', { name: '转入客户余额' }).click()
    await expect(first!.getByRole('heading', { name: '待复核：转入客户余额' })).toBeVisible()
    await expect(first!.getByRole('button', { name: '复核通过' })).toHaveCount(0)
    await second!.reload()
    await sweepOf(second!)('a transfer that waits for a second operator')
    await second!.getByRole('button', { name: '复核通过' }).click()
    await expect(second!.getByText('已转入余额', { exact: true }).first()).toBeVisible()

    await expect(held).toContainText('已转入余额')
    await page.getByRole('tab', { name: '余额支付' }).click()
    await page.getByRole('button', { name: '用余额支付' }).click()
    await expect(page.getByText('还款成功')).toBeVisible()
    expect(await operatorOf(url).verifyLedger()).toEqual([])
  } finally {
    await page.goto('about:blank')
    await Promise.all(contexts.map((one) => one.context().close()))
    await server.stop()
  }
})
