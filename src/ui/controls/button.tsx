import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from '../theme/class-names.ts'

/** `primary`: at most one per view; `accent`: on dark backgrounds; `quiet`: like a link; `tool`: an icon alone. */
type ButtonLook = 'primary' | 'secondary' | 'accent' | 'outline' | 'quiet' | 'danger' | 'tool'

interface Look {
  look?: ButtonLook | undefined
  /** `inline`: inside a line of text. */
  size?: 'medium' | 'large' | 'small' | 'inline' | undefined
  block?: boolean | undefined
  className?: string | undefined
}

const classOf = ({ look = 'secondary', size = 'medium', block, className }: Look): string =>
  classNames(styles.button, styles[look], styles[size], block && styles.block, className)

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean }

/** Renders the portal's own button, so that pages without a form load no antd. */
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
  /** The state of the history entry. */
  state?: unknown
  /** Runs when the link is hovered or focused, to fetch the page's code in advance. */
  preload?: () => void
  'aria-label'?: string
  children: ReactNode
}

/** Renders a link that looks like a button. */
export const ButtonLink = ({
  to,
  state,
  preload,
  'aria-label': label,
  children,
  ...look
}: ButtonLinkProps) => (
  <Link
    to={to}
    state={state}
    className={classOf(look)}
    aria-label={label}
    onPointerEnter={preload}
    onFocus={preload}
  >
    {children}
  </Link>
)
