import { applicableValues } from '../form/applicability.ts'
import { pointerTokens } from '../json/pointer.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import { commits, shownSteps, type Collected } from '../process/steps.ts'
import { invalidForms } from '../process/way-back.ts'
import { sampleOf } from './sample-values.ts'
import { withValueAt } from '../json/values-at.ts'
import { valuesRead, type ReadValue } from './condition-values.ts'

/** A way from the begin of a process to its commit, with answers that lead along it. */
export interface ForwardPath extends Collected {
  steps: readonly PlanStep[]
}

/** The combinations of values that are tried at most: beyond them a process has more ways than are found. */
const MOST_TRIED = 20_000

/** The ways through a process that generated answers lead along. */
export interface ForwardPaths {
  paths: readonly ForwardPath[]
  /** All combinations of the values that the conditions tell apart were tried. */
  isComplete: boolean
  /** The steps whose forms no generated values fill in. */
  unfilled: readonly PlanStep[]
}

/**
 * Returns the ways through a process: one for each combination of steps that valid answers lead to.
 * @param most the combinations of values that are tried at most; 20,000 by default
 */
export const forwardPaths = (plan: ProcessPlan, most = MOST_TRIED): ForwardPaths => {
  const reads = valuesRead(plan)
  const base: Collected = {
    data: Object.fromEntries(
      formsOf(plan).map(({ id, plan: form }) => [id, sampleOf(form.root, 0)]),
    ),
    external: {},
  }
  const unfilled = plan.steps.filter(
    (step) => invalidForms(step, applicable(plan, base).data).length > 0,
  )
  const isFilled = ({ steps, data }: ForwardPath) =>
    steps.every((step) => unfilled.includes(step) || invalidForms(step, data).length === 0)
  const shared = sharing()
  const paths = new Map<string, ForwardPath>()
  let tried = 0
  for (const values of combinations(reads)) {
    tried += 1
    if (tried > most) break
    const collected = applicable(
      plan,
      shared(
        base,
        reads.reduce((answers, read, at) => withValue(plan, answers, read, values[at]), base),
      ),
    )
    const steps = untilCommit(plan, collected)
    const key = steps.map(({ name }) => name).join(' ')
    const path = { ...collected, steps }
    if (!paths.has(key) && isFilled(path)) paths.set(key, path)
  }
  return { paths: [...paths.values()], isComplete: tried <= most, unfilled }
}

/** Makes equal values of an entry one object: what is known of them is remembered by identity. */
const sharing = (): ((base: Collected, collected: Collected) => Collected) => {
  const known = new Map<string, unknown>()
  return (base, { data, external }) => ({
    data: Object.fromEntries(
      Object.entries(data).map(([id, value]) => {
        if (value === base.data[id]) return [id, value]
        const key = `${id} ${JSON.stringify(value)}`
        if (!known.has(key)) known.set(key, value)
        return [id, known.get(key)]
      }),
    ),
    external,
  })
}

const formsOf = ({ steps }: ProcessPlan): PlanForm[] => steps.flatMap(({ forms }) => forms)

/** The answers without those that a condition of their form hides. */
const applicable = (plan: ProcessPlan, { data, external }: Collected): Collected => ({
  data: {
    ...data,
    ...Object.fromEntries(
      formsOf(plan).map(({ id, plan: form }) => [id, applicableValues(form, data[id]).kept]),
    ),
  },
  external,
})

/** Goes through all combinations of the values, the first value of each changing fastest. */
const combinations = function* (reads: readonly ReadValue[]): Generator<readonly unknown[]> {
  const places = reads.map(() => 0)
  while (true) {
    yield reads.map(({ values }, at) => values[places[at] ?? 0])
    let at = 0
    while (at < reads.length) {
      const next = (places[at] ?? 0) + 1
      const isOver = next >= (reads[at]?.values.length ?? 0)
      places[at] = isOver ? 0 : next
      if (!isOver) break
      at += 1
    }
    if (at === reads.length) return
  }
}

const untilCommit = (plan: ProcessPlan, collected: Collected): PlanStep[] => {
  const shown = shownSteps(plan, collected)
  const end = shown.findIndex((step) => commits(plan, step, collected))
  return shown.slice(0, end + 1)
}

const withValue = (
  plan: ProcessPlan,
  { data, external }: Collected,
  { keyName, path }: ReadValue,
  value: unknown,
): Collected => {
  const entry = plan.steps.flatMap(({ entries }) => entries).find((one) => one.keyName === keyName)
  if (entry) return { data: withValueAt(data, [entry.id, ...path], value), external }
  const datum = plan.externalData.find((one) => one.keyName === keyName)
  if (!datum) return { data, external }
  const inside = pointerTokens(datum.pointer)
  const isOfEntry = plan.steps.some(({ entries }) =>
    entries.some(({ id }) => id === datum.variable),
  )
  return isOfEntry
    ? { data: withValueAt(data, [datum.variable, ...inside, ...path], value), external }
    : { data, external: withValueAt(external, [datum.variable, ...inside, ...path], value) }
}
