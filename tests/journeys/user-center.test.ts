import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { auditOf } from './audit.ts'
import { loginDialogOf } from './login-dialog.ts'
import { expect, test } from './test.ts'

const ROLES = [
  {
    who: 'a person',
    phone: '13800000001',
    has: ['我的融资', '我的合同'],
    hasNot: ['我的负债', '我的资产'],
  },
  {
    who: 'an enterprise',
    phone: '13800000002',
    has: ['我的资产', '赎货管理'],
    hasNot: ['我的负债'],
  },
  {
    who: 'a core enterprise',
    phone: '13800000003',
    has: ['我的负债', '我的融资'],
    hasNot: ['赎货管理'],
  },
]

for (const { who, phone, has, hasNot } of ROLES)
  test(`${who} sees the side menu of the role @phone`, async ({ page }) => {
    await page.goto('/user/center')
    const login = loginDialogOf(page)
    await login.byPassword(phone, DEMO_PASSWORD)
    const menu = page.getByRole('navigation', { name: '服务中心菜单' })
    for (const label of ['服务中心', '我的产品', ...has])
      await expect(menu.getByRole('link', { name: label })).toBeVisible()
    for (const label of hasNot) await expect(menu.getByRole('link', { name: label })).toHaveCount(0)

    await menu.getByRole('link', { name: '我的产品' }).click()
    await expect(page).toHaveURL('/user/product')
    await expect(menu.getByRole('link', { name: '我的产品' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

test('an enterprise sees the user center, its assets, and an accessible refusal', async ({
  page,
  enterprise,
}) => {
  await page.goto('/user/center')
  await expect(page.getByText('三步获得融资额度')).toBeVisible()
  await expect(page.getByText(enterprise.companyName).first()).toBeVisible()
  await page.goto('/user/resource?tab=cards')
  await page.getByRole('button', { name: '添加账户' }).click()
  await page.getByRole('combobox', { name: '开户银行' }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
  await page.getByLabel('银行账号').fill('6222021001116245')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('6222 **** **** 6245')).toBeVisible()
  await page.goto('/user/assets')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('我的资产')
  await page.goto('/user/debt')
  await expect(page.getByRole('heading', { name: '暂无访问权限' })).toBeVisible()
  await auditOf(page)('page of another role')
})

test('the side menu opens the messages', async ({ page, enterprise }) => {
  await page.goto('/user/center')
  await expect(page.getByText(enterprise.companyName).first()).toBeVisible()
  await page
    .getByRole('navigation', { name: '服务中心菜单' })
    .getByRole('link', { name: '我的消息' })
    .click()
  await expect(page).toHaveURL(/\/user\/information$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的消息')
  await expect(page.getByRole('main').getByText('没有未读的通知')).toBeVisible()
})
