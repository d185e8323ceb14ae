import type { ReactElement } from 'react'
import { decimalOf } from '#engine/formats/number.ts'
import styles from '../../styles/schema-form.module.css'
import { grouped } from '#engine/formats/quantity.ts'

/** The number that a text such as 12万 is read as. */
export const NumberNote = ({ id, value }: { id: string; value: unknown }): ReactElement => (
  <p id={id} className={styles.note}>
    即 {grouped(decimalOf(Number(value)))}
  </p>
)
