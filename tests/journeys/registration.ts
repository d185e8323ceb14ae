import { expect, type Page } from '@playwright/test'
import { formats } from '#engine/formats/formats.ts'
import type { operatorOf } from './operator.ts'
import { intendToSign } from './sign-contract.ts'

/** The password of every account that a journey registers. */
export const PASSWORD = 'Journey2026'

/** Fills in the registration form without submitting it. */
export const fillRegistration = async (
  page: Page,
  operator: ReturnType<typeof operatorOf>,
  { phone, type }: { phone: string; type: '个人账户' | '企业账户' },
) => {
  await page.getByRole('radio', { name: type }).check()
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await operator.newestCode(phone))
  await page.getByLabel('设置密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel('确认密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
}

/** Fills in the real-name form of an enterprise; `seed` makes its name and its numbers. */
export const fillEnterprise = async (page: Page, seed: number) => {
  await page.getByLabel('企业名称').fill(`旅程${seed}贸易有限公司`)
  await page.getByLabel('统一社会信用代码').fill(formats['credit-code'].sample(seed))
  await page.getByLabel('法定代表人姓名').fill('沈知秋')
  await page.getByLabel('法定代表人身份证号').fill(formats['resident-id'].sample(seed))
}

/** Signs the registration contract and continues. */
export const signRegistration = async (page: Page, phone: string) => {
  await intendToSign(page, phone)
  await page.getByRole('button', { name: '签署', exact: true }).click()
  await expect(page.getByRole('heading', { name: '实名认证已完成' })).toBeVisible()
}
