import { expect, type Locator, type Page } from '@playwright/test'

/** The maximum number of key presses between two controls. */
const FAR = 40

/** Operates a page by keyboard. */
export const keyboardOf = (page: Page) => {
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement)
  const walkTo = async (target: Locator, key: 'Tab' | 'Shift+Tab') => {
    await expect(target).toBeVisible()
    for (let step = 0; step < FAR; step++) {
      if (await isFocused(target)) return
      await page.keyboard.press(key)
    }
    await expect(target, `${key} leads there`).toBeFocused()
  }
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  return {
    press,
    /** Presses Tab until a control has the focus. */
    tabTo: (target: Locator) => walkTo(target, 'Tab'),
    tabBackTo: (target: Locator) => walkTo(target, 'Shift+Tab'),
    type: async (target: Locator, text: string) => {
      await walkTo(target, 'Tab')
      await page.keyboard.type(text)
    },
    /** Moves to a button or link by Tab and presses Enter. */
    enter: async (target: Locator) => {
      await walkTo(target, 'Tab')
      await page.keyboard.press('Enter')
    },
  }
}
