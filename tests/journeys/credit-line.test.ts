import { formats } from '#engine/formats/formats.ts'
import { bankCardSave } from '#schemas/api/resources.ts'
import { callServer } from './api.ts'
import { sweepOf } from './audit.ts'
import { borrowAndRepay } from './borrowing.ts'
import { consoleOf } from './console.ts'
import { openingOf } from './opening.ts'
import { prepareCreditLine, prepareOpening } from './prepared-flow.ts'
import { intendToSign } from './sign-contract.ts'
import { expect, test } from './test.ts'

test('an opened product gets a credit line, which is activated, frozen and thawed', async ({
  page,
  browser,
  enterprise,
  operator,
  baseURL,
}) => {
  const { flowId } = await prepareOpening(baseURL!, enterprise)
  await operator.decide(flowId, { decision: 'approve' })
  const { isAt, next, choose, upload, flowId: currentFlow } = openingOf(page, enterprise)

  await page.goto('/product/productdetails?goodId=1001')
  await page.getByRole('button', { name: '申请额度' }).click()
  await expect(page).toHaveURL(/\/product\/creditlimitforapplication/)
  await isAt('额度需求')
  // A step page has no header (specification, section 2).
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0)
  await page.getByLabel('申请额度').fill('99999.99')
  await expect(page.getByLabel('申请额度')).toHaveAccessibleDescription(
    /可填范围：10 万元至 500 万元/,
  )
  await next()
  await expect(page.getByLabel('申请额度')).toHaveAccessibleDescription(/申请额度应为 10 万元/)
  await page.getByLabel('申请额度').fill('1234567.89')
  await expect(page.getByText('人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分')).toBeVisible()
  await choose('额度期限', '12 个月')
  await page.getByRole('radio', { name: '保证担保' }).check()
  await page.getByLabel('资金用途').fill('采购生产所需原材料，支付上游供应商货款')
  await next()

  await isAt('贸易背景')
  await page.getByLabel('合作核心企业').fill('苏州澄禾精密部件有限公司')
  await page.getByLabel('合作年限').fill('6')
  await page.getByLabel('企业名称').fill('无锡远航贸易有限公司')
  await page.getByLabel('占营业收入比例').fill('45')
  await expect(page.getByLabel('主要交易对手合计占比')).toHaveText('45%')
  await next()

  // The chosen guarantee shows this step.
  await isAt('担保信息')
  await page.getByLabel('担保人名称').fill('苏州澄禾精密部件有限公司')
  await page.getByLabel('担保人统一社会信用代码').fill(formats['credit-code'].sample(5))
  const guaranteed = page.getByLabel('担保金额', { exact: true })
  await guaranteed.fill('1000000')
  await next()
  await expect(guaranteed).toHaveAccessibleDescription(/不能低于申请额度/)
  await guaranteed.fill('1300000')
  await expect(page.getByLabel('担保覆盖率')).toHaveText('105.3')
  await next()

  await isAt('授信资料')
  await upload('近两年财务报表', ['报表.png'])
  await upload('近六个月银行流水', ['流水.png'])
  await next()

  await isAt('确认提交')
  await page.getByRole('button', { name: '修改：申请额度' }).click()
  await isAt('额度需求')
  await expect(page.getByLabel('申请额度')).toBeFocused()
  await page.getByLabel('申请额度').fill('1500000')
  await next()
  await isAt('确认提交')
  // The change breaks a rule of a step that was not reopened.
  await page.getByRole('checkbox', { name: /征信信息/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByRole('link', { name: '担保信息：担保金额不能低于申请额度' }).click()
  await isAt('担保信息')
  await expect(guaranteed).toBeFocused()
  await expect(guaranteed).toHaveAccessibleDescription(/不能低于申请额度/)
  await page.getByRole('button', { name: /返回.*额度需求/ }).click()
  await isAt('额度需求')
  await page.getByLabel('申请额度').fill('1234567.89')
  await page.getByRole('radio', { name: '信用' }).check()
  const unneeded = page.getByRole('status').filter({ hasText: '提交后将不保留' })
  await expect(unneeded.getByText('苏州澄禾精密部件有限公司')).toBeVisible()
  await next()
  await isAt('确认提交')
  await expect(unneeded.getByText('1,300,000.00 元')).toBeVisible()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await expect(page.getByText('担保信息')).toHaveCount(0)
  await operator.decide(currentFlow(), { decision: 'approve' })

  await callServer(baseURL!, bankCardSave, {
    headers: enterprise.headers,
    body: { accountName: enterprise.companyName, bank: 'CMB', accountNo: '6222021001116245' },
  })
  await page.goto('/user/product')
  await expect(page.getByText('1,234,567.89').first()).toBeVisible()
  await page.goto('/product/productdetails?goodId=1001')
  await page.getByRole('button', { name: '激活额度' }).click()
  await expect(page).toHaveURL(/\/product\/activatethequota/)
  await isAt('还款账户')
  await page.getByRole('button', { name: '招商银行（尾号 6245）' }).click()
  await expect(page.getByLabel('账户名称')).toHaveText(enterprise.companyName)
  await expect(page.getByLabel('开户银行')).toContainText('招商银行')
  await expect(page.getByLabel('银行账号')).toHaveValue(/6222\s?0210\s?0111\s?6245/)
  await sweepOf(page)('a form that was filled from the accounts on file')
  await page.getByLabel('银行预留手机号').fill('13912345678')
  await next()

  await isAt('额度确认')
  // A value of the external data.
  await expect(page.getByText('1,234,567.89')).toBeVisible()
  await page.getByRole('checkbox', { name: /我已知悉并接受/ }).check()
  await next()

  await isAt('合同签署')
  await intendToSign(page, enterprise.phone)
  await page.getByRole('button', { name: '签署合同' }).click()
  await expect(page.getByText('合同已签署')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  await operator.decide(currentFlow(), { decision: 'approve' })
  await expect(page.getByText(/额度已激活，可用 1,234,567.89 元，有效期至/)).toBeVisible()
  await sweepOf(page)('an active credit line after its approval')
  await page.getByRole('button', { name: '申请融资' }).click()
  await isAt('融资需求')
  await expect(page.getByLabel('可用额度')).toHaveText('1,234,567.89 元')
  await page.getByLabel('融资金额').fill('1234567.90')
  await page.getByLabel('融资金额').press('Tab')
  await expect(page.getByLabel('融资金额')).toHaveAccessibleDescription(
    /可填范围：10 万元至 1,234,567.89 元/,
  )
  await page.goto('/user/product')
  await expect(page.getByText('已激活', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: '额度明细' }).click()
  await expect(page.getByRole('button', { name: '申请融资' })).toBeVisible()
  await expect(page.getByRole('row', { name: /激活额度/ })).toContainText('1,234,567.89')
  const line = new URL(page.url()).searchParams.get('id') ?? ''
  await operator.perform('creditLine', line, 'freeze', { reason: '核心企业账期延长' })
  await page.reload()
  await expect(page.getByText('已冻结', { exact: true })).toBeVisible()
  await sweepOf(page)('a frozen credit line')
  await page.getByRole('button', { name: '申请解冻' }).click()
  const dialog = page.getByRole('dialog', { name: '申请解冻' })
  await dialog.getByLabel('原因').fill('账期已与核心企业重新确认')
  await sweepOf(page)('the request of a thaw', dialog)
  await dialog.getByRole('button', { name: '申请解冻' }).click()
  await expect(page.getByText('解冻审核中', { exact: true }).first()).toBeVisible()
  // More than one operator may thaw alone.
  const operators = consoleOf(browser, baseURL!)
  await operators.performByTwo({ queue: '额度', row: '1,234,567.89', action: '解冻额度' })
  await page.reload()
  await expect(page.getByText('已激活', { exact: true }).first()).toBeVisible()
})

test('a loan is drawn from a credit line, repaid in part and settled @main @phone', async ({
  page,
  isMobile,
  enterprise,
  operator,
  baseURL,
}) => {
  // Many screens, each swept at two sizes.
  test.slow()
  await prepareCreditLine(baseURL!, enterprise, '1234567.89')
  await page.goto('/user/product')
  await expect(page.getByText('已激活', { exact: true })).toBeVisible()
  // A sweep is of both sizes: one run has them all.
  const sweep = isMobile ? async () => {} : sweepOf(page)
  await borrowAndRepay(page, { enterprise, operator, sweep })
})

test('applying twice for a product leads to the products of the customer (901)', async ({
  page,
  enterprise,
  baseURL,
}) => {
  // The page doesn't hear of it: the button is replaced at once where it does. A stream that is refused would be asked instead.
  await page.route('**/messageList/changes', () => undefined)
  // The customer's own flows are read after the prerendered page is shown.
  await page.goto('/product/productdetails?goodId=1001', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: '立即开通' })).toBeVisible()
  // Another client commits the application while this page is open.
  await prepareOpening(baseURL!, enterprise)
  await page.getByRole('button', { name: '立即开通' }).click()
  await expect(page.getByText('当前已经有申请中的产品')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/product/)
})
