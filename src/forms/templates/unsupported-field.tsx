import type { ReactElement } from 'react'
import styles from '../styles/schema-form.module.css'

/** The message in place of a part that can't be rendered; the definition's author got a diagnostic for it. */
export const UnsupportedField = (): ReactElement => (
  <p className={styles.description}>此项暂时无法显示</p>
)
