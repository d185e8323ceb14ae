import { useMemo } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import type { RecordDetail } from '#schemas/api/records.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import type { ReviewContext } from '#src/forms/review/review-list.tsx'
import { useRecordCalls } from './use-record.ts'
import styles from './record-files.module.css'

/** Shows the files of a record in place, as a review does. */
export const RecordFiles = ({ files }: Pick<RecordDetail, 'files'>) => {
  const { fileUrl } = useRecordCalls()
  const form = useMemo(
    () =>
      compileForm({
        schema: {
          type: 'object',
          properties: Object.fromEntries(
            files.map(({ label }, at) => [
              `f${at}`,
              { type: 'array', title: label, items: { type: 'object' } },
            ]),
          ),
        },
        uiSchema: Object.fromEntries(files.map((_, at) => [`f${at}`, { 'ui:widget': 'upload' }])),
      }),
    [files],
  )
  const context = useMemo<ReviewContext>(
    () => ({
      options: () => Promise.resolve({ options: [], isLast: true }),
      fileUrl,
    }),
    [fileUrl],
  )
  return (
    <div className={styles.files}>
      <FormReview
        form={form}
        data={Object.fromEntries(files.map((group, at) => [`f${at}`, group.files]))}
        context={context}
      />
    </div>
  )
}
