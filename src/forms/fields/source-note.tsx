import { deepEquals } from '@rjsf/utils'
import { isEmptyValue } from '#engine/json/empty.ts'
import { atPointer } from '#engine/json/pointer.ts'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

/** Renders where a field's value comes from, until the customer changes it. */
export const SourceNote = ({ source, value }: { source: string; value: unknown }) => {
  const { collected, sourceNames } = useFormScope().context
  const name = sourceNames?.[source.split('/')[1] ?? '']
  return name && !isEmptyValue(value) && deepEquals(value, atPointer(collected, source)) ? (
    <p className={styles.help}>来自{name}</p>
  ) : null
}
