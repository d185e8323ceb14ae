import { FlowStatus } from '#schemas/api/process.ts'
import type { ForecastOutcome } from '#schemas/process/forecast.ts'
import { pairSteps } from '../comparison/step-pairs.ts'
import { isBlocked } from '../process/can-pass.ts'
import { stepsToComplete } from '../process/depends-on.ts'
import { initialData } from '../process/initial-data.ts'
import type { PlanStep, ProcessPlan } from '../process/plan.ts'
import { commits, shownSteps, stepAt, type Collected } from '../process/steps.ts'
import { invalidForms } from '../process/way-back.ts'
import { convertValues, wireReader } from '../process/wire-values.ts'
import { givenValues, lostValues, type GivenValue } from './given-values.ts'

/** A flow as the server keeps it. */
export interface FlowToMove {
  status: FlowStatus
  progress: number
  /** The saved values by entry id, as they are on the wire. */
  forms: Readonly<Record<string, unknown>>
  /** The variables of external data. */
  external: Readonly<Record<string, unknown>>
}

/** The state of a flow after a move to another version. */
export interface Forecast {
  outcome: ForecastOutcome
  /** The step at which it stands; undefined behind the steps. */
  step: PlanStep | undefined
  /** The step of the other version at which it would continue; undefined behind the steps, or where it is stuck. */
  next: PlanStep | undefined
  /** The progress with which it would continue. */
  progress: number
  /** The values that the other version has no place for. */
  lost: readonly GivenValue[]
  /** The reason for which it would be stuck; '' else. */
  reason: string
}

/**
 * Forecasts a move of a flow to another version of its process. It continues at the step that it stands at, unless an
 * earlier one is new, lacks values or has to be completed again by the other version alone: then at the first such step.
 * A flow in approval is never moved: it is decided by the form in which it was submitted.
 * @param external the variables of external data after the move
 */
export const forecastFlow = (
  before: ProcessPlan,
  after: ProcessPlan,
  flow: FlowToMove,
  external: FlowToMove['external'] = flow.external,
): Forecast => {
  const was = stateOf(before, flow, flow.external)
  const nothing = { step: was.step, next: undefined, progress: flow.progress, lost: [], reason: '' }
  if (flow.status === FlowStatus.committed) return { ...nothing, outcome: 'inApproval' }
  const stuck = (reason: string): Forecast => ({ ...nothing, outcome: 'stuck', reason })
  if (after.leftOut.length > 0 || after.steps.length === 0) return stuck('新版本没有可以办理的步骤')

  const is = stateOf(after, flow, external)
  const last = is.shown.at(-1)
  if (!last) return stuck('按已填写的内容，新版本没有要办理的步骤')
  const { pairs } = pairSteps(before, after)
  const earlier = new Map(pairs.map(([old, step]) => [step, old]))
  const isOnlyNow = (set: (state: FlowState) => ReadonlySet<PlanStep>) => (step: PlanStep) => {
    const old = earlier.get(step)
    return set(is).has(step) && !(old && set(was).has(old))
  }
  const blocked = is.shown.find(isOnlyNow((state) => state.blocked))
  if (blocked) return stuck(`新版本的“${blocked.title}”无法办理`)

  const lost = lostValues(was.given, is.given)
  const isNewlyOpen = isOnlyNow((state) => state.open)
  const continuesAt = (current: PlanStep) => (step: PlanStep) => {
    const old = earlier.get(step)
    const isAhead = old !== undefined && old.progress > current.progress
    return old === current || isNewlyOpen(step) || (isAhead && is.open.has(step))
  }
  const next = was.step && (is.shown.find(continuesAt(was.step)) ?? last)
  const isSame = next === undefined || earlier.get(next) === was.step
  return {
    outcome: lost.length > 0 ? 'lost' : isSame ? 'same' : 'otherStep',
    step: was.step,
    next,
    progress: next?.progress ?? is.end,
    lost,
    reason: '',
  }
}

/** A flow as one version sees it. */
interface FlowState {
  shown: readonly PlanStep[]
  /** The step at which it stands; undefined behind the steps. */
  step: PlanStep | undefined
  /** The steps that are not saved with valid values, or have to be completed. */
  open: ReadonlySet<PlanStep>
  /** The steps that nobody can pass. */
  blocked: ReadonlySet<PlanStep>
  given: ReadonlyMap<string, GivenValue>
  /** The position behind the steps. */
  end: number
}

const stateOf = (
  plan: ProcessPlan,
  { status, progress, forms }: FlowToMove,
  external: FlowToMove['external'],
): FlowState => {
  const values = convertValues(forms, wireReader(plan))
  const collected: Collected = { data: { ...initialData(plan), ...values }, external }
  const saved = new Set(Object.keys(forms))
  const shown = shownSteps(plan, collected)
  const incomplete = stepsToComplete(plan, collected, (id) => values[id])
  const isOpen = (step: PlanStep) =>
    !step.entries.every(({ id }) => saved.has(id)) ||
    invalidForms(step, collected.data).length > 0 ||
    incomplete.includes(step)
  const end = shown.find((step) => commits(plan, step, collected)) ?? shown.at(-1)
  return {
    shown,
    step: BEHIND.includes(status) ? undefined : stepAt(plan, progress, collected),
    open: new Set(shown.filter(isOpen)),
    blocked: new Set(shown.filter(isBlocked)),
    given: givenValues(plan, collected, saved),
    end: (end?.progress ?? 0) + 1,
  }
}

/** The statuses of flows that stand behind the steps: in approval, or rejected. */
const BEHIND: readonly FlowStatus[] = [FlowStatus.committed, FlowStatus.rejected]
