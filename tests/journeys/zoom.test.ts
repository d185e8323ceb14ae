import type { Page } from '@playwright/test'
import { registerInvoice } from './borrowing.ts'
import { loginDialogOf } from './login-dialog.ts'
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

for (const viewport of [
  { width: 375, height: 812 },
  { width: 1024, height: 768 },
])
  test(`with text of twice the size nothing is covered or cut at ${viewport.width} px`, async ({
    page,
    enterprise,
    baseURL,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    await requireRoom(page, '/product/productdetails?goodId=1001', '立即开通', enlarge)
    for (const [progress, text] of [
      [2, '下一步'],
      [8, '提交申请'],
    ] as const) {
      const { url } = await prepareOpening(baseURL!, enterprise, progress)
      await requireRoom(page, url, text, enlarge)
    }

    const number = await registerInvoice(baseURL!, enterprise)
    await requireRoom(page, '/invoice/detail', number, enlarge)
    const record = page.locator('main a[href*="/invoice/detail?id="]').first()
    await requireRoom(page, (await record.getAttribute('href')) ?? '', number, enlarge)

    const visitor = await browser.newContext({ viewport })
    const guest = await visitor.newPage()
    await guest.goto(`${baseURL}/`)
    await loginDialogOf(guest).open()
    await guest.evaluate(enlarge)
    const { sideways, covered, cut } = await guest.evaluate(look, 'dialog[open]')
    expect({ sideways, covered, cut }).toEqual({ sideways: [], covered: [], cut: [] })
    await visitor.close()
  })

/** Screens, and a text that each shows once it is there. */
const SCREENS = [
  ['/', '400-'],
  ['/product/productdetails?goodId=1001', '立即开通'],
  ['/user/center', '企业账户'],
  ['/user/account', '统一社会信用代码'],
] as const

/** Steps of an opening: a form, a form with uploads, the contract. */
const STEPS = [
  [2, '下一步'],
  [5, '下一步'],
  [7, '签署'],
] as const

/** Opens a screen, and requires room for its content; `change` runs in the page before. */
const requireRoom = async (
  page: Page,
  path: string,
  text: string,
  change: () => void = () => undefined,
): Promise<void> => {
  // The page's stream of changes stays open: the network is never idle.
  await page.goto(path)
  await page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 15_000 })
  await page.evaluate(change)
  const { sideways, pinned, covered, cut } = await page.evaluate(look, 'body')
  const room = (page.viewportSize()?.height ?? 0) / 4
  expect.soft(sideways, `${path} scrolls sideways`).toEqual([])
  expect.soft(pinned, `${path} keeps this height in view`).toBeLessThan(room)
  expect.soft(covered, `${path} covers`).toEqual([])
  expect.soft(cut, `${path} cuts`).toEqual([])
}

/** Runs in the page: doubles the size of all text, as the text zoom of a browser does; boxes keep their sizes. */
const enlarge = () => {
  const sizes = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].map(
    (element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return [element, parseFloat(fontSize), parseFloat(lineHeight)] as const
    },
  )
  for (const [{ style }, size, line] of sizes) {
    style.setProperty('font-size', `${size * 2}px`, 'important')
    if (line) style.setProperty('line-height', `${line * 2}px`, 'important')
  }
}

/** Runs in the page: scrolls each control into view and looks for what is above it, and for texts that are cut. */
const look = (part: string) => {
  const within = document.querySelector(part) ?? document.body
  const root = part === 'body' ? document.documentElement : within
  const isPinned = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const covered = new Set<string>()
  const controls = [
    ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
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
  const sideways = root.scrollWidth - root.clientWidth
  const wide = [...within.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className}`)
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const cut = [...within.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!isSeen(element) || !element.textContent?.trim() || element.clientWidth < 2) return false
    const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } =
      getComputedStyle(element)
    // An ellipsis says that there is more, and where it leads has it.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none')
      return false
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  })
  return {
    sideways: sideways > 0 ? [`${sideways} px`, ...wide] : [],
    pinned: height,
    covered: [...covered],
    cut: cut.map((element) => `${element.className}: ${element.textContent?.slice(0, 30)}`),
  }
}
