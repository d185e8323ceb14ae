import { isAskedFor } from '../form/applicability.ts'
import type { Field } from '../form/form-plan.ts'
import { ITEM } from '../json/path-values.ts'
import { placesOf } from '../language/upload-places.ts'
import type { PlanForm, PlanStep, ProcessPlan } from './plan.ts'
import { collectedByKey, shownSteps, type Collected } from './steps.ts'

/**
 * The need for a document: `required` before the commit; `optional`, so that it may come later; `conditional` where
 * values that are not there yet decide about it.
 */
export type DocumentNeed = 'required' | 'optional' | 'conditional'

/** A document that a customer uploads. */
interface NeededDocument {
  name: string
  need: DocumentNeed
  /** The title of the step that asks for it. */
  step: string
}

/** The effort of a process for a customer, before its first step. */
export interface Preparation {
  /** The number of steps on the customer's route, as the step bar counts them. */
  steps: number
  /** An estimate, in multiples of five. */
  minutes: number
  documents: NeededDocument[]
}

/** Returns the effort of a process on the route that the collected data leads to. */
export const preparationOf = (plan: ProcessPlan, collected: Collected): Preparation => {
  const shown = shownSteps(plan, collected)
  const seconds = shown.reduce((sum, step) => sum + secondsOf(step), 0)
  return {
    steps: shown.length,
    minutes: Math.max(1, Math.ceil(seconds / 300)) * 5,
    documents: plan.steps.flatMap((step) => documentsOf(plan, step, collected)),
  }
}

const SECONDS = { field: 20, upload: 60, page: 90, review: 120 }

/** The time of the fields that the customer always fills in; filled ones are only looked at. */
const secondsOf = ({ forms, page, commit }: PlanStep): number => {
  const asked = forms.flatMap(({ plan }) => plan.fields.filter(isAsked))
  const fields = asked.map(({ widget }) => (isUpload(widget) ? SECONDS.upload : SECONDS.field))
  return (
    fields.reduce((sum, seconds) => sum + seconds, 0) +
    (page.kind === 'fixed' ? SECONDS.page : 0) +
    (commit ? SECONDS.review : 0)
  )
}

const isAsked = ({ path, schema, conditions, isReadOnly, source, computed }: Field): boolean =>
  path.length > 0 &&
  !path.includes(ITEM) &&
  schema.type !== 'object' &&
  conditions.length === 0 &&
  !isReadOnly &&
  source === undefined &&
  computed === undefined

const isUpload = (widget: Field['widget']): boolean => widget === 'upload'

const documentsOf = (plan: ProcessPlan, step: PlanStep, collected: Collected): NeededDocument[] => {
  const isShown = shownSteps(plan, collected).includes(step)
  if (!isShown && isDecided(plan, step, collected)) return []
  const found = step.forms.flatMap((form) =>
    form.plan.fields
      .filter(({ widget, isReadOnly }) => isUpload(widget) && !isReadOnly)
      .flatMap((field): NeededDocument[] => {
        const need = isShown ? needOf(form, field, collected) : 'conditional'
        return need ? [{ name: nameOf(field), need, step: step.title }] : []
      }),
  )
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
}

/** Tells whether everything that the condition of a step reads has been collected. */
const isDecided = (plan: ProcessPlan, { when }: PlanStep, collected: Collected): boolean => {
  const byKey = collectedByKey(plan, collected)
  return [...(when?.reads ?? [])].every((key) => byKey[key] !== undefined)
}

/** Returns the need for a field's files; undefined where the form does not ask for them. */
const needOf = ({ id, plan }: PlanForm, field: Field, { data }: Collected) => {
  const minimum = field.schema.minItems
  const isRequired = field.isRequired || (typeof minimum === 'number' && minimum > 0)
  const need: DocumentNeed = isRequired ? 'required' : 'optional'
  if (field.conditions.length === 0) return need
  if (data[id] === undefined || field.path.includes(ITEM)) return 'conditional'
  return isAskedFor(plan, data[id], field.path.map(String)) ? need : undefined
}

const nameOf = ({ title, options }: Field): string => {
  const places = placesOf(options)
  return places.length > 0 ? `${title}（${places.join('、')}）` : title
}
