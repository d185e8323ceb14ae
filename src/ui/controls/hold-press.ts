import type { MouseEvent } from 'react'

/** A press that is released within this many pixels of where it began has not been dragged away to be given up. */
const SAME_PLACE = 8

/**
 * Makes a press a click of its button where the button moves away under the finger, since an error above goes or comes: the
 * browser then clicks what the two places have in common. Focus stays where it is until the click, for a field that loses
 * it may show an error. A press that is dragged off the button is given up, as with any button (WCAG 2.5.2).
 * To be called as the button's `onMouseDown`.
 */
export const holdPress = (press: MouseEvent<HTMLButtonElement>): void => {
  press.preventDefault()
  const { currentTarget: button, clientX, clientY } = press
  const onClick = (click: globalThis.MouseEvent): void => {
    const distance = Math.hypot(click.clientX - clientX, click.clientY - clientY)
    if (distance <= SAME_PLACE && !button.contains(click.target as Node)) button.click()
  }
  const once = { capture: true, once: true }
  document.addEventListener('click', onClick, once)
  document.addEventListener(
    'mousedown',
    () => document.removeEventListener('click', onClick, once),
    once,
  )
}
