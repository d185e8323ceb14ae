import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD, demoAccounts } from '#fixtures/data/demo-accounts.ts'
import { openCompany } from '#schemas/api/verification.ts'
import { formats } from '#engine/formats/formats.ts'
import { callServer } from './api.ts'
import { auditOf } from './audit.ts'
import { newAccount, signIn } from './customer.ts'
import { loginDialogOf } from './login-dialog.ts'
import { operatorOf } from './operator.ts'
import { fillEnterprise, fillRegistration, PASSWORD, signRegistration } from './registration.ts'
import { startOwnServer } from './server.ts'
import { expect, test } from './test.ts'

/** Opens the real-name page as an unverified person (1) or enterprise (2). */
const openRealName = async (page: Page, url: string, type: 1 | 2, way: string) => {
  const account = await newAccount(url, type)
  await signIn(page.context(), url, account)
  await page.goto(`/user/enterprise/open/${way}`)
  return account
}

const fillPerson = async (page: Page, phone: string, seed: number) => {
  await page.getByLabel('姓名').fill('沈知秋')
  await page.getByLabel('身份证号').fill(formats['resident-id'].sample(seed))
  await page.getByLabel('手机号').fill(phone)
}

const submit = (page: Page) => page.getByRole('button', { name: '提交认证' }).click()

/** Scans the code of a verification and decides on it, as the phone. */
const scanAnd = async (
  page: Page,
  context: BrowserContext,
  decision: '同意并完成认证' | '拒绝',
) => {
  await expect(page.getByRole('img', { name: '实名认证二维码' })).toBeVisible()
  const link = await page.getByRole('link', { name: '在新窗口打开认证页面' }).getAttribute('href')
  const phone = await context.newPage()
  await phone.goto(link ?? '')
  await phone.getByRole('button', { name: decision }).click()
  await expect(phone.getByText('请回到原来的设备继续')).toBeVisible()
  await phone.close()
}

test("a person registers, is verified on the provider's page, and arrives at the user center", async ({
  page,
  operator,
}) => {
  const audit = auditOf(page)
  const seed = randomInt(2 ** 31)
  const phone = formats.mobile.sample(seed)
  const login = loginDialogOf(page)
  await page.goto('/')
  await login.open()
  await login.dialog.getByRole('link', { name: '注册账号' }).click()
  await expect(page.getByRole('heading', { name: '注册账号' })).toBeVisible()
  await audit('register')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('请设置密码')).toBeVisible()
  await expect(page.getByText('请阅读并同意平台服务条款与隐私政策')).toBeVisible()
  await audit('register, with errors')

  await fillRegistration(page, operator, { phone, type: '个人账户' })
  await audit('register, filled in')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible()
  await audit('registered')

  await page.getByRole('link', { name: '去实名认证' }).click()
  await expect(page).toHaveURL(/\/user\/enterprise\/open\/1$/)
  await expect(page.getByRole('heading', { name: '个人实名认证' })).toBeVisible()
  await audit('real name of a person')
  await page.getByRole('button', { name: '提交认证' }).click()
  await audit('real name of a person, with errors')
  await fillPerson(page, phone, seed)
  await submit(page)

  await expect(page).toHaveURL(/\/verification\?/)
  await expect(page.getByText('沈知秋')).toBeVisible()
  await audit('page of the provider')
  await page.getByRole('button', { name: '拒绝' }).click()
  await expect(page.getByRole('heading', { name: '认证未通过' })).toBeVisible()
  await audit('refused')

  await page.getByRole('button', { name: '重新认证' }).click()
  await fillPerson(page, phone, seed)
  await submit(page)
  await page.getByRole('button', { name: '同意并完成认证' }).click()
  await expect(page.getByText('身份已核实')).toBeVisible()
  await audit('registration contract')
  await signRegistration(page, phone)
  await audit('verified')
  await page.getByRole('link', { name: '开始使用' }).click()
  await expect(page).toHaveURL(/\/user\/center$/)
  await expect(page.getByRole('main').getByText('已实名')).toBeVisible()

  await page.goto('/user/account')
  await expect(page.getByText('沈**')).toBeVisible()
  await audit('account')
  await page.getByRole('button', { name: '显示姓名' }).click()
  await expect(page.getByRole('main').getByText('沈知秋')).toBeVisible()
})

