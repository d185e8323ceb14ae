import { useMemo } from 'react'
import type { PlanForm } from '#engine/process/plan.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { sampleContext } from '../gallery/sample-context.ts'
import type { PreviewRequest } from './preview-message.ts'

interface PreviewFormProps {
  form: PlanForm
  view: PreviewRequest['view']
  /** The values by form id: they are kept while the definition changes. */
  data: Map<string, unknown>
}

/** Renders a form of the step as a customer fills it in, or its values as they are reviewed. */
export const PreviewForm = ({ form: { id, plan }, view, data }: PreviewFormProps) => {
  const version = useMemo(() => JSON.stringify([plan.schema, plan.uiSchema, plan.formData]), [plan])
  const values = data.get(id) ?? plan.formData ?? {}
  if (view === 'review') return <FormReview form={plan} data={values} context={sampleContext} />
  return (
    <SchemaForm
      key={version}
      id={id}
      form={plan}
      data={values}
      context={sampleContext}
      onChange={(changed) => data.set(id, changed)}
    />
  )
}
