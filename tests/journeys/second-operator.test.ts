import type { Browser, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { DEMAND, financingDriver } from '../fixtures/backend/financing/financing-driver.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { sweepOf } from './audit.ts'
import { accountOf, signIn } from './customer.ts'
import { startPreparedServer } from './prepared-server.ts'
import { expect, test } from './test.ts'

/** Opens the only application that waits, as an operator in a browser of its own. */
const reviewAs = async (browser: Browser, baseURL: string, account: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto('/operator')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('link').filter({ hasText: '苏州澄禾' }).click()
  return page
}

test('an application above the limit is approved by a second operator, never by the first', async ({
  page,
  context,
  browser,
}) => {
  const { server } = await startPreparedServer(async (backend, store) => {
    const token = await backend.token(PHONES.enterprise)
    const driver = await financingDriver(backend, store, token, { amount: '3000000.00' })
    await driver.apply({ ...DEMAND, appliedAmount: '1200000.00' })
  })
  const { url } = server
  const operators: Page[] = []
  try {
    const [first, second] = await Promise.all(
      ['jingban', 'fuhe'].map((account) => reviewAs(browser, url, account)),
    )
    operators.push(first!, second!)
    await first!.getByRole('button', { name: '通过', exact: true }).click()
    const dialog = first!.getByRole('dialog', { name: '审批通过' })
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(first!.getByRole('heading', { name: '待复核：批准' })).toBeVisible()
    await expect(first!.getByText('这项办理由您提交，需由另一位操作员复核')).toBeVisible()
    await expect(first!.getByRole('button', { name: /^(通过|复核通过)$/ })).toHaveCount(0)
    await signIn(context, url, await accountOf(url, PHONES.enterprise, DEMO_PASSWORD))
    await page.goto(`${url}/user/financing`)
    await expect(page.getByText('审批中', { exact: true }).first()).toBeVisible()

    await second!.goto(`${url}/operator/submissions`)
    await second!.getByRole('link').filter({ hasText: '批准待复核' }).click()
    await expect(second!.getByRole('heading', { name: '待复核：批准' })).toBeVisible()
    await sweepOf(second!)(
      'an application that waits for a second operator',
      second!.locator('html'),
    )
    await second!.getByRole('button', { name: '复核通过' }).click()
    await expect(second!.getByRole('list', { name: '审批记录' })).toContainText('复核陆远')
    await page.reload()
    await expect(page.getByText('待提款', { exact: true }).first()).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await Promise.all(operators.map((one) => one.context().close()))
    await server.stop()
  }
})
