import { withNormalisedTexts } from '../form/normalised-texts.ts'
import { withRequiredNulls } from '../form/required-nulls.ts'
import { fromWire, toWire } from '../form/wire.ts'
import type { PlanForm, ProcessPlan } from './plan.ts'

type Convert = (entryId: string, value: unknown) => unknown
type Values = Readonly<Record<string, unknown>>

/** Converts one saved entry to the values of its form (form/wire.ts); an entry without a form stays as it is. */
export const wireReader = (plan: ProcessPlan): Convert => converter(plan, fromWire)

/** Converts the values of one entry to saved values. */
export const wireWriter = (plan: ProcessPlan): Convert => converter(plan, toWire)

/** Normalises the texts of one entry's values (form/normalised-texts.ts). */
export const textNormaliser = (plan: ProcessPlan): Convert => converter(plan, withNormalisedTexts)

/** Returns the values of one entry as they are handed in (form/required-nulls.ts). */
export const nullFiller = (plan: ProcessPlan): Convert => converter(plan, withRequiredNulls)

/** Converts the values of several entries, by entry id. */
export const convertValues = (values: Values, convert: Convert): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, convert(id, value)]))

const converter = (plan: ProcessPlan, convert: typeof fromWire): Convert => {
  const forms = new Map<string, PlanForm>(
    plan.steps.flatMap((step) => step.forms.map((form) => [form.id, form] as const)),
  )
  return (entryId, value) => {
    const form = forms.get(entryId)
    return form ? convert(form.plan, value) : value
  }
}
