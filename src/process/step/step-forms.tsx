import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { PlanForm, PlanStep } from '#engine/process/plan.ts'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import type { FormContext } from '#src/forms/model/form-types.ts'
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
  const [fillings, onFill] = useReducer((count: number) => count + 1, 0)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- read anew after each filling
  const initial = useMemo(() => entryData(actor, id), [actor, id, fillings])
  return (
    <>
      {plan.root.source !== undefined && <LazyFormOffers form={form} onFill={onFill} />}
      <SchemaForm
        ref={forms.register(id)}
        id={id}
        form={plan}
        data={initial}
        context={context}
        disabled={isBusy}
        onFinish={forms.dismiss}
        onChange={(data) => actor.send({ type: 'form.change', entryId: id, data })}
      />
    </>
  )
}
