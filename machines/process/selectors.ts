import { isAboutRecord } from '#schemas/process/definition.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import type { ProcessSnapshot } from './machine.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { shownSteps } from '#engine/process/steps.ts'

/** The step of a flow, or its outcome `completion`, and the state of its save. */
export interface FlowPosition {
  step: string
  saving: 'idle' | 'keeping' | 'saving' | 'rereading' | 'unsure' | 'comparing' | 'conflicted'
}

/**
 * The position of a flow, for tests, traces and tools: a step with the state of its save, or the name of a
 * state without steps, like `loading` or `waiting`.
 */
export const selectPosition = ({ value }: ProcessSnapshot): FlowPosition | string =>
  typeof value === 'string'
    ? value
    : {
        step: value.open.at,
        saving: typeof value.open.save === 'string' ? value.open.save : 'keeping',
      }

/** The views of a flow. */
export type ProcessView =
  | { kind: 'loading' }
  | { kind: 'loadFailed'; message: string }
  /** 流程未设置页面, or pages that cannot be read. */
  | { kind: 'empty' }
  | { kind: 'step'; step: PlanStep }
  | { kind: 'waiting' }
  | { kind: 'outcome'; approved: boolean }

/** The states of a flow that waits for approval, with its polls. */
const WAITING = ['waiting', 'asking', 'refreshing'] as const

/** The view of a snapshot. */
export const selectFlowView = (plan: ProcessPlan, snapshot: ProcessSnapshot): ProcessView => {
  const { context } = snapshot
  if (snapshot.matches('empty')) return { kind: 'empty' }
  if (snapshot.matches('loadFailed'))
    return { kind: 'loadFailed', message: context.failure?.message ?? '' }
  if (WAITING.some((state) => snapshot.matches(state))) return { kind: 'waiting' }
  if (snapshot.hasTag('outcome'))
    return { kind: 'outcome', approved: context.status === FlowStatus.approved }
  const step = snapshot.hasTag('step')
    ? plan.steps.find(({ progress }) => progress === context.current)
    : undefined
  return step ? { kind: 'step', step } : { kind: 'loading' }
}

/** One item of the step bar. */
export interface StepBarItem {
  title: string
  state: 'done' | 'current' | 'ahead'
  /** The progress of a step; undefined for the positions behind the last step. */
  progress?: number
}

/**
 * The items of the step bar: the customer's steps and the positions behind them; none of a withdrawn flow. Nobody approves a
 * flow about a record: it ends with the record that it makes.
 */
export const selectStepBar = (plan: ProcessPlan, { context }: ProcessSnapshot): StepBarItem[] => {
  if (context.status === FlowStatus.withdrawn) return []
  const steps = shownSteps(plan, context)
  /** 0 at a step, 1 waiting for approval, 2 at the outcome. */
  const behind = POSITIONS_BEHIND.get(context.status) ?? 0
  const stateOf = (position: number, at: number): StepBarItem['state'] =>
    position < at ? 'done' : position === at ? 'current' : 'ahead'
  return [
    ...steps.map(({ title, progress }) => ({
      title,
      progress,
      state: behind > 0 ? 'done' : stateOf(progress, context.current),
    })),
    ...(isAboutRecord(context.processType)
      ? []
      : [{ title: '平台审批', state: stateOf(1, behind) }]),
    { title: '完成', state: stateOf(2, behind) },
  ]
}

const POSITIONS_BEHIND: ReadonlyMap<FlowStatus, 1 | 2> = new Map([
  [FlowStatus.committed, 1],
  [FlowStatus.rejected, 2],
  [FlowStatus.approved, 2],
])

/** A load or a save is under way: the controls are disabled. */
export const selectIsFlowBusy = (snapshot: ProcessSnapshot): boolean => snapshot.hasTag('busy')
