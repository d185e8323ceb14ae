import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

/** WCAG 2.0 to 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }

/** Checks screens while a walk passes through them; what is found doesn't end the walk. */
export const auditOf = (page: Page) => async (screen: string) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await settle(page)
    const name = `${screen}, ${size.width} px`
    expect.soft(await findingsOf(page), name).toEqual([])
    expect
      .soft(await widthOf(page), `${name}: no sideways scrolling`)
      .toBeLessThanOrEqual(size.width)
  }
}

/** Lasts longer than anything that fades or slides in; ms. A notice leaves later. */
const SOON = 1000

/** Colors on their way from one to another are nobody's fault. */
const settle = async (page: Page) => {
  await page.mouse.move(0, 0)
  await page.evaluate(async (soon) => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < soon)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  }, SOON)
}

/** What axe finds on the page as it is, with where it is and why. */
const findingsOf = async (page: Page): Promise<string[]> => {
  // The page's policy forbids a script element.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    RULES,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !COVERED.test(failureSummary ?? ''))
      .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/** What a bar at the edge of the screen happens to cover can be scrolled out from under it. */
const COVERED = /partially obscured/

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
