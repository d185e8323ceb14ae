import type { Locator } from '@playwright/test'

/** Minimum sizes of targets, CSS pixels: of any target, and of buttons and text fields. */
export interface TargetSizes {
  any: number
  main: number
}

/** Lists the controls of an area that are too small for a finger, with their sizes. */
export const smallTargets = (area: Locator, sizes: TargetSizes): Promise<string[]> =>
  area.evaluate(
    (element, { any, main }) =>
      [
        ...element.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary',
        ),
      ]
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) &&
            // Links in a sentence are exempt (WCAG 2.5.8).
            getComputedStyle(control).display !== 'inline',
        )
        .flatMap((control) => {
          // The target of a control includes its label and antd's box around it.
          const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
          const frame = control.closest('label, .ant-select')
          const boxes = [control, label, frame].map((box) => box?.getBoundingClientRect())
          const width = Math.round(Math.max(...boxes.map((box) => box?.width ?? 0)))
          const height = Math.round(Math.max(...boxes.map((box) => box?.height ?? 0)))
          const isMain = control.matches(
            'button, textarea, input:not([type=checkbox], [type=radio])',
          )
          const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
          return width < any || height < (isMain ? main : any)
            ? [
                `${control.tagName.toLowerCase()} “${name.trim().slice(0, 30) || control.className}”: ${width} × ${height}`,
              ]
            : []
        }),
    sizes,
  )
