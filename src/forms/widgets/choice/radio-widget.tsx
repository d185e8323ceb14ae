import type { ReactElement } from 'react'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from '../../styles/schema-form.module.css'
import { RadioGroup } from './option-group.tsx'

/** Selects one of a few options, all visible. */
export const RadioWidget = (field: FieldWidgetProps): ReactElement => (
  <RadioGroup field={field} className={styles.options} contentOf={({ label }) => label} />
)
