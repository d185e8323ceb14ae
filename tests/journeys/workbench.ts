import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'

/** Signs in as the demo's analyst, on the list of processes. */
export const signInAsAnalyst = async (page: Page): Promise<void> => {
  await page.goto('/workbench/processes')
  await page.getByRole('link', { name: '登录' }).click()
  await page.getByLabel('账号').fill('fenxi')
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '登录' }).click()
}

/** Pastes a text over the one in the editor. */
export const replaceDefinition = async (page: Page, text: string): Promise<void> => {
  const editor = page.getByRole('textbox', { name: '流程定义' })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
