/**
 * Puts an element in the place of one of the same structure, and focuses the element that stands where the focused one
 * stood.
 */
export const replaceKeepingFocus = (old: Element, fresh: Element): void => {
  const way = wayTo(document.activeElement, old)
  old.replaceWith(fresh)
  const place = way?.reduce<Element | undefined>((at, index) => at?.children[index], fresh)
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

/** Returns the indexes of children on the way from an element to one within; undefined where it is not within. */
const wayTo = (within: Element | null, root: Element): number[] | undefined => {
  const way: number[] = []
  for (let at = within; at !== root; at = at.parentElement) {
    const siblings = at?.parentElement?.children
    if (!at || !siblings) return undefined
    way.unshift([...siblings].indexOf(at))
  }
  return way.length > 0 ? way : undefined
}
