import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formats } from '#engine/formats/formats.ts'
import { loginDialogOf } from './login-dialog.ts'
import { openingOf } from './opening.ts'
import { fillEnterprise, fillRegistration, signRegistration } from './registration.ts'
import { intendToSign } from './sign-contract.ts'
import { expect, test } from './test.ts'

/** Presses that a customer may need, typing left aside (a file that is chosen counts as one). */
const BUDGET = 60

/** Counts the presses on a page, from its next load on. @returns their number so far */
const countTaps = async (page: Page) => {
  let taps = 0
  await page.exposeFunction('countTap', () => (taps += 1))
  await page.addInitScript(() => {
    const count = () => void (window as unknown as { countTap: () => unknown }).countTap()
    addEventListener('pointerdown', (event) => event.isTrusted && count(), true)
    // A file is put into the chooser by the journey, without the press that opens it.
    addEventListener('change', ({ target }) => (target as HTMLInputElement).files && count(), true)
  })
  return () => taps
}

test('a new customer gets from signing up to an active credit line in fewer than 60 taps @phone-only', async ({
  page,
  operator,
}) => {
  const taps = await countTaps(page)
  const seed = randomInt(2 ** 31)
  const phone = formats.mobile.sample(seed)
  const companyName = `旅程${seed}贸易有限公司`
  const creditCode = formats['credit-code'].sample(seed)
  const opening = openingOf(page, { companyName, creditCode, phone })
  const parts: string[] = []
  const part = (name: string) => parts.push(`${name} ${taps()}`)

  await page.goto('/')
  const login = loginDialogOf(page)
  await login.open()
  await login.dialog.getByRole('link', { name: '注册账号' }).click()
  await fillRegistration(page, operator, { phone, type: '企业账户' })
  await page.getByRole('button', { name: '注册', exact: true }).click()
  part('signed up')

  await page.getByRole('link', { name: '去实名认证' }).click()
  await fillEnterprise(page, seed)
  await page.getByRole('button', { name: '提交认证' }).click()
  await page.getByRole('button', { name: '同意并完成认证' }).click()
  await signRegistration(page, phone)
  await page.getByRole('link', { name: '开始使用' }).click()
  part('verified')

  await page.getByRole('link', { name: '去选择产品' }).click()
  await page
    .getByRole('link', { name: /普惠保理/ })
    .first()
    .click()
  await page.getByRole('button', { name: '立即开通' }).click()
  await opening.registry()
  await opening.isAt('企业信息')
  // The registry fills in the rest.
  await page.getByRole('radio', { name: '小型' }).check()
  await page.getByLabel('详细地址').fill('工业园区星湖街 328 号')
  await opening.panel('业务联系人').getByLabel('联系人姓名').fill('陈一鸣')
  await opening.next()
  await opening.legalPerson()
  await opening.materials()
  await opening.bankAccount()
  await opening.contract()
  await opening.confirm()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  part('opening handed in')
  await operator.decide(opening.flowId(), { decision: 'approve' })

  await expect(page.getByText('现在可以申请额度，不限时间')).toBeVisible()
  await page.getByRole('button', { name: '申请额度' }).click()
  await opening.isAt('额度需求')
  await page.getByLabel('申请额度').fill('1000000')
  await opening.choose('额度期限', '12 个月')
  await page.getByRole('radio', { name: '信用' }).check()
  await page.getByLabel('资金用途').fill('采购生产所需原材料，支付上游供应商货款')
  await opening.next()
  await opening.isAt('贸易背景')
  await page.getByLabel('合作核心企业').fill('苏州澄禾精密部件有限公司')
  await page.getByLabel('合作年限').fill('6')
  await page.getByLabel('企业名称').fill('无锡远航贸易有限公司')
  await page.getByLabel('占营业收入比例').fill('45')
  await opening.next()
  await opening.isAt('授信资料')
  await opening.upload('近两年财务报表', ['报表.png'])
  await opening.upload('近六个月银行流水', ['流水.png'])
  await opening.next()
  await opening.isAt('确认提交')
  await page.getByRole('checkbox', { name: /征信信息/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  part('credit line asked for')
  await operator.decide(opening.flowId(), { decision: 'approve' })

  await expect(
    page.getByText(/已批复额度 100 万元，有效期至 \d{4}-\d\d-\d\d，请在此之前激活使用/),
  ).toBeVisible()
  await page.getByRole('button', { name: '激活额度' }).click()
  await opening.isAt('还款账户')
  await opening.next()
  await opening.isAt('额度确认')
  await page.getByRole('checkbox', { name: /我已知悉并接受/ }).check()
  await opening.next()
  await opening.isAt('合同签署')
  await intendToSign(page, phone)
  await page.getByRole('button', { name: '签署合同' }).click()
  await expect(page.getByText('合同已签署')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/product\/approvalpage/)
  part('activation handed in')
  await operator.decide(opening.flowId(), { decision: 'approve' })
  await page.goto('/user/product')
  await expect(page.getByText('已激活', { exact: true })).toBeVisible()

  console.log(`taps: ${parts.join(', ')}`)
  expect(taps()).toBeLessThan(BUDGET)
})
