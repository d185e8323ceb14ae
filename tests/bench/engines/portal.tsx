import { useEffect, useMemo, useRef, useState } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import type { FormHandle, ShownIssue } from '#src/forms/model/form-types.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { Button } from '#src/ui/controls/button.tsx'
import '#src/ui/theme/tokens.css'
import { sampleContext } from '#tests/forms/sample-context.ts'
import type { BenchForm } from '../fields.ts'
import { asJsonSchema } from '../json-schema.ts'
import { reactEngine, servePage } from '../page.tsx'

interface StepProps {
  form: BenchForm
  expose: (data: () => unknown) => void
}

/** Renders a form as a step's page does: inside a form element, with the error summary. */
const Step = ({ form, expose }: StepProps) => {
  const { plan, data } = useMemo(() => stepOf(form), [form])
  const handle = useRef<FormHandle>(null)
  const summary = useRef<HTMLElement>(null)
  const [errors, setErrors] = useState<ShownIssue[]>([])
  useEffect(() => expose(() => handle.current?.data()), [expose])
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setErrors(handle.current?.validate() ?? [])
      }}
    >
      <ErrorSummary
        ref={summary}
        errors={errors}
        onSelect={(index) => handle.current?.focusError(index)}
      />
      <SchemaForm ref={handle} id="bench" form={plan} data={data} context={sampleContext} />
      <Button type="submit" look="primary">
        下一步
      </Button>
    </form>
  )
}

const stepOf = (form: BenchForm): { plan: FormPlan; data: unknown } => {
  const { schema, data } = asJsonSchema(form)
  return { plan: compileForm({ schema, ...(form.table && { uiSchema: TABLE }) }), data }
}

const TABLE = { rows: { 'ui:widget': 'table' } }

servePage({
  ...reactEngine((form, expose) => <Step form={form} expose={expose} />),
  prepare: (form) => preloadWidgets([stepOf(form).plan]),
})
