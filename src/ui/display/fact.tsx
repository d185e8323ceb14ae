import type { ReactNode } from 'react'

/** Renders a name and its value inside a `<dl>`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
