import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { DEMO_BUYER } from '#fixtures/data/invoices.ts'
import { accountOf, signIn } from './customer.ts'
import { expect, test } from './test.ts'

/** The demo's supplier. */
const SUPPLIER = '13800000002'

test('an order is registered by its form, and what the server refuses is said at its field @phone', async ({
  page,
  context,
  baseURL,
  isMobile,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await signIn(context, baseURL!, await accountOf(baseURL!, SUPPLIER, DEMO_PASSWORD))
  const number = `PO-2026-${isMobile ? 'phone' : 'desk'}`
  const fill = async () => {
    await page.goto('/product/orderFinancing?orders=1')
    await page.getByRole('link', { name: '登记订单' }).click()
    await page.getByLabel('订单编号').fill(number)
    await page.getByLabel('订单金额').fill('50万')
    await page.getByRole('textbox', { name: '下单日期' }).fill('2026-11-02')
    await page.getByRole('textbox', { name: '交货日期' }).fill('2026-10-01')
    await page.getByLabel('交易对方名称').fill(DEMO_BUYER.name)
    await page.getByLabel('交易对方信用代码').fill(DEMO_BUYER.creditCode.toLowerCase())
  }
  const register = () => page.getByRole('button', { name: '登记订单' }).click()

  await fill()
  await register()
  const message = page.getByText('交货日期不能早于下单日期')
  await expect(message).toBeVisible()
  const button = page.getByRole('button', { name: '登记订单' })
  await button.hover()
  await page.getByRole('textbox', { name: '交货日期' }).fill('2026-12-31')
  // The message goes during the press, and the button moves up under it.
  await page.mouse.down()
  await expect(message).toBeHidden()
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible()
  await expect(page.getByText('500,000.00').first()).toBeVisible()

  await fill()
  await page.getByRole('textbox', { name: '交货日期' }).fill('2026-12-31')
  await register()
  const field = page.getByLabel('订单编号')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(page.getByText('这份订单已登记，请勿重复登记')).toBeVisible()
})
