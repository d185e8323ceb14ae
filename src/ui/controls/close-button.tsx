import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './close-button.module.css'

/** Renders the × that closes a dialog or a panel; `className` places it. */
export const CloseButton = ({
  className,
  onClick,
}: Pick<ComponentProps<'button'>, 'className' | 'onClick'>) => (
  <button
    type="button"
    className={classNames(styles.close, className)}
    aria-label="关闭"
    onClick={onClick}
  >
    ×
  </button>
)
