import type { ReactNode } from 'react'

interface ScrollRegionProps {
  name: string
  className: string | undefined
  children: ReactNode
}

/** An area with a scroll bar of its own, which the keyboard can scroll: it takes the focus (WCAG 2.1.1). */
export const ScrollRegion = ({ name, className, children }: ScrollRegionProps) => (
  // The rule forbids a Tab stop that does nothing; the arrow keys scroll this one.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={className} tabIndex={0} role="region" aria-label={name}>
    {children}
  </div>
)
