import { DEPENDENT_PAGES } from '#schemas/process/fixed-pages.ts'
import { hashOf } from '../json/hash.ts'
import { isJsonObject } from '../json/object.ts'
import { withoutEmpty } from '../json/empty.ts'
import { atPointer } from '../json/pointer.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'
import { collectedByKey, shownSteps, type Collected } from './steps.ts'

/**
 * The member of a fixed page's saved values that has the hash of the earlier values that its result depends on; without
 * it the page was left before it was completed.
 */
const BASED_ON = 'basedOn'

/** The hash of a result that has ended: no values have it. */
const ENDED = ''

/** Returns the saved values of an entry. */
export type SavedEntry = (entryId: string) => unknown

/** Returns the saved values of a flow's tasks by entry id. */
export const savedIn =
  (tasks: readonly { id: string; variable?: unknown }[]): SavedEntry =>
  (entryId) =>
    tasks.find(({ id }) => id === entryId)?.variable

/** Returns the entry id of a step's page where its result depends on earlier values, else undefined. */
export const dependentEntry = ({ page, dependsOn }: PlanStep): string | undefined =>
  page.kind === 'fixed' && dependsOn ? page.entryId : undefined

/**
 * Returns the values of a fixed page with the hash of the earlier values: of those that the result is for if it is
 * `finished` now, else of those that the saved result is for.
 */
export const withBasis = (
  plan: ProcessPlan,
  step: PlanStep,
  values: unknown,
  { collected, before, finished }: { collected: Collected; before: unknown; finished: boolean },
): unknown => {
  const basedOn = finished ? basisOf(plan, step, collected) : basisIn(before)
  const own = isJsonObject(values) ? values : {}
  const { [BASED_ON]: _, ...others } = own
  return basedOn === undefined ? others : { ...others, [BASED_ON]: basedOn }
}

/** Returns the values of a fixed page without that hash. */
export const withoutBasis = (values: object): object => {
  const { [BASED_ON]: _, ...others } = values as Record<string, unknown>
  return others
}

/**
 * Returns the shown fixed pages that were saved, and have no result for the current values: they have to be completed
 * before the flow can be committed. One with a result for other values is outdated (`hadResult`).
 */
export const stepsToComplete = (
  plan: ProcessPlan,
  collected: Collected,
  saved: SavedEntry,
): readonly PlanStep[] =>
  shownSteps(plan, collected).filter((step) => isToComplete(plan, step, collected, saved))

/** Tells whether a fixed page was completed once; one that was left before has no result to lose. */
export const hadResult = (step: PlanStep, saved: SavedEntry): boolean =>
  basisIn(saved(dependentEntry(step) ?? '')) !== undefined

/**
 * Returns the results that a save ends, by entry id, as they are stored from then on: a result that is not for the values
 * saved now stays outdated where they change back (docs/decisions/0021-what-is-signed-is-what-is-submitted.md).
 */
export const endedResults = (
  plan: ProcessPlan,
  collected: Collected,
  saved: SavedEntry,
): Readonly<Record<string, object>> =>
  Object.fromEntries(
    stepsToComplete(plan, collected, saved).flatMap((step) => {
      const entryId = dependentEntry(step) ?? ''
      const values = saved(entryId)
      return isJsonObject(values) && hadResult(step, saved)
        ? [[entryId, { ...values, [BASED_ON]: ENDED }] as const]
        : []
    }),
  )

/** The saved entries of a flow and the variables that it was read with. */
interface SavedFlow {
  tasks: readonly { id: string; variable?: unknown }[]
  variables: Readonly<Record<string, unknown>>
}

/**
 * Returns the values of an entry of `flow`, whose texts were replaced since `before`: a result that was for the values
 * of then is for those of now.
 */
export const rebased = (
  plan: ProcessPlan,
  entryId: string,
  before: SavedFlow,
  flow: SavedFlow,
): unknown => {
  const [result, values] = [before, flow].map(({ tasks }) => savedIn(tasks)(entryId))
  const step = plan.steps.find((one) => dependentEntry(one) === entryId)
  if (!step || !isJsonObject(values)) return values
  return basisIn(result) === basisOf(plan, step, collectedIn(before))
    ? { ...values, [BASED_ON]: basisOf(plan, step, collectedIn(flow)) }
    : values
}

const collectedIn = ({ tasks, variables }: SavedFlow): Collected => ({
  data: Object.fromEntries(tasks.map(({ id, variable }) => [id, variable])),
  external: variables,
})

/** Returns the request to complete a step again: 请重新签署 for a contract. */
export const againText = ({ page }: PlanStep): string =>
  (page.kind === 'fixed' && DEPENDENT_PAGES[page.key]) || '请重新确认'

/** Returns the reason for which an outdated step holds up the commit. */
export const outdatedMessage = (step: PlanStep): string =>
  `“${step.title}”所依据的内容有变化，${againText(step)}`

/** Returns the reason for which a step without a result for the current values holds up the commit. */
export const incompleteMessage = (step: PlanStep, saved: SavedEntry): string =>
  hadResult(step, saved) ? outdatedMessage(step) : unfinishedMessage(step)

/** Returns the reason for which a step that was never completed holds up the commit. */
export const unfinishedMessage = ({ title }: PlanStep): string => `“${title}”还没有完成，请先完成`

const isToComplete = (
  plan: ProcessPlan,
  step: PlanStep,
  collected: Collected,
  saved: SavedEntry,
): boolean => {
  const entryId = dependentEntry(step)
  const result = entryId === undefined ? undefined : saved(entryId)
  return result !== undefined && basisIn(result) !== basisOf(plan, step, collected)
}

const basisIn = (values: unknown): unknown => (isJsonObject(values) ? values[BASED_ON] : undefined)

const basisOf = (plan: ProcessPlan, { dependsOn = [] }: PlanStep, collected: Collected): string => {
  const byKey = collectedByKey(plan, collected)
  return hashOf(
    dependsOn.map((pointer) => inOrder(withoutEmpty(atPointer(byKey, pointer)) ?? null)),
  )
}

/** Returns a JSON value that is the same for any order of members. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isJsonObject(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, inOrder(member)] as const)
  return members.toSorted(([one], [other]) => (one < other ? -1 : 1))
}
