import { useEffect, useMemo, useRef } from 'react'
import type { PlanForm, PlanStep } from '#engine/process/plan.ts'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import { filledWith } from '#engine/form/offers.ts'
import type { FormContext, FormHandle } from '#src/forms/model/form-types.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { LazyFormOffers } from './lazy-form-offers.tsx'
import styles from './step-forms.module.css'
import { entryData, useFlow, useIsBusy } from '../flow/use-flow.ts'
import { useFormContext } from '../context/use-form-context.ts'
import type { StepFormsHandle } from './use-step-forms.ts'

/** The forms of a step: the main one, the extra ones below it, and the group of its sub-forms. */
export const StepForms = ({ step, forms }: { step: PlanStep; forms: StepFormsHandle }) => {
  const context = useFormContext()
  const summary = useRef<HTMLElement>(null)
  const { errors, found, focus } = forms
  useEffect(() => {
    if (found.length > 0) summary.current?.focus()
  }, [found])
  const panels = (isSubForm: boolean) =>
    step.forms
      .filter(({ role }) => (role === 'sub') === isSubForm)
      .map((form) => (
        <Panel key={form.id} title={form.name}>
          <StepForm form={form} forms={forms} context={context} />
        </Panel>
      ))
  const subForms = panels(true)
  return (
    <>
      {errors.length > 0 && (
        <div className={styles.summary}>
          <ErrorSummary ref={summary} errors={errors} onSelect={focus} />
        </div>
      )}
      {panels(false)}
      {subForms.length > 0 && (
        <div role="group" aria-label="补充信息" className={styles.group}>
          {subForms}
        </div>
      )}
    </>
  )
}

const StepForm = ({
  form,
  forms,
  context,
}: {
  form: PlanForm
  forms: StepFormsHandle
  context: FormContext
}) => {
  const { actor } = useFlow()
  const isBusy = useIsBusy()
  const { id, plan } = form
  const handle = useRef<FormHandle>(null)
  const initial = useMemo(() => entryData(actor, id), [actor, id])
  const change = (data: unknown) => actor.send({ type: 'form.change', entryId: id, data })
  const fill = (values: Readonly<Record<string, unknown>>) => {
    const data = filledWith(plan, handle.current?.data(), values)
    handle.current?.reset(data)
    change(data)
  }
  return (
    <>
      {plan.root.source !== undefined && <LazyFormOffers form={form} onFill={fill} />}
      <SchemaForm
        ref={(opened) => {
          handle.current = opened
          forms.register(id)(opened)
        }}
        id={id}
        form={plan}
        data={initial}
        context={context}
        disabled={isBusy}
        onMend={forms.follow(id)}
        onChange={change}
      />
    </>
  )
}
