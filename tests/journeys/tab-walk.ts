import type { Locator, Page } from '@playwright/test'

/**
 * Walks through an area by Tab. @returns the violations as text: an unreachable control, a wrong order, an
 * invisible focus, an area that traps the focus, or a modal dialog that doesn't
 */
export const tabWalk = async (page: Page, area: Locator): Promise<string[]> => {
  const controls = await area.evaluate(beginWalk, FOCUSABLE)
  await pressTabs(page, controls + 1)
  const extra = REGIONS + PARTS * (await area.locator('input[type=date]:visible').count())
  for (let press = 0; press < extra && !(await page.evaluate(walkIsOver)); press++)
    await page.keyboard.press('Tab')
  return page.evaluate(endWalk)
}

/** Sends all keys at once: the browser handles them in their order, and a reply per key takes longer than the key. */
const pressTabs = async (page: Page, count: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  await Promise.all(
    Array.from({ length: count }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]).flat(),
  )
  await session.detach()
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** Extra key presses for scrolling regions, at which Tab stops too. */
const REGIONS = 4

/** Extra key presses for a date: Tab stops at its year, month and day, and at the button of its calendar. */
const PARTS = 3

/** The walk in progress in a page. */
interface Walk {
  isOver: () => boolean
  end: () => string[]
}
const walkIsOver = () => (globalThis as unknown as { walk: Walk }).walk.isOver()
const endWalk = () => (globalThis as unknown as { walk: Walk }).walk.end()

/** Runs in the page: moves the focus before the first control of the area. @returns the number of controls */
const beginWalk = (area: Element, focusable: string): number => {
  const isOneOfGroup = (control: HTMLElement) => {
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
    const group = [...area.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, disabled }) => name === control.name && !disabled,
    )
    return control === (group.find(({ checked }) => checked) ?? group[0])
  }
  const controls = [...area.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility({ visibilityProperty: true }) &&
      isOneOfGroup(control),
  )
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 30) || element.className}”`
  }
  /** Returns the styles that may show a focus: of the control, its next sibling and its ancestors. */
  const lookOf = (control: Element) => {
    const boxes = [control, control.nextElementSibling]
    for (let box = control; box !== area && boxes.length < 5 && box.parentElement;)
      boxes.push((box = box.parentElement))
    return boxes
      .filter((box) => box !== null)
      .flatMap((box) => [null, '::before', '::after'].map((part) => getComputedStyle(box, part)))
      .map(({ outlineStyle, outline, boxShadow, borderColor, backgroundColor }) =>
        [outlineStyle !== 'none' && outline, boxShadow, borderColor, backgroundColor].join(),
      )
      .join()
  }
  /** Finds a control's index; a focused select replaces its button by an input of the same id. */
  const indexOf = (element: Element): number =>
    controls.findIndex(
      (control) => control === element || (!control.isConnected && control.id === element.id),
    )
  const isCovered = (control: Element) => {
    const { left, right, top: upper, bottom } = control.getBoundingClientRect()
    // A list may be taller than the window: the part of it in view counts.
    const y = (Math.max(upper, 0) + Math.min(bottom, innerHeight)) / 2
    return [left + 2, (left + right) / 2, right - 2].every((x) => {
      const top = document.elementFromPoint(x, y)
      return !top || !(control.contains(top) || top.contains(control) || top.closest('label'))
    })
  }

  // Disables transitions, so that the final look is compared.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const looks = controls.map(lookOf)
  const stops: Element[] = []
  const violations: string[] = []
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element) || target === area) return
    if (!area.contains(target)) {
      if (area.matches(':modal')) violations.push(`${nameOf(target)}: is outside of the dialog`)
      return
    }
    const at = indexOf(target)
    const stop = controls[at] ?? target
    // A modal dialog wraps around.
    if (stops.includes(stop)) return
    stops.push(stop)
    if (at >= 0 && lookOf(target) === looks[at])
      violations.push(`${nameOf(target)}: nothing shows that it has the focus`)
    if (isCovered(target)) violations.push(`${nameOf(target)}: all of it is covered`)
  }
  // Listens on window, after React's listener, which may change the look of the control.
  window.addEventListener('focusin', onFocus)

  const isOver = () => {
    const last = document.activeElement
    return !last || last === area || !area.contains(last) || last === stops[0]
  }
  const end = () => {
    const order = stops.map((stop) => controls.indexOf(stop as HTMLElement)).filter((at) => at >= 0)
    violations.push(
      ...controls
        .filter((control) => !stops.includes(control))
        .map((control) => `${nameOf(control)}: Tab doesn't come there`),
      ...order.flatMap((at, place) =>
        place > 0 && at < order[place - 1]!
          ? [`${nameOf(controls[at]!)}: Tab comes there too late`]
          : [],
      ),
      ...(isOver() ? [] : ['Tab leads nowhere else']),
    )
    window.removeEventListener('focusin', onFocus)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    if (!hadTabIndex) area.removeAttribute('tabindex')
    scrollTo(0, 0)
    return violations
  }
  const hadTabIndex = area.hasAttribute('tabindex')
  Object.assign(globalThis, { walk: { isOver, end } satisfies Walk })

  if (!hadTabIndex) area.setAttribute('tabindex', '-1')
  if (area instanceof HTMLElement) area.focus()
  return controls.length
}
