import { FlowStatus } from '#schemas/api/process.ts'
import { applicableValues } from '../form/applicability.ts'
import { externalByKey, externalFromEntry, fromOutside } from './external-data.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'

/** The collected data: of every entry by its id, and the variables of external data by their name. */
export interface Collected {
  data: Readonly<Record<string, unknown>>
  external: Readonly<Record<string, unknown>>
}

/**
 * Returns the data collected so far by keyName, for conditions and sources. Stale values, of a
 * step that is skipped or a field that is hidden, are left out.
 */
export const collectedByKey = (plan: ProcessPlan, collected: Collected): Record<string, unknown> =>
  walk(plan, collected).byKey

/** Returns the steps that are not skipped with the data collected. */
export const shownSteps = (plan: ProcessPlan, collected: Collected): readonly PlanStep[] =>
  walk(plan, collected).shown

interface Walk {
  byKey: Record<string, unknown>
  shown: readonly PlanStep[]
}

/** Each condition reads the data collected before its step. */
const walk = (plan: ProcessPlan, collected: Collected): Walk => {
  const known = walked.get(collected.data)
  if (known?.plan === plan && known.external === collected.external) return known
  const found = walkAfresh(plan, collected)
  walked.set(collected.data, { ...found, plan, external: collected.external })
  return found
}

/** Cached by identity: it is read several times on every key press, and changed data is another object. */
const walked = new WeakMap<object, Walk & { plan: ProcessPlan; external: object }>()

const walkAfresh = (plan: ProcessPlan, { data, external }: Collected): Walk => {
  const byKey: Record<string, unknown> = { ...externalByKey(plan, external) }
  const shown = plan.steps.filter((step) => {
    if (step.when && !step.when.holds(byKey)) return false
    for (const { id, keyName } of step.entries) {
      const form = step.forms.find((one) => one.id === id)
      const value = form ? applicableValues(form.plan, data[id]).kept : data[id]
      if (value === undefined) continue
      byKey[keyName] = value
      Object.assign(byKey, externalFromEntry(plan, id, value))
    }
    return true
  })
  return { byKey, shown }
}

/** Returns the current step of a flow; undefined after the last one. */
export const currentStep = (
  plan: ProcessPlan,
  { status, current }: { status: FlowStatus; current: number },
): PlanStep | undefined =>
  BEHIND_THE_STEPS.has(status) ? undefined : plan.steps.find(({ progress }) => progress === current)

const BEHIND_THE_STEPS: ReadonlySet<FlowStatus> = new Set([
  FlowStatus.committed,
  FlowStatus.rejected,
  FlowStatus.approved,
  FlowStatus.withdrawn,
])

/** Returns the step that follows `progress`, or undefined where approval follows. */
export const stepAfter = (plan: ProcessPlan, progress: number, collected: Collected) =>
  shownSteps(plan, collected).find((step) => step.progress > progress)

/**
 * Returns the step that a forward save names: `next`, or an earlier one whose condition waits for external data
 * that this save may bring.
 */
export const stepToReach = (
  plan: ProcessPlan,
  progress: number,
  collected: Collected,
  next = stepAfter(plan, progress, collected),
) => {
  const awaited = fromOutside(plan)
    .filter((datum) => datum.progress > progress && !(datum.variable in collected.external))
    .map(({ keyName }) => keyName)
  const mayShow = ({ when }: PlanStep) => awaited.some((key) => when?.reads.has(key))
  return plan.steps.find((step) => step.progress > progress && (step === next || mayShow(step)))
}

/** Returns the step before `progress`, or undefined at the first one. */
export const stepBefore = (plan: ProcessPlan, progress: number, collected: Collected) =>
  shownSteps(plan, collected).findLast((step) => step.progress < progress)

/** Tells whether saving this step commits the flow: it is marked so, or no step follows. */
export const commits = (plan: ProcessPlan, step: PlanStep, collected: Collected): boolean =>
  step.commit || stepAfter(plan, step.progress, collected) === undefined

/**
 * Returns the step to show for a saved progress: that one, or where it is skipped or gone, the nearest later one, else the last. A
 * number of no step that was counted back from one leads to the step before (docs/decisions/0231-progress-names-a-step.md).
 */
export const stepAt = (
  plan: ProcessPlan,
  progress: number,
  collected: Collected,
): PlanStep | undefined => {
  const steps = shownSteps(plan, collected)
  const named = countedBack(plan, progress) ?? progress
  return steps.find((step) => step.progress >= named) ?? steps.at(-1)
}

/** Returns the progress of the step before a gap, for a number at the end of the gap; one at its beginning was counted forward. */
const countedBack = ({ steps }: ProcessPlan, progress: number): number | undefined => {
  const later = steps.findIndex((step) => step.progress >= progress)
  const before = steps[later - 1]?.progress
  return before !== undefined && steps[later]?.progress === progress + 1 && progress > before + 1
    ? before
    : undefined
}
