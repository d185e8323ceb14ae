import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './close-button.module.css'

/** Renders the × that closes a dialog or a panel; `className` places it. */
export const CloseButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" aria-label="关闭" {...rest} className={classNames(styles.close, className)}>
    ×
  </button>
)
