import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { sendValidate } from '#schemas/api/sign-in.ts'
import { callServer } from './api.ts'
import { sweepOf } from './audit.ts'
import { newEnterprise, signIn } from './customer.ts'
import { ONE_STEP_OPENING, ownTest, submitOpening } from './own-definitions.ts'
import { expect, test } from './test.ts'

/** Signs an operator in at the console's form. */
const signInAt = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('账号', { exact: true }).fill(name)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

const REASON = '请写明采购的原材料及上游供应商。'

ownTest(
  'a manager reads a code; an operator returns a submission, and its customer sees the reason @main',
  async ({ page, context, server, processes, enterprise, complaints }) => {
    complaints.allow(/status of 40[01]/)
    await processes.publish(ONE_STEP_OPENING)
    await submitOpening(server.url, enterprise)
    const phone = '13900000000'
    await callServer(server.url, sendValidate, {
      body: { phone, tenantId: '000000' },
    })
    const sweep = sweepOf(page)
    const screen = page.locator('html')

    await page.goto('/operator')
    const account = page.getByLabel('账号', { exact: true })
    await expect(account).toBeFocused()
    await account.fill('fuhe')
    await page.getByLabel('密码', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page.getByRole('alert')).toContainText('账号或密码错误')
    await sweep('sign-in of operators', screen)
    await page.getByRole('tab', { name: '运营口令' }).click()
    const token = page.getByLabel('运营口令').and(page.locator('input'))
    await token.fill('not-the-token')
    await token.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('口令不正确或已到期，请核对后重新输入')
    await page.getByRole('tab', { name: '账号登录' }).click()
    await signInAt(page, 'guanli')
    await page.getByRole('link', { name: '短信与通知' }).click()
    await expect(page.getByRole('article').filter({ hasText: phone })).toContainText(/\b\d{6}\b/)
    await page.getByLabel('手机号').fill(phone)
    await expect(page.getByRole('article')).toHaveCount(1)
    await sweep('outbox of the console', screen)
    await page.getByRole('link', { name: '操作记录' }).click()
    const actions = page.getByRole('list', { name: '操作记录' }).getByRole('listitem')
    await expect(actions.filter({ hasText: '查看短信与通知' }).first()).toContainText('管理员何川')
    await expect(actions.filter({ hasText: '账号或密码错误' }).first()).toContainText('fuhe')
    await sweep('actions of operators', screen)

    await page.getByRole('button', { name: '退出登录' }).click()
    await signInAt(page, 'fuhe')
    await page.getByRole('link', { name: '营业日期' }).click()
    await expect(page.getByText('推进营业日期需要“管理”权限。')).toBeVisible()
    await expect(page.getByRole('link', { name: '短信与通知' })).toBeHidden()
    await sweep('calendar of the console', screen)
    await page.getByRole('link', { name: '额度' }).click()
    await expect(page.getByRole('heading', { name: '额度', exact: true })).toBeVisible()
    await sweep('queue of credit lines', screen)

    await page.getByRole('link', { name: '申请审核' }).click()
    const submission = page.getByRole('link').filter({ hasText: enterprise.companyName })
    await sweep('submissions', screen)
    await submission.click()
    await expect(page.getByText('采购原材料')).toBeVisible()
    await sweep('submission', screen)
    await page.getByRole('button', { name: '退回修改' }).click()
    const decision = page.getByRole('dialog', { name: '退回修改' })
    await decision.getByRole('button', { name: '确定' }).click()
    await expect(decision.getByRole('alert')).toHaveText('请填写原因')
    await decision.getByLabel('涉及').selectOption({ label: '开通申请说明' })
    await sweep('decision of the operator', decision)
    const reason = decision.getByLabel('原因（客户会看到）')
    const frequent = decision.getByRole('group', { name: '常见原因' })
    await frequent.getByRole('button', { name: '内容不完整，请补充' }).click()
    await expect(reason).toHaveValue('内容不完整，请补充')
    await reason.fill(REASON)
    await decision.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText(`已退回：${enterprise.companyName}`)).toBeVisible()
    await expect(page.getByRole('list', { name: '审批记录' })).toContainText('复核陆远')

    const customer = await context.newPage()
    await customer.goto('/user/product')
    await expect(customer.getByText('待补充')).toBeVisible()
    await customer.getByRole('link', { name: '补充资料' }).click()
    const statement = customer.getByLabel('开通申请说明')
    await customer.getByRole('link', { name: `· 开通申请说明：${REASON}` }).click()
    await expect(statement).toBeFocused()
    await expect(customer.getByText(`审核意见：${REASON}`)).toBeVisible()
    await expect(statement).toHaveValue('采购原材料')
    await statement.fill('采购设备')
    await expect(customer.getByText(`审核意见：${REASON}`)).toHaveCount(0)
    await customer.getByRole('button', { name: '提交申请' }).click()
    await expect(customer.getByText('申请已提交，等待平台审批')).toBeVisible()

    await page.getByRole('link', { name: '申请审核', exact: true }).click()
    await expect(submission).toContainText('与上次提交相比，1 项有变化')
    await submission.click()
    await expect(page.getByText('采购设备')).toBeVisible()
    await expect(page.getByText('采购原材料')).toBeVisible()
  },
)

