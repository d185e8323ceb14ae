import { Fragment } from 'react'

const DATE = /(\d{4}-\d{2}-\d{2})/

/** Renders a sentence; its dates stay in one line. */
export const Dated = ({ children }: { children: string }) =>
  children
    .split(DATE)
    .map((part, place) => (
      <Fragment key={place}>{DATE.test(part) ? <time>{part}</time> : part}</Fragment>
    ))
