import type { ProcessPlan } from './plan.ts'
import { shownSteps, type Collected } from './steps.ts'
import { nullFiller } from './wire-values.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns values, by entry id, as they are handed in (form/required-nulls.ts); those of entries without a form, and of steps that
 * are skipped, stay as they are. Nothing changes where null would lead to other steps.
 */
export const handedInNulls = (plan: ProcessPlan, collected: Collected, values: Values): Values => {
  const shown = shownSteps(plan, collected)
  const fill = nullFiller(plan)
  const filled = Object.fromEntries(
    shown
      .flatMap(({ forms }) => forms)
      .filter(({ id }) => Object.hasOwn(values, id))
      .map(({ id }) => [id, fill(id, values[id])] as const),
  )
  const after = shownSteps(plan, { ...collected, data: { ...collected.data, ...filled } })
  const isSameWay = after.length === shown.length && after.every((step, at) => step === shown[at])
  return isSameWay ? { ...values, ...filled } : values
}