ownTest(
  'a manager disables a stolen account, whose open page is signed out, and enables it again',
  async ({ page, browser, server, complaints }) => {
    complaints.allow(/status of 401/)
    const sweep = sweepOf(page)
    const screen = page.locator('html')
    const lost = await newEnterprise(server.url)
    const elsewhere = await browser.newContext({ baseURL: server.url })
    await signIn(elsewhere, server.url, lost)
    const theirs = await elsewhere.newPage()
    await theirs.goto('/user/product')
    await expect(theirs.getByRole('heading', { name: '我的产品', level: 1 })).toBeVisible()

    await page.goto('/operator')
    await signInAt(page, 'guanli')
    await page.getByRole('link', { name: '客户账号' }).click()
    await page.getByLabel('手机号、名称或统一社会信用代码').fill(lost.phone)
    const found = page.getByRole('list', { name: '客户账号' }).getByRole('listitem')
    await expect(found).toContainText(lost.companyName)
    await expect(found).toContainText('1 处登录')
    await sweep('accounts of customers', screen)
    await found.getByRole('button', { name: /^停用/ }).click()
    const disabling = page.getByRole('dialog', { name: '停用客户账号' })
    await disabling.getByRole('button', { name: '停用' }).click()
    await expect(disabling.getByRole('alert')).toHaveText('请填写停用原因')
    await sweep('disabling an account of customers', disabling)
    await disabling.getByLabel('原因（仅运营人员可见）').fill('客户来电挂失')
    await disabling.getByRole('button', { name: '停用' }).click()
    await expect(found).toContainText('停用：客户来电挂失')
    // Their open page is signed out at once.
    await expect(theirs.getByRole('button', { name: /登录/ }).first()).toBeVisible()
    await elsewhere.close()
    await found.getByRole('button', { name: /^恢复/ }).click()
    await expect(found).toContainText('使用中')
  },
)

ownTest(
  'a manager adds an operator, who sets a password at the first sign-in',
  async ({ page, complaints }) => {
    complaints.allow(/status of 400/)
    const sweep = sweepOf(page)
    await page.goto('/operator')
    await signInAt(page, 'guanli')
    await page.getByRole('link', { name: '操作员' }).click()
    await page.getByRole('button', { name: '新增操作员' }).click()
    const adding = page.getByRole('dialog', { name: '新增操作员' })
    await adding.getByLabel('账号', { exact: true }).fill('xinren')
    await adding.getByLabel('姓名').fill('新人方宁')
    await adding.getByLabel('初始密码').and(page.locator('input')).fill(DEMO_PASSWORD)
    await adding.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('list', { name: '操作员' })).toContainText('新人方宁')
    await page.getByRole('button', { name: '退出登录' }).click()

    await signInAt(page, 'xinren')
    await expect(page.getByRole('alert')).toHaveText(
      '这是管理员设置的初始密码，请设置您自己的新密码',
    )
    await sweep('first sign-in of an operator', page.locator('html'))
    await page.getByLabel('新密码', { exact: true }).fill('short')
    await page.getByRole('button', { name: '设置新密码并登录' }).click()
    await expect(page.getByRole('alert')).toHaveText('密码须8–64 个字符')
    await page.getByLabel('新密码', { exact: true }).fill('sommer-regen-im-november')
    await page.getByRole('button', { name: '设置新密码并登录' }).click()
    await expect(page.getByText('新人方宁')).toBeVisible()
  },
)

test("the customers' build contains no file of the operators' console", async ({ request }) => {
  const operatorTexts = ['运营台', '运营口令', 'operator/submission', 'operator:token']
  const page = await (await request.get('/operator', { headers: { accept: 'text/html' } })).text()
  expect(operatorTexts.filter((text) => page.includes(text))).toContain('运营台')

  const folder = process.env['PORTAL_DIR'] ?? 'dist/portal'
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name))
  const ofOperators = names.filter((name) => /^operator[./]/.test(name))
  expect(ofOperators.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5)
  const ofCustomers = names.filter((name) => !ofOperators.includes(name))
  expect(ofCustomers.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5)
  for (const name of ofCustomers) {
    const text = await readFile(join(folder, name), 'utf8')
    expect(
      operatorTexts.filter((found) => text.includes(found)),
      name,
    ).toEqual([])
  }
})
