import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { ProcessSnapshot } from '#machines/process/machine.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { selectPosition } from '#machines/process/selectors.ts'
import { currentStep, shownSteps } from '#engine/process/steps.ts'
import { invalidForms } from '#engine/process/way-back.ts'
import { flowOf, saveError } from './start-flow.ts'

/** An event of a trace: a customer's, an actor's or a timer's. */
export interface TraceEvent {
  type: string
  [member: string]: unknown
}

/** Data by entry id. */
type Values = Readonly<Record<string, unknown>>

const STATUSES = [-1, 0, 1, 2, 3, 4] as const

const loaded = (flow: Partial<FlowSnapshot>): TraceEvent => ({
  type: 'xstate.done.actor.load',
  output: flowOf(flow),
})

/**
 * All events that are possible in a state of a flow: the customer's, with each of `values`, and each outcome of a
 * save, of a load and of the timer.
 */
export const eventsFor =
  (plan: ProcessPlan, values: readonly Values[]) =>
  (snapshot: ProcessSnapshot): TraceEvent[] => {
    const { context, _nodes: nodes } = snapshot
    const { progress, status, tasks, revision, intent } = context
    const here = { progress, status, tasks, revision }
    const all: TraceEvent[] = [
      ...(snapshot.can({ type: 'step.next' }) ? changesOf(currentStep(plan, context), values) : []),
      { type: 'form.change', entryId: plan.steps[0]?.forms[0]?.id, data: { typed: true } },
      { type: 'step.next' },
      { type: 'step.back' },
      { type: 'step.pause' },
      { type: 'step.jump', progress: plan.steps[0]?.progress },
      { type: 'flow.restart' },
      { type: 'flow.retry' },
      { type: 'flow.refresh' },
      { type: 'network.returned' },
      { type: 'conflict.keepMine' },
      { type: 'conflict.takeTheirs' },
      { type: 'conflict.merge', data: {} },
      ...['save', 'keep'].flatMap((actor) => [
        { type: `xstate.done.actor.${actor}`, output: { id: 'flow-1', revision: 'r1' } },
        ...(intent?.payload.status === 1
          ? [
              {
                type: `xstate.done.actor.${actor}`,
                output: { id: 'flow-1', revision: 'r1', status: 3 },
              },
            ]
          : []),
        ...(['refused', 'unknown', 'conflict'] as const).map((outcome) => ({
          type: `xstate.error.actor.${actor}`,
          error: saveError(outcome),
        })),
      ]),
      loaded({ ...here, lastSaveKey: 'before' }),
      loaded({ ...here, lastSaveKey: intent?.key ?? '' }),
      loaded({ ...here, revision: `${revision}+`, lastSaveKey: 'other' }),
      ...STATUSES.map((other) => loaded({ ...here, status: other })),
      ...plan.steps.map((step) => loaded({ ...here, progress: step.progress })),
      { type: 'xstate.error.actor.load', error: new Error('网络错误') },
      { type: 'xstate.done.actor.reason', output: '原因' },
      { type: 'xstate.error.actor.reason', error: new Error('网络错误') },
      { type: 'xstate.after.approvalPoll.process.waiting' },
      { type: 'xstate.done.actor.status', output: status },
      { type: 'xstate.done.actor.status', output: undefined },
      { type: 'xstate.error.actor.status', error: new Error('网络错误') },
      { type: 'xstate.after.typingPause.process.open.save.idle' },
      { type: 'xstate.after.reasonRetry.process.open.reason.missing.waiting' },
    ]
    // Only invoked actors reply; an error event without a transition would stop the machine.
    return all.filter(({ type }) => nodes.some(({ transitions }) => transitions.has(type)))
  }

/** Changes each entry of a step to each of its values in `values`. */
const changesOf = (step: PlanStep | undefined, values: readonly Values[]): TraceEvent[] =>
  (step?.entries ?? []).flatMap(({ id }) =>
    [...new Set(values.map((one) => JSON.stringify(one[id] ?? {})))].map((data) => ({
      type: 'form.change',
      entryId: id,
      data: JSON.parse(data) as unknown,
    })),
  )

/** Serialises the part of a snapshot by which paths tell states apart; with more, there would be endless paths. */
export const serializeWith =
  (plan: ProcessPlan) =>
  (snapshot: ProcessSnapshot): string => {
    const { value, context } = snapshot
    const { status, progress, flowOnlyId, intent, lostKey } = context
    const shown = shownSteps(plan, context).map((step) => step.progress)
    const { move, payload } = intent ?? {}
    const step = currentStep(plan, context)
    // Invalid forms matter where the step can be left, not during a save of it.
    const invalid = step && snapshot.can({ type: 'step.next' }) && invalidForms(step, context.data)
    // The reason of a return and the saves while typing run beside the flow: told apart at one step only.
    const isIdle = typeof value !== 'string' && value.open.save === 'idle'
    const beside =
      isIdle && context.current === 1
        ? [value.open.reason, snapshot.can({ type: 'network.returned' }), lostKey !== undefined]
        : []
    const isKept = isIdle && move === 'keep'
    return JSON.stringify([
      [selectPosition(snapshot), status, progress, flowOnlyId === '', shown, invalid],
      isKept ? [] : [move, payload?.progress, payload?.status],
      beside,
    ])
  }
