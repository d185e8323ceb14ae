/**
 * Replaces the content of an element by one of the same structure, and focuses the element that stands where the focused
 * one stood.
 */
export const keepFocus = (root: Element, replace: () => void): void => {
  const way = wayTo(document.activeElement, root)
  replace()
  const place = way?.reduce<Element | undefined>((at, index) => at?.children[index], root)
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
