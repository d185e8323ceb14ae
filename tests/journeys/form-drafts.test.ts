import { accountMenuOf, loginDialogOf } from './login-dialog.ts'
import { endsIn } from './session-end.ts'
import { expect, test } from './test.ts'

const FORM = '/product/orderFinancing?orders=1&register=1'

test('what is typed into a form outlives a link, a reload and the end of the session, and log-out asks before it goes @phone', async ({
  page,
  enterprise,
}) => {
  const number = page.getByLabel('订单编号')
  const party = page.getByLabel('交易对方名称')
  await page.goto(FORM)
  await number.fill('PO-2026-0001')
  await page.getByLabel('订单金额').fill('50万')
  await party.fill('云序重工')
  await expect(page.getByText('已暂存在本机，关闭页面也不会丢失')).toBeVisible()

  // A link away and back, at once after the last key.
  await page.getByLabel('交易对方名称').press('End')
  await page.keyboard.type('有限公司')
  await page.goto('/user/center')
  await page.goto(FORM)
  await expect(party).toHaveValue('云序重工有限公司')
  await page.reload()
  await expect(number).toHaveValue('PO-2026-0001')

  // The session ends: after the next sign-in the same field has the focus.
  await party.focus()
  await endsIn(page, 3)
  const login = loginDialogOf(page)
  await expect(login.dialog).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('PO-2026')
  await login.byPassword(enterprise.phone, enterprise.password)
  await login.isDone(enterprise.companyName)
  await page.getByRole('link', { name: '继续上次的办理' }).click()
  await expect(page).toHaveURL(/orders=1&register=1/)
  await expect(party).toHaveValue('云序重工有限公司')
  await expect(party).toBeFocused()

  // Log-out asks, and empties what is not wanted any more.
  await page.goto('/user/center')
  const menu = accountMenuOf(page)
  await menu.open()
  await menu.choose('退出登录')
  const question = page.getByRole('dialog', { name: '有未保存的内容' })
  await expect(question).toContainText('有 1 份表单填写后未提交')
  await question.getByRole('button', { name: '清空并退出登录' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeAttached()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a form is emptied after a question', async ({ page, enterprise }) => {
  await page.goto(FORM)
  const number = page.getByLabel('订单编号')
  await number.fill(`PO-${enterprise.phone}`)
  await page.getByRole('button', { name: '清空重填' }).click()
  const question = page.getByRole('dialog', { name: '清空已填写的内容？' })
  await question.getByRole('button', { name: '继续填写' }).click()
  await expect(number).toHaveValue(`PO-${enterprise.phone}`)
  await page.getByRole('button', { name: '清空重填' }).click()
  await question.getByRole('button', { name: '清空', exact: true }).click()
  await expect(number).toHaveValue('')
  await page.reload()
  await expect(number).toHaveValue('')
})
