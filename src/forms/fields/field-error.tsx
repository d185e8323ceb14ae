import type { ReactElement } from 'react'
import { fieldPartId } from './field-ids.ts'
import { useFieldError } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

/** The error message of a field, if it has one. */
export const FieldError = ({ id }: { id: string }): ReactElement | null => {
  const error = useFieldError(id)
  return error ? (
    <p id={fieldPartId(id, 'error')} className={styles.error}>
      {error}
    </p>
  ) : null
}
