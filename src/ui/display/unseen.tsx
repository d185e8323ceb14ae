import type { ComponentProps } from 'react'
import styles from './unseen.module.css'

/** Renders a text for screen readers only. */
export const Unseen = (props: ComponentProps<'span'>) => (
  <span {...props} className={styles.unseen} />
)
