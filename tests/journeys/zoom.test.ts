import type { Page } from '@playwright/test'
import { prepareOpening } from './prepared-flow.ts'
import { expect, test } from './test.ts'

/** Width and height of a window of 1440 × 900 px at a zoom of 200 %. */
const ZOOMED = { width: 720, height: 450 }

test('at a zoom of 200 % nothing is covered, and what stays in view leaves three quarters free', async ({
  page,
  enterprise,
  baseURL,
}) => {
  await page.setViewportSize(ZOOMED)
  for (const [path, text] of SCREENS) await requireRoom(page, path, text)
  for (const [progress, text] of STEPS) {
    const { url } = await prepareOpening(baseURL!, enterprise, progress)
    await requireRoom(page, url, text)
  }
})

/** Screens, and a text that each shows once it is there. */
const SCREENS = [
  ['/', '400-'],
  ['/product/productdetails?goodId=1001', '立即开通'],
  ['/user/center', '企业账户'],
  ['/user/information', '统一社会信用代码'],
] as const

/** Steps of an opening: a form, a form with uploads, the contract. */
const STEPS = [
  [2, '下一步'],
  [5, '下一步'],
  [7, '签署'],
] as const

const requireRoom = async (page: Page, path: string, text: string): Promise<void> => {
  await page.goto(path)
  await page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 15_000 })
  const { sideways, pinned, covered } = await page.evaluate(look)
  expect.soft(sideways, `${path} scrolls sideways by px`).toBe(0)
  expect.soft(pinned, `${path} keeps this height in view`).toBeLessThan(ZOOMED.height / 4)
  expect.soft(covered, `${path} covers`).toEqual([])
}

/** Runs in the page: scrolls each control to the middle, the bottom and the top of the window. */
const look = () => {
  const root = document.documentElement
  const isPinned = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const covered = new Set<string>()
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ]
  for (const control of controls) {
    let above: Element | null = control
    while (above && !isPinned(above)) above = above.parentElement
    if (above || !isSeen(control)) continue
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const frame = control.closest('label, .ant-select') ?? control
    const { left, top, width, height } = frame.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (there && !frame.contains(there) && !there.contains(frame))
      covered.add(`${control.textContent || control.id} by ${there.className || there.tagName}`)
  }
  const height = [...document.body.querySelectorAll('*')]
    .filter((element) => isPinned(element) && isSeen(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
    .reduce((sum, box) => sum + Math.min(box.bottom, innerHeight) - Math.max(box.top, 0), 0)
  return { sideways: root.scrollWidth - root.clientWidth, pinned: height, covered: [...covered] }
}
