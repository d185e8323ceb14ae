import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { sweepOf } from './audit.ts'
import { payAtCashier } from './cashier.ts'
import { consoleOf } from './console.ts'
import { accountOf, newEnterprise, signIn } from './customer.ts'
import { handIn } from './hand-in.ts'
import { operatorOf } from './operator.ts'
import { startOwnServer } from './server.ts'
import { signAndGoOn } from './sign-contract.ts'
import { expect, test } from './test.ts'

const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? ''

/** Performs an action of the record that the page shows. */
const act = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Returns the number of the record that the page shows. */
const numberIn = async (page: Page, pattern: RegExp): Promise<string> =>
  (await page.getByRole('heading', { name: pattern }).first().innerText()).match(pattern)?.[0] ?? ''

/** Settles the loan of a pledge, from the pledge on. */
const payOff = async (page: Page, url: string, pledge: string) => {
  await page.goto(`${url}/Generat/GeneratPledgeDetail?id=${pledge}`)
  await page.getByRole('link', { name: '质押借款' }).click()
  await page.getByRole('radio', { name: '全部结清' }).check()
  await page.getByRole('button', { name: '去支付' }).click()
  await payAtCashier(page)
}

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

const shows = (page: Page, status: string) =>
  expect(page.getByText(status, { exact: true }).first()).toBeVisible()

test('goods are pledged, their price falls, the margin call is cured, a part is redeemed, and the rest once the loan is paid', async ({
  page,
  context,
  browser,
}) => {
  // The price and the day are those of everybody: a server of its own.
  const server = await startOwnServer()
  try {
    const operators = consoleOf(browser, server.url)
    const enterprise = await newEnterprise(server.url)
    const { phone } = enterprise
    await signIn(context, server.url, enterprise)
    const sweep = sweepOf(page)

    await page.goto(`${server.url}/product/appraisemall?register=1`)
    await page.getByRole('combobox', { name: '货物' }).click()
    await page.getByRole('option', { name: '热轧卷板' }).click()
    await page.getByLabel('监管仓').fill('江阴港监管仓')
    await page.getByLabel('重量').fill('500')
    await page.getByLabel('成本单价').fill('4,200')
    await page.getByRole('button', { name: '登记仓单' }).click()
    await shows(page, '待核验')
    const receipt = { queue: '仓单', row: await numberIn(page, /CD\d+/) }
    await operators.perform({ ...receipt, action: '核验入库' })
    await page.reload()
    await act(page, '申请评估')
    await operators.perform({ ...receipt, action: '完成评估', inputs: { 评估单价: '4200' } })
    await page.reload()
    await shows(page, '已评估')

    await page.goto(`${server.url}/product/movablepropertyfinancing`)
    await page.getByRole('checkbox', { name: receipt.row }).check()
    // The example of finance-facts 3.3.
    await page.getByLabel('借款金额').fill('1400000')
    for (const figure of ['2,100,000.00', '1,470,000.00', '3,733.33', '3,500.00', '3,294.12'])
      await expect(page.getByText(figure).first()).toBeVisible()
    await sweep('the application for a pledge')
    await choose(page, '借款期限', '6 个月')
    await choose(page, '资金用途', '采购原材料')
    await page.getByRole('button', { name: '下一步' }).click()
    await sweep('the review of a pledge')
    await handIn(page, /未向他人质押/)
    await shows(page, '审批中')
    const pledge = idOf(page)
    const queue = { queue: '动产质押', row: await numberIn(page, /ZY\d+/) }
    await operators.performByTwo({ ...queue, action: '批准', inputs: { 年化利率: '6' } })
    await page.reload()
    await page.getByRole('link', { name: '核对条件并确认质押' }).click()
    await sweep('the confirmation of a pledge')
    await page.getByRole('button', { name: '下一步' }).click()
    await signAndGoOn(page, phone)
    await signAndGoOn(page, phone)
    await handIn(page, /同意将所列货物出质/)
    await shows(page, '待放款')
    await operators.performByTwo({ ...queue, action: '放款' })

    await operators.setPrice('热轧卷板', '3780')
    await page.goto(`${server.url}/Generat/GeneratPledgeDetail?id=${pledge}`)
    for (const figure of ['77,000.00', '110,000.00'])
      await expect(page.getByText(figure).first()).toBeVisible()
    for (const figure of ['借款为质物价值的 74.07%', '29.101 吨'])
      await expect(page.getByText(figure).first()).toBeVisible()
    await operators.setPrice('热轧卷板', '3480')
    await operators.moveTo()
    await page.goto(`${server.url}/Generat/GeneratPledgeDetail?id=${pledge}`)
    await shows(page, '待补足')
    await expect(page.getByText('182,000.00').first()).toBeVisible()
    await sweep('a pledge with a margin call')
    await page.getByRole('link', { name: '去还款' }).click()
    await page.getByRole('radio', { name: '只还本金' }).check()
    await page.getByLabel('还款金额').fill('182000')
    await page.getByRole('button', { name: '去支付' }).click()
    await payAtCashier(page)

    await operators.setPrice('热轧卷板', '3900')
    await page.goto(`${server.url}/Generat/GeneratPledgeDetail?id=${pledge}`)
    await shows(page, '质押中')
    await page.getByLabel('赎货重量').fill('20')
    await page.getByRole('button', { name: '申请赎货' }).click()
    await shows(page, '待审核')
    const redemption = { queue: '质押赎货', row: await numberIn(page, /SH\d+/) }
    await operators.perform({ ...redemption, action: '同意放货' })
    await page.reload()
    await page.getByRole('link', { name: '核对并确认提货' }).click()
    await sweep('the confirmation of a redemption')
    await act(page, '确认提货')
    await shows(page, '已放货')
    await payOff(page, server.url, pledge)
    await page.goto(`${server.url}/Generat/GeneratPledgeDetail?id=${pledge}`)
    await shows(page, '待赎回')
    await page.getByRole('button', { name: '全部可赎' }).click()
    await page.getByRole('button', { name: '申请赎货' }).click()
    await shows(page, '待审核')
    const rest = { queue: '质押赎货', row: await numberIn(page, /SH\d+/) }
    await operators.perform({ ...rest, action: '同意放货' })
    await page.reload()
    await page.getByRole('link', { name: '核对并确认提货' }).click()
    await act(page, '确认提货')
    await page.goto(`${server.url}/Generat/GeneratPledgeDetail?id=${pledge}`)
    await shows(page, '已解押')
    await operators.close()
    expect(await operatorOf(server.url).verifyLedger()).toEqual([])
  } finally {
    // The page would miss the server.
    await page.goto('about:blank')
    await server.stop()
  }
})

