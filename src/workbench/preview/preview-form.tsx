import { useMemo } from 'react'
import type { PlanForm } from '#engine/process/plan.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { sampleContext } from '../gallery/sample-context.ts'
import type { PreviewRequest } from './preview-message.ts'

const PlainForm = lazyComponent(async () => (await import('./plain-form.tsx')).PlainForm)

interface PreviewFormProps {
  form: PlanForm
  view: PreviewRequest['view']
  /** The values by form id: they are kept while the definition changes. */
  data: Map<string, unknown>
}

/** Renders a form of the step as a customer fills it in, its values as they are reviewed, or the form of rjsf alone. */
export const PreviewForm = ({ form, view, data }: PreviewFormProps) => {
  const { id, plan } = form
  const version = useMemo(() => JSON.stringify([plan.schema, plan.uiSchema, plan.formData]), [plan])
  const values = data.get(id) ?? plan.formData ?? {}
  if (view === 'review') return <FormReview form={plan} data={values} context={sampleContext} />
  if (view === 'rjsf') return <PlainForm key={version} form={form} data={data} />
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
