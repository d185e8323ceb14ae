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
  /** Takes over the errors that are left in a form after a change. */
  follow: (formId: string) => (left: readonly ShownIssue[]) => void
  /** Moves the focus to the field of a correction. */
  arrive: (target: FieldTarget) => void
}

/** The errors of the last check, and those that are left of them. */
interface Found {
  found: readonly StepError[]
  errors: readonly StepError[]
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
  const [{ found, errors }, setFound] = useState<Found>({ found: [], errors: [] })
  const setErrors = (issues: readonly StepError[]) => setFound({ found: issues, errors: issues })

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
    follow: (formId) => (left) => setFound((before) => mended(before, formId, left)),
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

/** Drops the errors that are gone, and takes over new words; the same object where nothing changes. */
const mended = (before: Found, formId: string, left: readonly ShownIssue[]): Found => {
  const errors = before.errors.flatMap((error) => {
    if (error.formId !== formId) return [error]
    const now = left.find(({ fieldId }) => fieldId === error.fieldId)
    if (!now) return []
    return now.message === error.message ? [error] : [{ ...now, formId }]
  })
  const isSame =
    errors.length === before.errors.length &&
    errors.every((error, index) => error === before.errors[index])
  return isSame ? before : { ...before, errors }
}
