import type { MultiSchemaFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { useMemo, type ReactElement } from 'react'
import styles from '../schema-form.module.css'
import { NamedElsewhereContext } from './named-elsewhere.ts'

/** A choice between several shapes (oneOf, anyOf): which one, and its fields below. */
export const BranchTemplate = ({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps<unknown, RJSFSchema>): ReactElement => {
  const chosen = selector as ReactElement<{ id?: string; label?: string }> | undefined
  const id = chosen?.props.id ?? ''
  const branch = useMemo(
    () => ({ id: id.replace(/__(oneof|anyof)_select$/, ''), isBranch: true }),
    [id],
  )
  return (
    <>
      {chosen && (
        <div className={styles.branch}>
          <label htmlFor={id} className={styles.label}>
            请选择{chosen.props.label}
          </label>
          {chosen}
        </div>
      )}
      <NamedElsewhereContext value={branch}>{optionSchemaField}</NamedElsewhereContext>
    </>
  )
}
