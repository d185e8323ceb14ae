import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { ProcessSnapshot } from '#machines/process/machine.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { shownSteps } from '#engine/process/steps.ts'
import { flowOf, saveError } from './start-flow.ts'

/** An event of a trace: a customer's, or what an actor or a timer answers. */
export interface TraceEvent {
  type: string
  [member: string]: unknown
}

const STATUSES = [-1, 0, 1, 2, 3, 4] as const

const loaded = (flow: Partial<FlowSnapshot>): TraceEvent => ({
  type: 'xstate.done.actor.load',
  output: flowOf(flow),
})

/**
 * Everything that can happen to a flow in the place where it is: the customer's events with each of
 * `answers`, and each way in which a save, a reading and the timer can end.
 */
export const eventsFor =
  (plan: ProcessPlan, answers: readonly Record<string, unknown>[]) =>
  ({ context, _nodes: nodes }: ProcessSnapshot): TraceEvent[] => {
    const { progress, status, tasks, revision, intent } = context
    const here = { progress, status, tasks, revision }
    const all: TraceEvent[] = [
      ...answers.map((forms) => ({ type: 'step.next', forms })),
      { type: 'form.change', formId: plan.steps[0]?.forms[0]?.id, data: { typed: true } },
      { type: 'step.back' },
      { type: 'step.pause' },
      { type: 'step.jump', progress: plan.steps[0]?.progress },
      { type: 'bohui' },
      { type: 'retry' },
      { type: 'refresh' },
      { type: 'conflict.keepMine' },
      { type: 'conflict.takeTheirs' },
      { type: 'xstate.done.actor.save', output: { id: 'flow-1', revision: 'r1' } },
      ...(['refused', 'unknown', 'conflict'] as const).map((outcome) => ({
        type: 'xstate.error.actor.save',
        error: saveError(outcome),
      })),
      loaded({ ...here, lastSaveKey: 'before' }),
      loaded({ ...here, lastSaveKey: intent?.key ?? '' }),
      loaded({ ...here, revision: `${revision}+`, lastSaveKey: 'other' }),
      ...STATUSES.map((other) => loaded({ ...here, status: other, reason: '原因' })),
      ...plan.steps.map((step) => loaded({ ...here, progress: step.progress })),
      { type: 'xstate.error.actor.load', error: new Error('网络错误') },
      { type: 'xstate.after.approvalPoll.process.waiting' },
    ]
    // An actor answers only where it was asked; an error that nobody awaits would end the machine.
    return all.filter(({ type }) => nodes.some(({ transitions }) => transitions.has(type)))
  }

/** What tells two snapshots apart for the paths: more than this would make them endless. */
export const serializeWith =
  (plan: ProcessPlan) =>
  ({ value, context }: ProcessSnapshot): string => {
    const { status, progress, flowOnlyId, intent } = context
    const shown = shownSteps(plan, context).map((step) => step.progress)
    const { move, payload } = intent ?? {}
    return JSON.stringify([
      [value, status, progress, flowOnlyId === '', shown],
      [move, payload?.progress, payload?.status],
    ])
  }
