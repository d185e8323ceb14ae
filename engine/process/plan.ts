import type { FormPlan } from '../form/form-plan.ts'
import type { Dialect } from './read-content.ts'
import type { Diagnostic } from '../language/diagnostic.ts'
import type { StepCondition } from './step-condition.ts'

/** A compiled process, from which the machine is created and the screen rendered (specification, section 2). */
export interface ProcessPlan {
  processName: string
  processKey: string
  /** In the order of their progress. */
  steps: readonly PlanStep[]
  externalData: readonly ExternalDatum[]
  diagnostics: readonly Diagnostic[]
  /**
   * The errors for which a step or an entry is left out, so that nobody can tell which way was meant: such a process
   * can't be begun. An error within a step is not among them: it only blocks that step.
   */
  leftOut: readonly Diagnostic[]
}

/** All entries of one progress. */
export interface PlanStep {
  /** The name of its state in the machine: `step` and its progress. */
  name: string
  /** JSON pointer into the process, to the step's first entry. */
  pointer: string
  progress: number
  title: string
  description: string
  /** The step is marked to commit the flow; see also `commits` in steps.ts. */
  commit: boolean
  when?: StepCondition | undefined
  /** JSON pointers, `/keyName/field`, to the earlier values on which the result of the fixed page depends. */
  dependsOn?: readonly string[] | undefined
  page: PlanPage
  /** Forms in the order in which they are shown: the main one, the extra ones, the sub-forms. */
  forms: readonly PlanForm[]
  /** Every entry with data of its own: the fixed page, if there is one, and the forms. */
  entries: readonly PlanEntry[]
  nodeTypes: readonly number[]
  /** True: part of the step is invalid and can't be shown, so that the step blocks the flow. */
  broken: boolean
}

/** The content of a step: its forms alone, or a fixed page with its sub-forms. */
export type PlanPage =
  | { kind: 'form' }
  | {
      kind: 'fixed'
      /** The key under which its data is saved. */
      entryId: string
      key: string
      /** The text after @R, passed as the query parameter basicsCurrent. */
      basicsCurrent?: string | undefined
      /** False: the user is warned with 不存在的固定页. */
      exists: boolean
    }

export type FormRole = 'main' | 'extra' | 'sub'

export interface PlanForm {
  id: string
  name: string
  keyName: string
  role: FormRole
  plan: FormPlan
  dialect: Dialect
  /** JSON pointer into the process, to the form's content. */
  pointer: string
}

interface PlanEntry {
  id: string
  nodeType: number
  keyName: string
}

/** A value that the workflow's variables bring, for conditions, sources and pages. */
export interface ExternalDatum extends PlanEntry {
  name: string
  progress: number
  /** The variable that has the value: an entry of the process by its id, or one that something else brings. */
  variable: string
  /** JSON pointer to the value in the variable. */
  pointer: string
  /** The value where the variable has none. */
  fallback?: unknown
  /** JSON pointers, `/keyName/member`, to the parts of an official record: a customer's value that differs is marked. */
  official: readonly string[]
  /** The schema by which a page shows the value: titles and formats of its members. */
  plan?: FormPlan | undefined
}
