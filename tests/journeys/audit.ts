import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import { smallTargets } from './small-targets.ts'
import { tabWalk } from './tab-walk.ts'
import { expect } from './test.ts'

/** WCAG 2.0 to 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Viewports, with the minimum target size of each. */
export const PHONE = { width: 375, height: 812, targets: { any: 24, main: 44 } }
export const DESKTOP = { width: 1440, height: 900, targets: { any: 24, main: 24 } }

/** Audits a screen at both sizes by axe and its width, with soft assertions. */
export const auditOf = (page: Page) => async (screen: string) => {
  for (const size of [PHONE, DESKTOP]) await auditAt(page, screen, page.locator('html'), size)
}

/** Audits an area of a screen as `auditOf` does, and also its Tab order and target sizes. */
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
  expect.soft(await violationsOf(area), name).toEqual([])
  expect.soft(await widthOf(page), `${name}: no sideways scrolling`).toBeLessThanOrEqual(size.width)
  await goOn(page)
}

/** Longer than every transition; ms. */
const SOON = 1000

/**
 * Waits for running transitions, whose colours would fail the contrast rules. Holds those that begin later, such as the
 * fading of a notice, until `goOn`.
 */
const settle = async (page: Page) => {
  await page.mouse.move(0, 0)
  await page.evaluate(async (soon) => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) < soon)
    for (const animation of passing)
      if (animation.effect?.getComputedTiming().progress === null) animation.pause()
    await Promise.allSettled(
      passing.filter(({ playState }) => playState === 'running').map(({ finished }) => finished),
    )
  }, SOON)
}

/** Lets the animations that `settle` held go on. */
const goOn = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'paused') animation.play()
  })

/** Runs axe on an area. @returns each violation with its rule, target and reason */
const violationsOf = async (area: Locator): Promise<string[]> => {
  // Injects axe by evaluation, because the page's policy forbids a script element.
  if (!(await area.evaluate(() => 'axe' in globalThis))) await area.page().evaluate(axe.source)
  const found = await area.evaluate(async (element, values) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(element, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      elementRef: true,
    })
    // The target of a control includes its label, which axe does not measure.
    const isLargeWithLabel = (control: Element | undefined) => {
      const { width = 0, height = 0 } = control?.closest('label')?.getBoundingClientRect() ?? {}
      return Math.min(width, height) >= 24
    }
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => id !== 'target-size' || !isLargeWithLabel(node.element))
        .map(({ target, failureSummary = '' }) => ({
          id,
          target: target.join(' '),
          failureSummary,
        })),
    )
  }, RULES)
  return found
    .filter(({ failureSummary }) => !COVERED.test(failureSummary))
    .map(({ id, target, failureSummary }) => `${id} ${target}: ${failureSummary}`)
}

/** Ignored: a target under a fixed bar can be scrolled free. */
const COVERED = /partially obscured/

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
