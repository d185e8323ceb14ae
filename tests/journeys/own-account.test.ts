import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formats } from '#engine/formats/formats.ts'
import { auditOf } from './audit.ts'
import { accountOf } from './customer.ts'
import { operatorOf } from './operator.ts'
import { expect, test } from './test.ts'

/** Agrees, has a code sent to a phone, and enters it. */
const confirm = async (page: Page, url: string, phone: string, label: string) => {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送至')).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(await operatorOf(url).newestCode(phone))
  await page.getByRole('button', { name: label, exact: true }).click()
}

test('a customer changes the phone, exports what is held, and closes the account @phone', async ({
  page,
  baseURL,
  enterprise,
  complaints,
}) => {
  // The server has ended the session that the portal logs out.
  complaints.allow(/401 .*oauth\/(logout|token)/)
  const url = baseURL ?? ''
  const audit = auditOf(page)
  const phone = formats.mobile.sample(randomInt(2 ** 31))
  await page.goto('/user/account')
  await page.getByRole('button', { name: '修改手机号' }).click()
  await confirm(page, url, enterprise.phone, '下一步')
  await page.getByLabel('新手机号').fill('12345678901')
  await expect(page.getByText('请输入正确的手机号')).toBeVisible()
  await page.getByLabel('新手机号').fill(phone)
  await audit('a new phone')
  await confirm(page, url, phone, '确认修改')
  await expect(page.getByText('手机号已修改')).toBeVisible()
  await page.getByRole('button', { name: '显示手机号' }).click()
  await expect(page.getByText(phone)).toBeVisible()

  await page.getByRole('button', { name: '导出个人信息' }).click()
  const download = page.waitForEvent('download')
  await confirm(page, url, phone, '导出')
  const exported = await download
  expect(exported.suggestedFilename()).toMatch(/^个人信息-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(await readFile(await exported.path(), 'utf8'))
  expect(data).toMatchObject({
    账号: { 手机号: phone },
    客户: [{ 身份: { 企业名称: enterprise.companyName } }],
  })

  await page.getByRole('button', { name: '注销账号' }).click()
  await audit('closing an account')
  await confirm(page, url, phone, '注销账号')
  await expect(page.getByText('账号已注销')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await expect(accountOf(url, phone, enterprise.password)).rejects.toThrow()
})