test('an application for a pledge and the confirmation of another are gone on with after a reload', async ({
  page,
  context,
}) => {
  const server = await startOwnServer()
  try {
    await signIn(context, server.url, await accountOf(server.url, '13800000002', DEMO_PASSWORD))
    await page.goto(`${server.url}/product/movablepropertyfinancing`)
    await page.getByRole('row').filter({ hasText: '500.000' }).getByRole('checkbox').check()
    await page.getByLabel('借款金额').fill('300000')
    await choose(page, '借款期限', '3 个月')
    await choose(page, '资金用途', '日常周转')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByRole('checkbox', { name: /未向他人质押/ })).toBeVisible()
    await page.reload()
    await expect(page.getByText('300,000.00').first()).toBeVisible()
    await handIn(page, /未向他人质押/)
    await shows(page, '审批中')

    // One of the demo's pledges was approved.
    await page.goto(`${server.url}/Generat/GeneratPledgeDetail`)
    await page.getByRole('row').filter({ hasText: '待确认' }).getByRole('link').first().click()
    await page.getByRole('link', { name: '核对条件并确认质押' }).click()
    await expect(page.getByText('120.000').first()).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
    await signAndGoOn(page, '13800000002')
    await page.reload()
    await signAndGoOn(page, '13800000002')
    await page.reload()
    await handIn(page, /同意将所列货物出质/)
    await shows(page, '待放款')
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})
