import type { RJSFSchema } from '@rjsf/utils'
import { useFormScope } from '../model/form-scope.ts'
import { differenceText, sourceState } from '../text/source-difference.ts'
import styles from '../styles/schema-form.module.css'

interface Properties {
  schema: RJSFSchema
  options: Readonly<Record<string, unknown>>
  value: unknown
}

/** Renders where a field's value comes from; after a change, what an official record has instead. */
export const SourceNote = ({ schema, options, value }: Properties) => {
  const state = sourceState(useFormScope().context, schema, options, value)
  if (!state) return null
  return state.other === undefined ? (
    <p className={styles.help}>来自{state.name}</p>
  ) : (
    <p className={styles.differs}>{differenceText(state.name, state.other)}</p>
  )
}
