import type { Locator } from '@playwright/test'

/** Least sizes of a target, CSS pixels: of any, and of a button or a line of text. */
export interface TargetSizes {
  any: number
  main: number
}

/** The controls of an area that a finger would miss, with how large they are. */
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
            // A link in a sentence is as high as its line (WCAG 2.5.8).
            getComputedStyle(control).display !== 'inline',
        )
        .flatMap((control) => {
          // What takes a press for the control: its label, or antd's box around it.
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
