import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from '../theme/class-names.ts'

/** `primary` once a view; `accent` on dark ground only; `quiet` looks like a link; `tool` is a sign alone. */
export type ButtonLook =
  'primary' | 'secondary' | 'accent' | 'outline' | 'quiet' | 'danger' | 'tool'

interface Look {
  look?: ButtonLook
  /** `inline` stands in a line of text. */
  size?: 'medium' | 'large' | 'small' | 'inline'
  block?: boolean
  className?: string
}

const classOf = ({ look = 'secondary', size = 'medium', block, className }: Look): string =>
  classNames(styles.button, styles[look], styles[size], block && styles.block, className)

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean }

/** The portal's own button, so that pages without a form need no antd. */
export const Button = ({ look, size, block, className, busy, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classOf({ look, size, block, className })}
    aria-busy={busy || undefined}
    disabled={rest.disabled || busy}
  >
    {busy && <span className={styles.spinner} aria-hidden="true" />}
    {children}
  </button>
)

interface ButtonLinkProps extends Look {
  to: string
  /** Goes along in the history entry. */
  state?: unknown
  /** What to fetch beforehand, once the link is pointed at or has the focus. */
  preload?: () => void
  children: ReactNode
}

/** A link that looks like a button. */
export const ButtonLink = ({ to, state, preload, children, ...look }: ButtonLinkProps) => (
  <Link to={to} state={state} className={classOf(look)} onPointerEnter={preload} onFocus={preload}>
    {children}
  </Link>
)