test('an enterprise registers and is verified by the amount transferred to its account', async ({
  page,
  operator,
  complaints,
}) => {
  complaints.allow(/verifyEntAuthInfoByType/)
  const audit = auditOf(page)
  const seed = randomInt(2 ** 31)
  const phone = formats.mobile.sample(seed)
  await page.goto('/user/register')
  await fillRegistration(page, operator, { phone, type: '企业账户' })
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await page.getByRole('link', { name: '去实名认证' }).click()
  await expect(page).toHaveURL(/\/user\/enterprise\/open\/2$/)

  await page.getByRole('radio', { name: '对公打款认证' }).check()
  await page.getByLabel('企业名称').fill(`旅程${seed}贸易有限公司`)
  await page.getByLabel('统一社会信用代码').fill(formats['credit-code'].sample(seed))
  await page.getByLabel('开户银行').fill('中国工商银行')
  await page.getByLabel('对公账号').fill('1202020200112233445')
  await audit('real name of an enterprise')
  await page.reload()
  await expect(page.getByLabel('对公账号')).toHaveValue('1202020200112233445')
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page.getByText('1202 **** **** 3445')).toBeVisible()
  // The pending transfer is the server's: it is there without this browser's storage.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByLabel('到账金额（元）').fill('9.99')
  await page.getByRole('button', { name: '确认', exact: true }).click()
  await expect(page.getByText('打款金额不正确')).toBeVisible()
  await audit('amount of an enterprise')
  await page.getByLabel('到账金额（元）').fill(await operator.newestCode(phone))
  await page.getByRole('button', { name: '确认', exact: true }).click()
  await signRegistration(page, phone)
  await page.getByRole('link', { name: '开始使用' }).click()
  await expect(page.getByRole('main').getByText('已实名')).toBeVisible()
})

test('an enterprise is verified by scanning a code with a phone', async ({
  page,
  context,
  baseURL,
}) => {
  const { phone } = await openRealName(page, baseURL!, 2, '3?returnUrl=/user/account')
  await fillEnterprise(page, randomInt(2 ** 31))
  await submit(page)
  await expect(page.getByRole('img', { name: '实名认证二维码' })).toBeVisible()
  await auditOf(page)('code to scan')
  await scanAnd(page, context, '同意并完成认证')
  await signRegistration(page, phone)
  await page.getByRole('link', { name: '开始使用' }).click()
  await expect(page).toHaveURL(/\/user\/account$/)
})

test('a person who refuses on the phone can scan again without typing again', async ({
  page,
  context,
  baseURL,
}) => {
  const { phone } = await openRealName(page, baseURL!, 1, '1')
  await page.getByRole('radio', { name: '扫码认证' }).check()
  await fillPerson(page, phone, randomInt(2 ** 31))
  await submit(page)
  await scanAnd(page, context, '拒绝')
  await expect(page.getByRole('heading', { name: '认证未通过' })).toBeVisible()
  await page.getByRole('button', { name: '重新认证' }).click()
  await expect(page.getByRole('radio', { name: '扫码认证' })).toBeChecked()
  await submit(page)
  await scanAnd(page, context, '同意并完成认证')
  await signRegistration(page, phone)
})

test('a person is verified by a code sent to the phone', async ({
  page,
  baseURL,
  operator,
  complaints,
}) => {
  complaints.allow(/verifyPersonAuthInfoByType/)
  const { phone } = await openRealName(page, baseURL!, 1, '1')
  await page.getByRole('radio', { name: '短信认证' }).check()
  await fillPerson(page, phone, randomInt(2 ** 31))
  await submit(page)
  const isSent = page.getByText(`验证码已发送至 ${formats.mobile.mask(phone)}`)
  await expect(isSent).toBeVisible()
  await page.reload()
  await expect(isSent).toBeVisible()
  await auditOf(page)('code of a person')
  const code = await operator.newestCode(phone)
  const field = page.getByLabel('验证码', { exact: true })
  const confirm = page.getByRole('button', { name: '确认', exact: true })
  await field.fill(code === '111111' ? '222222' : '111111')
  await confirm.click()
  await expect(page.getByText('验证码错误')).toBeVisible()
  await field.fill(code)
  await confirm.click()
  await signRegistration(page, phone)
  await page.getByRole('link', { name: '开始使用' }).click()
  await expect(page.getByRole('main').getByText('已实名')).toBeVisible()
})

