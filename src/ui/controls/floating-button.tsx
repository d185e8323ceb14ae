import type { ComponentProps } from 'react'
import unseen from '../display/unseen.module.css'
import { classNames } from '../theme/class-names.ts'
import styles from './floating-button.module.css'

interface FloatingButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  name: string
  /** The path of its icon, in a box of 22 by 22. */
  path: string
  /** The buttons that it stands above. */
  above?: 0 | 1
}

/** A round button in the margin next to the page; without a margin, a line below the footer, which covers nothing. */
export const FloatingButton = ({ name, path, above = 0, ...rest }: FloatingButtonProps) => (
  <button {...rest} type="button" className={styles.button} data-above={above}>
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className={classNames(unseen.unseen, styles.name)}>{name}</span>
  </button>
)
