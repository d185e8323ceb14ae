import type { ReactElement } from 'react'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from '../../styles/schema-form.module.css'
import { CheckboxGroup } from './option-group.tsx'

/** Selects several of a few options, all visible. */
export const CheckboxesWidget = (field: FieldWidgetProps): ReactElement => (
  <CheckboxGroup field={field} className={styles.options} contentOf={({ label }) => label} />
)
