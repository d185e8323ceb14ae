import type { MultiSchemaFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { cloneElement, useMemo, type ReactElement } from 'react'
import styles from '../schema-form.module.css'
import { NamedElsewhereContext } from './named-elsewhere.ts'

/** A choice between several shapes (oneOf, anyOf): which one, and its fields below. */
export const BranchTemplate = ({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps<unknown, RJSFSchema>): ReactElement => {
  const chosen = selector as
    ReactElement<{ id?: string; label?: string; required?: boolean }> | undefined
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
          {/* One of them holds in any case: there is nothing to clear. */}
          {cloneElement(chosen, { required: true })}
        </div>
      )}
      <NamedElsewhereContext value={branch}>{optionSchemaField}</NamedElsewhereContext>
    </>
  )
}
