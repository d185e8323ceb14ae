import type { StaleForm } from '#engine/process/stale-values.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { useFormContext } from '../context/use-form-context.ts'
import { Notice } from '../notices/notice.tsx'
import styles from './stale-notice.module.css'

/** The notice with stale values. */
export const StaleForms = ({ forms }: { forms: readonly StaleForm[] }) => {
  const context = useFormContext()
  return (
    <Notice tone="warning" title="以下内容因修改不再需要，提交后将不保留">
      {forms.map(({ id, title, data, plan: form }) => (
        <section key={`${id} ${title}`} className={styles.form}>
          <h3 className={styles.title}>{title}</h3>
          <FormReview form={form} data={data} context={context} />
        </section>
      ))}
    </Notice>
  )
}
