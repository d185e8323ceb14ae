import type { Page } from '@playwright/test'

/** Waits until a page has nothing left to do: what it has been given is processed, and what follows from that begun. */
export const untilIdle = async (page: Page): Promise<void> => {
  // A timer of zero is due only after the first time.
  for (let time = 0; time < 2; time += 1)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}
