import { useEffect, useRef, useState } from 'react'
import type { RefusedField } from '#schemas/api/envelope.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { commits } from '#engine/process/steps.ts'
import type { ShownIssue, FormHandle } from '#src/forms/model/form-types.ts'
import { commitIssues } from './commit-issues.ts'
import type { FieldTarget } from '../flow/field-destination.ts'
import { useCorrection } from '../flow/use-correction.ts'
import { useFailure, useFlow } from '../flow/use-flow.ts'

/** An error of a form of this step or another one. */
interface StepError extends ShownIssue {
  formId: string
}

/** The handle of all forms of a step. */
export interface StepFormsHandle {
  /** Registers the handle of a form while it is shown. */
  register: (formId: string) => (handle: FormHandle | null) => void
  /** Returns the newest data of all forms by form id; what was typed is reported. */
  collect: () => Record<string, unknown>
  /** Validates every form and shows the issues in the summary, which takes the focus. @returns true without issues */
  check: () => boolean
  errors: readonly StepError[]
  /** The errors of the last check: a new list takes the focus. */
  found: readonly StepError[]
  focus: (index: number) => void
  /** Drops the error of a field from the summary. */
  dismiss: (fieldId: string) => void
  /** Moves the focus to the field of a correction. */
  arrive: (target: FieldTarget) => void
}

/** Manages the forms of a step: collects, validates and focuses them, and reports what was typed when the page hides. */
export const useStepForms = (step: PlanStep): StepFormsHandle => {
  const {
    plan,
    actor,
    stepSender: { hand },
  } = useFlow()
  const correct = useCorrection()
  const handles = useRef(new Map<string, FormHandle>())
  const [found, setErrors] = useState<readonly StepError[]>([])
  const [finished, setFinished] = useState<ReadonlySet<StepError>>(new Set())
  const errors = found.filter((error) => !finished.has(error))

  const collect = () =>
    Object.fromEntries([...handles.current].map(([id, handle]) => [id, handle.data()]))

  const stepOf = (formId: string) =>
    plan.steps.find(({ entries }) => entries.some(({ id }) => id === formId))

  const ownErrors = (ask: (form: FormHandle, formId: string) => ShownIssue[]): StepError[] =>
    step.forms.flatMap(({ id }) => {
      const form = handles.current.get(id)
      return (form ? ask(form, id) : []).map((error) => ({ ...error, formId: id }))
    })

  /** The errors of other steps: of their forms, or of a page as a whole, whose message names it. */
  const elsewhere = (fields: readonly RefusedField[]): StepError[] =>
    fields.flatMap(({ formId, pointer, message }) => {
      const other = stepOf(formId)
      if (!other || other === step || handles.current.has(formId)) return []
      const form = other.forms.find(({ id }) => id === formId)
      const said = form ? `${form.name}：${message}` : message
      return [{ formId, pointer, fieldId: `${formId}${pointer}`, label: '', message: said }]
    })

  const refused = useFailure()?.fields
  useEffect(() => {
    if (!refused) return
    setErrors([
      ...ownErrors((form, formId) =>
        form.refuse(refused.filter((field) => field.formId === formId)),
      ),
      ...elsewhere(refused),
    ])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [refused])

  useEffect(() => {
    addEventListener('pagehide', hand)
    document.addEventListener('visibilitychange', hand)
    return () => {
      removeEventListener('pagehide', hand)
      document.removeEventListener('visibilitychange', hand)
    }
  }, [hand])

  return {
    register: (formId) => (handle) => {
      if (handle) handles.current.set(formId, handle)
      else handles.current.delete(formId)
    },
    collect,
    check: () => {
      const { context } = actor.getSnapshot()
      const issues = [
        ...ownErrors((form) => form.validate()),
        ...(commits(plan, step, context) ? elsewhere(commitIssues(plan, step, context)) : []),
      ]
      setErrors(issues)
      return issues.length === 0
    },
    errors,
    found,
    dismiss: (fieldId) =>
      setFinished(
        new Set(found.filter((error) => finished.has(error) || error.fieldId === fieldId)),
      ),
    focus: (index) => {
      const error = errors[index]
      if (!error) return
      const form = handles.current.get(error.formId)
      if (form) return form.focusField(error.pointer)
      const { progress } = stepOf(error.formId) ?? step
      correct({ progress, formId: error.formId, pointer: error.pointer, hasIssue: true })
    },
    arrive: ({ formId, pointer, hasIssue }) => {
      const form = handles.current.get(formId)
      if (hasIssue) form?.validate()
      form?.focusField(pointer)
    },
  }
}
