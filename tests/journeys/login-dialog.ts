import { expect, type Page } from '@playwright/test'

/** Page object of the login dialog. */
export const loginDialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: '欢迎登录' })
  const picker = page.getByRole('dialog', { name: '选择子账户' })
  const submit = () => dialog.getByRole('button', { name: '登录', exact: true }).click()
  const byPassword = async (account: string, password: string) => {
    await dialog.getByRole('tab', { name: '账号密码登录' }).click()
    await dialog.getByLabel('账号', { exact: true }).fill(account)
    await dialog.getByLabel('密码', { exact: true }).fill(password)
    await submit()
  }
  return {
    dialog,
    picker,
    code: dialog.getByRole('textbox', { name: '验证码' }),
    /** The button next to the code: 获取验证码, or the remaining wait. */
    codeButton: dialog.getByRole('button', { name: /获取验证码|发送中|秒后重发/ }),
    submit,
    byPassword,
    /** Opens the dialog by the button in the header. */
    open: async () => {
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
      await expect(dialog).toBeVisible()
    },
    /** A notice; an open dialog shows a copy above its backdrop. */
    notice: (text: string) => page.getByText(text).first(),
    /** Waits until the header shows the signed-in customer. */
    isDone: async (name: string | RegExp) => {
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
    },
  }
}

/** Page object of the account menu in the header. */
export const accountMenuOf = (page: Page) => ({
  open: () =>
    page.getByRole('banner').locator('button[aria-expanded]:not([aria-haspopup])').click(),
  choose: (name: string) =>
    page.getByRole('banner').getByRole('button', { name, exact: true }).click(),
})
