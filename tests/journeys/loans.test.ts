import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { STANDARD_RULES } from '#engine/finance/loan-rules.ts'
import { quotas } from '#fixtures/backend/store/tables/product.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { LINE } from '../fixtures/backend/credit-line-sample.ts'
import { DEMAND, financingDriver } from '../fixtures/backend/financing/financing-driver.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { payAtCashier } from './cashier.ts'
import { accountOf, signIn } from './customer.ts'
import { openingOf } from './opening.ts'
import { operatorOf } from './operator.ts'
import { startPreparedServer } from './prepared-server.ts'
import { signAndGoOn } from './sign-contract.ts'
import { expect, test } from './test.ts'

const COMPANY = {
  companyName: '苏州澄禾精密部件有限公司',
  creditCode: '',
  phone: PHONES.enterprise,
}

const shows = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('a loan is deferred, falls overdue, is promised, paid though no notice comes, and once though two come, and settled early; the line expires and is renewed', async ({
  page,
  context,
}) => {
  const { server, prepared: loanId } = await startPreparedServer(async (backend, store) => {
    const token = await backend.token(PHONES.enterprise)
    const driver = await financingDriver(backend, store, token)
    await driver.setRules({ ...STANDARD_RULES, method: 'equalPrincipal' })
    const id = await driver.lend({ ...DEMAND, termMonths: 3 })
    await store.db.update(quotas).set({ validUntil: '2026-12-26' }).where(eq(quotas.id, LINE))
    return id
  })
  const { url } = server
  try {
    const operator = operatorOf(url)
    await signIn(context, url, await accountOf(url, PHONES.enterprise, DEMO_PASSWORD))
    const { isAt, next, flowId } = openingOf(page, COMPANY)
    await page.goto(`${url}/user/repayment`)
    await page.getByRole('link', { name: '去还款' }).click()
    await expect(page).toHaveURL(new RegExp(loanId))
    const loanPage = page.url()

    await page.getByRole('button', { name: '申请延期' }).click()
    await isAt('借款与原因')
    await page.getByLabel('延期原因').fill('下游回款延迟一个月')
    await next()
    await isAt('延期方案')
    await page.getByRole('radio', { name: '延长期数' }).check()
    await page.getByRole('radio', { name: '1 期' }).check()
    await next()
    await isAt('签署展期协议')
    await signAndGoOn(page, PHONES.enterprise)
    await isAt('确认提交')
    await page.getByRole('checkbox', { name: /延期会增加利息/ }).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page).toHaveURL(/\/product\/approvalpage/)
    await operator.decide(flowId(), { decision: 'approve' })
    await page.goto(loanPage)
    await expect(page.getByRole('list', { name: '计划调整记录' })).toContainText('下游回款延迟')
    // Three instalments of 100,000.00 have become four.
    await shows(page, '75,000.00')

    await operator.moveTo('2026-12-25')
    await page.reload()
    await shows(page, '已逾期')
    await page.getByLabel('逾期原因').fill('下游回款延迟')
    await page.getByLabel('第 1 行 还款日期').fill('2027-01-10')
    await page.getByLabel('第 1 行 还款金额').fill('80000')
    await page.getByRole('button', { name: '提交协商' }).click()
    await shows(page, '待审核')
    const [consultation] = await operator.records('consultation')
    await operator.perform('consultation', consultation?.id ?? '', 'accept')
    await page.reload()
    await shows(page, '履行中')

    await operator.setFault('never')
    await page.getByRole('button', { name: '去支付' }).click()
    await expect(page).toHaveURL(/\/status\/repayment\//)
    await payAtCashier(page)
    await page.getByRole('button', { name: '我已支付' }).click()
    await expect(page.getByText('还款成功')).toBeVisible()
    await operator.setFault('none')
    await operator.moveTo('2026-12-26')
    await page.goto(loanPage)
    await shows(page, '已履行')

    await operator.setFault('twice')
    await page.getByRole('radio', { name: '选择期次' }).check()
    await expect(page.getByText('支付后，2027-01-20无需再还')).toBeVisible()
    await page.getByRole('button', { name: '去支付' }).click()
    await payAtCashier(page)
    await expect(page.getByText('还款成功')).toBeVisible()
    await operator.setFault('none')
    await page.goto(loanPage)
    const payments = page.getByRole('list', { name: '还款记录' }).getByRole('listitem')
    await expect(payments).toHaveCount(2)

    await page.getByRole('radio', { name: '全部结清' }).check()
    await page.getByRole('button', { name: '去支付' }).click()
    await expect(page).toHaveURL(/\/status\/settle\//)
    await payAtCashier(page)
    await expect(page.getByText('本息已全部还清')).toBeVisible()

    await operator.moveTo('2026-12-27')
    await page.goto(`${url}/credit/linesthaw?id=${LINE}`)
    await shows(page, '已到期')
    await page.getByRole('button', { name: '申请解冻' }).click()
    const dialog = page.getByRole('dialog', { name: '申请解冻' })
    await dialog.getByRole('textbox').fill('业务继续，申请续期')
    await dialog.getByRole('button', { name: '申请解冻' }).click()
    await expect(dialog).toBeHidden()
    await operator.perform('creditLine', LINE, 'thaw', { validUntil: '2027-12-26' })
    await page.reload()
    await shows(page, '已激活')
    await expect(page.getByText('500,000.00').first()).toBeVisible()
    await shows(page, '2027-12-26')
    expect(await operator.verifyLedger()).toEqual([])
  } finally {
    // The page would miss the server.
    await page.goto('about:blank')
    await server.stop()
  }
})

test('the next instalment of a loan is paid before its day as the first choice, and nothing is due on its day, on each method', async ({
  page,
  context,
}) => {
  const methods = ['equalInstalments', 'equalPrincipal', 'interestFirst', 'bullet'] as const
  const { server, prepared: loans } = await startPreparedServer(async (backend, store) => {
    const token = await backend.token(PHONES.enterprise)
    const driver = await financingDriver(backend, store, token)
    const ids: string[] = []
    for (const method of methods) {
      const prepayment = { feeRate: '1', interest: 'toDay' } as const
      await driver.setRules({ ...STANDARD_RULES, method, prepayment })
      ids.push(await driver.lend({ ...DEMAND, appliedAmount: '100000.00', termMonths: 3 }))
    }
    return ids
  })
  const { url } = server
  try {
    const operator = operatorOf(url)
    await signIn(context, url, await accountOf(url, PHONES.enterprise, DEMO_PASSWORD))
    await operator.moveTo('2026-12-10')
    await page.setViewportSize({ width: 375, height: 800 })
    for (const id of loans) {
      await page.goto(`${url}/user/repaymentPage?id=${id}`)
      await expect(page.getByRole('radio', { name: '还本期' })).toBeChecked()
      await expect(page.getByText('利息计至到期日，不收手续费')).toBeVisible()
      const [stays, wide] = [page.getByText(/^支付后(，|借款)/), page.locator('html')]
      await expect(stays).toContainText(
        /2026-12-20无需再还；下次应还 .* 元，2027-01-20到期|借款结清/,
      )
      expect(await wide.evaluate(({ scrollWidth }) => scrollWidth)).toBe(375)
      await page.getByRole('button', { name: '去支付' }).click()
      await payAtCashier(page)
      await expect(page.getByText(/还款成功|本息已全部还清/).first()).toBeVisible()
    }
    await operator.moveTo('2026-12-20')
    for (const id of loans) {
      await page.goto(`${url}/user/repaymentPage?id=${id}`)
      await expect(page.getByRole('table').first()).toContainText('已还')
      await expect(page.getByRole('radio', { name: '到期应还' })).toBeHidden()
      await expect(page.getByText('今日到期')).toBeHidden()
    }
    await operator.moveTo('2026-12-25')
    await page.goto(`${url}/user/repayment`)
    await expect(page.getByText('100,000.00').first()).toBeVisible()
    await expect(page.getByText(/已逾期/)).toBeHidden()
    expect(await operator.verifyLedger()).toEqual([])
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})
