import { useMemo } from 'react'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { pointerTokens } from '#engine/json/pointer.ts'
import { reviewOf, type ReviewEntry, type ReviewValue } from '#src/forms/review/review-entries.ts'
import { ShownValue } from '#src/forms/review/shown-value.tsx'
import { NO_VALUE } from '#src/forms/text/shown-text.ts'
import { useFormContext } from '../context/use-form-context.ts'
import styles from './conflict-notice.module.css'

interface ConflictValueProps {
  form: FormPlan
  /** A member of the form's data. */
  field: string
  data: unknown
}

/** Shows the value of one field as the review shows it: titles and texts of options, numbers masked. */
export const ConflictValue = ({ form, field, data }: ConflictValueProps) => {
  const context = useFormContext()
  const values = useMemo(
    () =>
      valuesIn(reviewOf(form, data ?? {}).entries).filter(
        ({ key }) => pointerTokens(key)[0] === field,
      ),
    [form, field, data],
  )
  if (values.length === 0) return <>{NO_VALUE}</>
  return (
    <>
      {values.map((value) => (
        <p key={value.key} className={styles.value}>
          {values.length > 1 && `${value.label}：`}
          <ShownValue value={value} context={context} />
        </p>
      ))}
    </>
  )
}

const valuesIn = (entries: readonly ReviewEntry[]): ReviewValue[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'section') return valuesIn(entry.entries)
    return entry.kind === 'table' ? entry.rows.flat().filter((value) => value !== undefined) : entry
  })
