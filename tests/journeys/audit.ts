import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import { smallTargets } from './small-targets.ts'
import { tabWalk } from './tab-walk.ts'
import { expect } from './test.ts'

/** WCAG 2.0 to 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** With how large a target is there at least. */
export const PHONE = { width: 375, height: 812, targets: { any: 24, main: 44 } }
export const DESKTOP = { width: 1440, height: 900, targets: { any: 24, main: 24 } }

/** Checks screens while a walk passes through them; what is found doesn't end the walk. */
export const auditOf = (page: Page) => async (screen: string) => {
  for (const size of [PHONE, DESKTOP]) await auditAt(page, screen, page.locator('html'), size)
}

/** Checks as `auditOf` does, and what comes to who has no mouse, or a large finger, in an area of the screen. */
export const sweepOf =
  (page: Page) =>
  async (
    screen: string,
    area: Locator = page.getByRole('main'),
    sizes: readonly (typeof PHONE)[] = [PHONE, DESKTOP],
  ) => {
    for (const size of sizes) {
      await auditAt(page, screen, area, size)
      const name = `${screen}, ${size.width} px`
      expect.soft(await smallTargets(area, size.targets), `${name}: small targets`).toEqual([])
      expect.soft(await tabWalk(page, area), `${name}: by Tab`).toEqual([])
    }
  }

const auditAt = async (page: Page, screen: string, area: Locator, size: typeof PHONE) => {
  await page.setViewportSize(size)
  await settle(page)
  const name = `${screen}, ${size.width} px`
  expect.soft(await findingsOf(area), name).toEqual([])
  expect.soft(await widthOf(page), `${name}: no sideways scrolling`).toBeLessThanOrEqual(size.width)
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

/** What axe finds in an area as it is, with where it is and why. */
const findingsOf = async (area: Locator): Promise<string[]> => {
  // The page's policy forbids a script element.
  if (!(await area.evaluate(() => 'axe' in globalThis))) await area.page().evaluate(axe.source)
  const { violations } = await area.evaluate(
    (element, values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(element, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
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
