import type { Page } from '@playwright/test'

/** Waits until a page has nothing left to do: what it has been given is processed, and what follows from that begun. */
export const untilIdle = async (page: Page): Promise<void> => {
  // A timer of zero is due only after the first time. A page behind another one would hardly ever have an idle callback.
  for (let time = 0; time < 2; time += 1)
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
}
