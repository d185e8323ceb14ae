import type { ReactElement } from 'react'
import styles from '../styles/schema-form.module.css'

/** A part of a definition that can't be rendered; the definition's check has told its author. */
export const UnsupportedField = (): ReactElement => (
  <p className={styles.description}>此项暂时无法显示</p>
)
