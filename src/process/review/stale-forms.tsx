import { useEffect } from 'react'
import type { StaleForm } from '#engine/process/stale-values.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { useFormContext } from '../context/use-form-context.ts'
import { useFlow } from '../flow/use-flow.ts'
import { Notice } from '../notices/notice.tsx'
import styles from './stale-notice.module.css'

interface StaleFormsProps {
  forms: readonly StaleForm[]
  /** The values of drafts without a place: they are not in the forms any more. */
  gone: readonly StaleForm[]
}

/** The notice with stale values. */
export const StaleForms = ({ forms, gone }: StaleFormsProps) => {
  const { actor, dropped } = useFlow()
  const hasGone = gone.length > 0
  useEffect(() => {
    if (hasGone) dropped?.forget(actor.getSnapshot().context)
  }, [hasGone, dropped, actor])
  return (
    <>
      <Values title="以下内容因修改不再需要，提交后将不保留" forms={forms} />
      <Values title="办理内容有更新，以下未保存的内容不再需要，已从表单移除" forms={gone} />
    </>
  )
}

const Values = ({ title: heading, forms }: { title: string; forms: readonly StaleForm[] }) => {
  const context = useFormContext()
  if (forms.length === 0) return null
  return (
    <Notice tone="warning" title={heading}>
      {forms.map(({ id, title, data, plan: form }) => (
        <section key={`${id} ${title}`} className={styles.form}>
          <h3 className={styles.title}>{title}</h3>
          <FormReview form={form} data={data} context={context} />
        </section>
      ))}
    </Notice>
  )
}
