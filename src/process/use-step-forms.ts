import { useEffect, useRef, useState } from 'react'
import type { PlanStep } from '#machines/process/plan.ts'
import type { FormError, FormHandle } from '#src/forms/form-types.ts'
import { useFlow } from './use-flow.ts'

/** An error of one of the step's forms, and how to get to its field. */
export interface StepError extends FormError {
  formId: string
  /** Its place among its form's errors. */
  index: number
}

/** The forms of a step as one: collected together, checked together. */
export interface StepForms {
  /** Keeps the handle of a form while it is shown. */
  register: (formId: string) => (handle: FormHandle | null) => void
  /** The newest data by form id, with what was typed a moment ago. */
  collect: () => Record<string, unknown>
  /** Checks every form; what is wrong is shown in the summary, which takes the focus. */
  check: () => boolean
  errors: readonly StepError[]
  focus: (index: number) => void
  /** Leads to the field of a JSON pointer in a form's data. */
  focusField: (formId: string, pointer: string) => void
}

/** The forms of a step as one. Nothing typed is lost when the page goes. */
export const useStepForms = (step: PlanStep): StepForms => {
  const { actor } = useFlow()
  const handles = useRef(new Map<string, FormHandle>())
  const [errors, setErrors] = useState<readonly StepError[]>([])

  const collect = () =>
    Object.fromEntries([...handles.current].map(([id, handle]) => [id, handle.data()]))

  useEffect(() => {
    // Asking a form for its data commits what was typed a moment ago: its onChange tells the actor.
    const flush = () => handles.current.forEach((handle) => handle.data())
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [actor])

  return {
    register: (formId) => (handle) => {
      if (handle) handles.current.set(formId, handle)
      else handles.current.delete(formId)
    },
    collect,
    check: () => {
      const found = step.forms.flatMap(({ id }) =>
        (handles.current.get(id)?.validate() ?? []).map((error, index) => ({
          ...error,
          formId: id,
          index,
        })),
      )
      setErrors(found)
      return found.length === 0
    },
    errors,
    focus: (index) => {
      const error = errors[index]
      if (error) handles.current.get(error.formId)?.focusError(error.index)
    },
    focusField: (formId, pointer) => handles.current.get(formId)?.focusField(pointer),
  }
}
