import { compileProcess } from '#engine/process/compile.ts'
import { dependentEntry, withBasis } from '#engine/process/depends-on.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { convertValues, wireReader } from '#engine/process/wire-values.ts'
import type { Values, Verdict } from './verdict.ts'

/**
 * Adds to the pages of a verdict the hashes of the values that they depend on: the saved ones are for the saved values,
 * those of a save forward for its own.
 */
export const stamped = (verdict: Verdict): Verdict => {
  const { process, flow, save } = verdict
  const plan = compileProcess(process)
  const saved = stamp(plan, flow, flow.saved ?? {}, { before: {}, finished: true })
  const variable = stamp(plan, { ...flow, saved }, save.variable, {
    before: saved,
    finished: save.pass,
  })
  return {
    ...verdict,
    flow: { ...flow, ...(flow.saved && { saved }) },
    save: { ...save, variable },
  }
}

const stamp = (
  plan: ProcessPlan,
  { saved = {}, external = {} }: Verdict['flow'],
  values: Values,
  { before, finished }: { before: Values; finished: boolean },
): Values => {
  const data = convertValues({ ...saved, ...values }, wireReader(plan))
  return plan.steps.reduce<Values>((found, step) => {
    const id = dependentEntry(step)
    if (id === undefined || !Object.hasOwn(found, id)) return found
    const basis = { collected: { data, external }, before: before[id], finished }
    return { ...found, [id]: withBasis(plan, step, found[id], basis) }
  }, values)
}
