import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OPERATOR_TOKEN } from '../fixtures/hosts/real-server.ts'
import { sendValidate } from '#schemas/api/session.ts'
import { callServer, CLIENT } from './api.ts'
import { sweepOf } from './audit.ts'
import { ONE_STEP_OPENING, ownTest, submitOpening } from './own-definitions.ts'
import { expect, test } from './test.ts'

const REASON = '请写明采购的原材料及上游供应商。'

ownTest(
  'an operator reads a code and returns a submission, and its customer sees the reason',
  async ({ page, context, server, processes, enterprise, complaints }) => {
    complaints.allow(/status of 401/)
    await processes.publish(ONE_STEP_OPENING)
    await submitOpening(server.url, enterprise)
    const phone = '13900000000'
    await callServer(server.url, sendValidate, {
      headers: CLIENT,
      body: { phone, tenantId: '000000' },
    })
    const sweep = sweepOf(page)
    const screen = page.locator('html')

    await page.goto('/operator')
    const token = page.getByLabel('运营口令')
    await expect(token).toBeFocused()
    await token.fill('not-the-token')
    await token.press('Enter')
    await expect(page.getByRole('status')).toHaveText('口令不正确，请重新输入')
    await sweep('entrance of the operator', screen)
    await token.fill(OPERATOR_TOKEN)
    await page.getByRole('button', { name: '进入' }).click()

    await expect(page.getByRole('article').filter({ hasText: phone })).toContainText(/\b\d{6}\b/)
    await page.getByLabel('手机号').fill(phone)
    await expect(page.getByRole('article')).toHaveCount(1)
    await sweep('outbox of the operator', screen)

    await page.getByRole('button', { name: '申请审批' }).click()
    const submission = page.getByRole('article').filter({ hasText: enterprise.companyName })
    await submission.getByText('填写的资料与审批记录').click()
    await expect(submission.getByText('采购原材料')).toBeVisible()
    await sweep('submissions', screen)
    await submission.getByRole('button', { name: '退回修改' }).click()
    const decision = page.getByRole('dialog', { name: '退回修改' })
    await decision.getByRole('button', { name: '确定' }).click()
    await expect(decision.getByRole('alert')).toHaveText('请填写原因')
    await sweep('decision of the operator', decision)
    await decision.getByLabel('原因（客户会看到）').fill(REASON)
    await decision.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('status')).toHaveText(`已退回：${enterprise.companyName}`)
    await expect(submission).toHaveCount(0)

    const customer = await context.newPage()
    await customer.goto('/user/product')
    await expect(customer.getByText('待补充')).toBeVisible()
    await customer.getByRole('link', { name: '补充资料' }).click()
    await expect(customer.getByText(REASON)).toBeVisible()
    await expect(customer.getByLabel('开通申请说明')).toHaveValue('采购原材料')
  },
)

test("the customers' build contains no file of the operator's page", async ({ request }) => {
  const operatorTexts = ['运营台', '运营口令', 'operator/submissions', 'operator-token']
  const page = await (await request.get('/operator')).text()
  expect(operatorTexts.filter((text) => page.includes(text))).toContain('运营台')

  const folder = process.env['PORTAL_DIR'] ?? 'dist/portal'
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name))
  expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5)
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    expect(
      operatorTexts.filter((found) => text.includes(found)),
      name,
    ).toEqual([])
  }
})
