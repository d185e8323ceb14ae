import type { FlowStatus, ProcessSavePayload, TaskData } from '#schemas/api/process.ts'
import { dependentEntry, savedIn, withBasis } from './depends-on.ts'
import type { FlowAddress, FlowState, Move } from './flow.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'
import { handedInNulls } from './required-nulls.ts'
import { commits, stepBefore, stepToReach } from './steps.ts'
import { withoutStale } from './stale-values.ts'
import { stepTowardsReview } from './way-back.ts'

/**
 * Returns the payload of a save (specification, sections 3 and 4): forward saves pass = true and the progress
 * that follows, the commit step with status 1; back saves pass = false and the progress before, a pause and a save
 * while typing the progress where it is (docs/decisions/0013-saving-for-later.md); a restart (bohui) saves pass = false,
 * progress 1, status 0. A save that hands nothing in, and a commit, carry every unsaved entry; a step forward carries its own,
 * because the server refuses what is not filled in (docs/decisions/0220-a-form-has-one-owner.md). What goes forward has null for a
 * required field that may be null and is left empty. A step that was changed from the review leads back to it, and a commit leaves
 * stale values out (docs/decisions/0010-the-review.md).
 */
export const savePayload = (
  plan: ProcessPlan,
  context: FlowState & FlowAddress,
  step: PlanStep | undefined,
  move: Move,
): ProcessSavePayload => {
  const isCommit = step && move.kind === 'next' && commits(plan, step, context)
  const isForward = move.kind === 'next'
  const carried = plan.steps.flatMap((one) =>
    one.entries
      .filter(
        ({ id }) => one === step || ((isCommit || !isForward) && context.unsaved.includes(id)),
      )
      .map((entry) => ({ entry, of: one })),
  )
  const values = Object.fromEntries(
    carried.map(({ entry: { id }, of }) => [
      id,
      dependentEntry(of) === id
        ? withBasis(plan, of, context.data[id], {
            collected: context,
            before: savedIn(context.tasks)(id),
            finished: isForward && of === step,
          })
        : (context.data[id] ?? {}),
    ]),
  )
  const dropped = isCommit ? withoutStale(plan, context, Object.keys(values)) : {}
  const kept = { ...values, ...dropped }
  const variable = isForward ? handedInNulls(plan, context, kept) : kept
  return {
    variable,
    modelKey: plan.processKey,
    type: context.processType,
    businessId: context.businessId,
    businessProcessTaskData: tasksWith(
      context,
      carried.map(({ entry }) => entry),
      variable,
    ),
    ...destination(plan, context, step, move),
  }
}

const destination = (
  plan: ProcessPlan,
  context: FlowState & FlowAddress,
  step: PlanStep | undefined,
  move: Move,
): Pick<ProcessSavePayload, 'pass' | 'progress' | 'status'> => {
  const at = step?.progress ?? 1
  switch (move.kind) {
    case 'next':
      return step && commits(plan, step, context)
        ? { pass: true, progress: at + 1, status: 1 satisfies FlowStatus }
        : {
            pass: true,
            progress:
              stepToReach(plan, at, context, stepTowardsReview(plan, at, context))?.progress ??
              at + 1,
            status: context.status,
          }
    case 'back':
      return {
        pass: false,
        progress: stepBefore(plan, at, context)?.progress ?? at,
        status: context.status,
      }
    case 'jump':
      return { pass: false, progress: move.progress, status: context.status }
    case 'pause':
    case 'keep':
      return { pass: false, progress: at, status: context.status }
    case 'restart':
      return { pass: false, progress: 1, status: 0 satisfies FlowStatus }
  }
}

/** Returns all saved data, with the current save in place of earlier ones. */
const tasksWith = (
  { tasks }: FlowState,
  carried: PlanStep['entries'],
  variable: Readonly<Record<string, unknown>>,
): TaskData[] => {
  const mine = carried.map(({ id, nodeType, keyName }) => ({
    id,
    nodeType,
    nodeKey: keyName,
    variable: variable[id] ?? {},
  }))
  return [
    ...tasks
      .filter((task) => !mine.some(({ id }) => id === task.id))
      .map((task) => (task.id in variable ? { ...task, variable: variable[task.id] ?? {} } : task)),
    ...mine,
  ]
}