test("an enterprise returns from the provider's page undecided, refused and verified", async ({
  page,
  baseURL,
}) => {
  const seed = randomInt(2 ** 31)
  const { phone } = await openRealName(page, baseURL!, 2, '2?returnUrl=/user/account')
  const leave = async () => {
    await fillEnterprise(page, seed)
    await submit(page)
    await expect(page).toHaveURL(/\/verification\?/)
    await expect(page.getByText(`旅程${seed}贸易有限公司`)).toBeVisible()
  }
  await leave()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '在线认证' })).toBeChecked()
  await expect(page.getByLabel('企业名称')).toHaveValue(`旅程${seed}贸易有限公司`)

  await leave()
  await page.getByRole('button', { name: '拒绝' }).click()
  await expect(page).toHaveURL(/\/user\/enterprise\/open\/2\?returnUrl=/)
  await page.getByRole('button', { name: '重新认证' }).click()

  await leave()
  await page.getByRole('button', { name: '同意并完成认证' }).click()
  await signRegistration(page, phone)
  await page.getByRole('link', { name: '开始使用' }).click()
  await expect(page).toHaveURL(/\/user\/account$/)
})

test('a forgotten password is replaced by a code, and the old one no longer works', async ({
  page,
  complaints,
}) => {
  complaints.allow(/web\/login/)
  // Uses its own server, because it changes the password of a demo account.
  const server = await startOwnServer()
  try {
    const audit = auditOf(page)
    const [{ phone }] = demoAccounts
    const login = loginDialogOf(page)
    await page.goto(server.url)
    await login.open()
    await login.dialog.getByRole('link', { name: '忘记密码' }).click()
    await expect(page.getByRole('heading', { name: '重置密码' })).toBeVisible()
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    const code = await operatorOf(server.url).newestCode(phone)
    await page.getByLabel('验证码', { exact: true }).fill(code)
    await page.getByLabel('设置密码', { exact: true }).fill(PASSWORD)
    await page.getByLabel('确认密码', { exact: true }).fill('another1')
    await page.getByRole('button', { name: '重置密码' }).click()
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
    await audit('forgotten password')
    await page.getByLabel('确认密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: '重置密码' }).click()

    await expect(login.dialog).toBeVisible()
    await login.byPassword(phone, DEMO_PASSWORD)
    await expect(login.dialog.getByRole('alert')).not.toBeEmpty()
    await login.byPassword(phone, PASSWORD)
    await expect(login.dialog).toBeHidden()
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})

/** Return addresses that a verification must not follow. */
const ASTRAY = ['https://evil.example', '//evil.example', '/\\evil.example', '/nowhere']

test('a verification returns to pages of the portal only', async ({
  page,
  baseURL,
  enterprise,
  complaints,
}) => {
  for (const astray of ASTRAY) {
    await page.goto(`/user/enterprise/open/2?returnUrl=${encodeURIComponent(astray)}`)
    const contract = page.getByRole('checkbox', { name: /我已阅读并同意签署/ })
    const done = page.getByRole('link', { name: '开始使用' })
    await expect(contract.or(done)).toBeVisible()
    if (await contract.isVisible()) await signRegistration(page, enterprise.phone)
    await expect(done).toHaveAttribute('href', '/user/center')
  }

  const { url } = await callServer(baseURL!, openCompany, {
    headers: enterprise.headers,
    query: { returnUrl: '/user/center' },
    body: {
      companyName: enterprise.companyName,
      creditCode: enterprise.creditCode,
      legalPersonName: '沈知秋',
      legalPersonIdentityCard: formats['resident-id'].sample(1),
    },
  })
  complaints.allow(/400/)
  for (const astray of ASTRAY) {
    const link = new URL(url ?? '', baseURL)
    link.searchParams.set('returnUrl', astray)
    await page.goto(link.href)
    await expect(page.getByText('返回地址不正确')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link')).toHaveCount(0)
  }
})

test('a personal account that wants an enterprise product registers an enterprise account', async ({
  page,
  context,
  operator,
  baseURL,
}) => {
  await signIn(context, baseURL!, await newAccount(baseURL!, 1))
  await page.goto('/product/productdetails?goodId=1001')
  const notice = page.getByRole('region', { name: '办理账户' })
  await expect(notice).toContainText('此产品仅限企业账户办理')
  await notice.getByRole('link', { name: '注册企业账户' }).click()
  await expect(page.getByRole('radio', { name: '企业账户' })).toBeChecked()
  const phone = formats.mobile.sample(randomInt(2 ** 31))
  await fillRegistration(page, operator, { phone, type: '企业账户' })
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible()
  await page.getByRole('link', { name: '去实名认证' }).click()
  await expect(page).toHaveURL(/\/user\/enterprise\/open\/2$/)

  await page.goto('/user/register')
  await expect(page.getByText('您已注册并登录')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: '去实名认证' }).click()
  await expect(page).toHaveURL(/\/user\/enterprise\/open\/2$/)
})
