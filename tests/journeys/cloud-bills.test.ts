import type { Browser } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { accountOf, signIn } from './customer.ts'
import { expect, test } from './test.ts'

/** Opens a page as a demo account of one customer. */
const pageOf = async (browser: Browser, url: string, phone: string) => {
  const context = await browser.newContext({ baseURL: url })
  await signIn(context, url, await accountOf(url, phone, DEMO_PASSWORD))
  return context.newPage()
}

test('a cloud bill is issued, accepted, split, assigned and financed', async ({
  browser,
  baseURL,
}) => {
  const issuer = await pageOf(browser, baseURL!, '13800000003')
  const supplier = await pageOf(browser, baseURL!, '13800000002')

  await issuer.goto('/product/cloudletterlist')
  await issuer.getByRole('link', { name: '开立云信' }).click()
  await issuer.getByLabel('收单企业').selectOption('苏州澄禾精密部件有限公司')
  await issuer.getByLabel('云信金额（元）').fill('90000.01')
  const maturity = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10)
  await issuer.getByLabel('到期日', { exact: true }).fill(maturity)
  await issuer.getByLabel('贸易合同或发票').fill('采购合同 J-1')
  await issuer.getByRole('button', { name: '签发云信' }).click()
  await expect(issuer).toHaveURL(/cloudBillWait\?id=/)
  await expect(issuer.getByText('待签收', { exact: true }).first()).toBeVisible()
  const id = new URL(issuer.url()).searchParams.get('id') ?? ''

  await supplier.goto(`/cloudBilling/cloudBillWait?id=${id}`)
  await supplier.getByRole('button', { name: '签收' }).click()
  await supplier.getByRole('dialog').getByRole('button', { name: '签收' }).click()
  await expect(supplier.getByText('流通中', { exact: true }).first()).toBeVisible()

  await supplier.getByRole('link', { name: '查看持有的云信' }).click()
  await supplier
    .getByRole('link', { name: /^YX\d+-001$/ })
    .first()
    .click()
  await supplier.getByRole('link', { name: '拆分', exact: true }).click()
  await supplier.getByLabel('第 1 笔（元）').fill('30000.00')
  await supplier.getByLabel('第 2 笔（元）').fill('60000.01')
  await supplier.getByRole('button', { name: '确认拆分' }).click()
  await expect(supplier.getByRole('treeitem', { name: /60,000\.01 元，可用/ })).toBeVisible()

  await supplier.getByRole('link', { name: /-002$/ }).click()
  await supplier.getByRole('link', { name: '转让', exact: true }).click()
  await supplier.getByLabel('受让企业信用代码').fill('91440101MA5Y2C7J3U')
  await supplier.getByRole('button', { name: '确认转让' }).click()
  await expect(supplier.getByText('转让中', { exact: true }).first()).toBeVisible()

  await supplier.getByRole('link', { name: /-003$/ }).click()
  await supplier.getByRole('link', { name: '申请融资', exact: true }).click()
  await expect(supplier.getByText('实付金额')).toBeVisible()
  await supplier.getByRole('button', { name: '提交申请' }).click()
  await expect(supplier).toHaveURL(/cloudFinancingDetails\?id=/)
  await expect(supplier.getByText('审核中', { exact: true }).first()).toBeVisible()

  await issuer.goto(`/cloudBilling/cloudLiabilitiesDetail?id=${id}`)
  await expect(issuer.getByRole('treeitem')).toHaveCount(4)
  for (const page of [issuer, supplier]) await page.context().close()
})
