/**
 * Puts an element in the place of one of the same structure, and focuses the element that stands where the focused one
 * stood.
 * @returns the button that stands where the one that was pressed too early stood; undefined where there is none
 */
export const replacePage = (old: Element, fresh: Element): HTMLElement | undefined => {
  const focused = wayTo(document.activeElement, old)
  const pressed = old.querySelector(PRESSED_EARLY)
  const way = wayTo(pressed, old)
  old.replaceWith(fresh)
  const place = at(focused, fresh)
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  const button = at(way, fresh)
  // The page may know more by now: another button there was not meant.
  return button instanceof HTMLButtonElement && button.textContent === pressed?.textContent
    ? button
    : undefined
}

/** Matches the button that was pressed before the code of its page was there; scripts/prerender.ts marks it. */
const PRESSED_EARLY = 'button[data-pressed-early]'

/** Returns the indexes of children on the way from an element to one within; undefined where it is not within. */
const wayTo = (within: Element | null, root: Element): number[] | undefined => {
  const way: number[] = []
  for (let here = within; here !== root; here = here.parentElement) {
    const siblings = here?.parentElement?.children
    if (!here || !siblings) return undefined
    way.unshift([...siblings].indexOf(here))
  }
  return way.length > 0 ? way : undefined
}

const at = (way: readonly number[] | undefined, root: Element): Element | undefined =>
  way?.reduce<Element | undefined>((place, index) => place?.children[index], root)
