import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { auditOf } from './audit.ts'
import { loginDialogOf } from './login-dialog.ts'
import { enterOpening, openingOf } from './opening.ts'
import type { Decision } from './operator.ts'
import { formStep, ONE_STEP_OPENING, ownTest, smallProcess } from './own-definitions.ts'
import { intendToSign } from './sign-contract.ts'
import { expect, test } from './test.ts'

/*
 * Audits screens in use by the rules of WCAG 2.2 A and AA: errors, decisions, refused pages. Their initial
 * state is audited in every-screen.test.ts.
 */

test('the login dialog with errors and sub-accounts is accessible @main', async ({ page }) => {
  const audit = auditOf(page)
  const login = loginDialogOf(page)
  await page.goto('/user/product')
  await expect(login.dialog).toBeVisible()
  await login.submit()
  await audit('login by phone, with errors')
  await login.dialog.getByRole('tab', { name: '账号密码登录' }).click()
  await login.submit()
  await audit('login by account, with errors')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible()
  await audit('page for signed-in customers')

  await page.getByRole('main').getByRole('button', { name: '登录' }).click()
  await login.byPassword('13800000004', DEMO_PASSWORD)
  await expect(login.picker.getByRole('radio')).toHaveCount(3)
  await audit('sub-accounts')
  await login.picker.getByRole('button', { name: '确定' }).click()
  await expect(login.notice('请选择您的子账户')).toBeVisible()
  await audit('sub-accounts, none chosen')
})

test('the real-name dialog and refused pages are accessible', async ({ page }) => {
  const audit = auditOf(page)
  const login = loginDialogOf(page)
  await page.goto('/product/processopen?processType=1&goodId=1001&businessId=1')
  await login.byPassword('13800000005', DEMO_PASSWORD)
  await page.getByRole('dialog', { name: '实名认证' }).press('Escape')
  await login.isDone(/未实名/)
  await page.goto('/product/processopen?processType=1&goodId=1001&businessId=1')
  await expect(page.getByRole('dialog', { name: '实名认证' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '请先完成实名认证' })).toBeVisible()
  await audit('page for verified customers')
  await page.goto('/user/center')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await audit('user center of an unverified customer')
})

test('every step of an opening is accessible, with and without errors', async ({
  page,
  enterprise,
}) => {
  // Many screens, each checked twice.
  test.slow()
  const audit = auditOf(page)
  const opening = openingOf(page, enterprise)
  /** Presses 下一步 on an empty step, which is invalid on every step. */
  const withErrors = async (step: string) => {
    await opening.isAt(step)
    await audit(step)
    await opening.next()
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await audit(`${step}, with errors`)
  }
  await enterOpening(page)
  await withErrors('工商核对')
  await opening.registry()
  await withErrors('企业信息')
  await opening.profile({ scale: '大型' })
  await withErrors('法定代表人')
  await opening.legalPerson()
  await withErrors('资料上传')
  await opening.materials()
  await withErrors('财务信息')
  await opening.financials()
  await withErrors('银行账户')
  await opening.bankAccount()

  await opening.contract()
  await opening.isAt('确认提交')
  await audit('确认提交')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await audit('确认提交, with errors')
  await opening.confirm()
  await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()
  await audit('approval')
})

ownTest(
  'the screens of a decided application are accessible @main',
  async ({ page, enterprise, processes, operator }) => {
    // Many screens, each checked twice.
    test.slow()
    const audit = auditOf(page)
    const { next, isAt, flowId } = openingOf(page, enterprise)
    const field = page.getByLabel('贸易背景说明')
    await processes.begin(WITH_CONTRACT)
    await isAt('贸易背景')
    await field.fill('采购原材料')
    await next()

    await isAt('合同签署')
    const agree = page.getByRole('checkbox', { name: /我已阅读并同意/ })
    await expect(agree).toBeVisible()
    await audit('contract')
    await intendToSign(page, enterprise.phone)
    await audit('contract, with its code')
    await page.getByRole('button', { name: '签署合同' }).click()
    await expect(page.getByText('合同签署中…')).toBeVisible()
    await audit('contract, being signed')
    await expect(page.getByText('合同已签署')).toBeVisible({ timeout: 45_000 })
    await audit('contract, signed')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()

    // A decision arrives by itself.
    const decide = (decision: Decision) => operator.decide(flowId(), decision)
    const submitAgain = async () => {
      await isAt('贸易背景')
      await next()
      await page.getByRole('button', { name: '提交申请' }).click()
      await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()
    }
    await decide({ decision: 'return', reason: '请补充贸易背景' })
    await expect(page.getByText('请补充贸易背景')).toBeVisible()
    await audit('step of a returned application')
    await submitAgain()
    await decide({ decision: 'reject', reason: '资料不完整' })
    await expect(page.getByText('申请未通过')).toBeVisible()
    await audit('completion, rejected')
    await page.goto('/user/product')
    await expect(page.getByText('未通过')).toBeVisible()
    await audit('my products, one rejected')
    await page.getByRole('link', { name: '查看原因' }).click()
    await page.getByRole('button', { name: '修改并重新提交' }).click()
    await submitAgain()
    await decide({ decision: 'approve' })
    await expect(page.getByText('审批已通过')).toBeVisible()
    await audit('completion, approved')
    await page.goto('/product/productdetails?goodId=1001')
    await expect(page.getByRole('button', { name: '申请额度' })).toBeVisible()
    await audit('product that is opened')
    await page.getByRole('button', { name: '开始试算' }).click()
    // The product is repaid in one sum.
    await expect(page.getByRole('row')).toHaveCount(2)
    await audit('trial calculation of a product')
    await page.getByRole('button', { name: '申请额度' }).click()
    await isAt('额度需求')
    await audit('step on a page with a slim bar')
    await page.goto('/user/product')
    await expect(page.getByText('已开通', { exact: true })).toBeVisible()
    await audit('my products')
  },
)

/** An opening of two steps; the second is a contract. */
const WITH_CONTRACT = smallProcess({
  ...ONE_STEP_OPENING,
  actExForms: [
    formStep(1, '贸易背景'),
    {
      id: 'contract',
      name: '合同签署',
      keyName: 'contractSigning',
      nodeType: 1,
      progress: 2,
      content: { step: { title: '合同签署', commit: true } },
    },
  ],
})
