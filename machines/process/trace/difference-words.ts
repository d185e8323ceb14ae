import { differingPointers } from '#engine/json/differing-pointers.ts'
import { atPointer } from '#engine/json/pointer.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { TraceCall, TraceState } from '#schemas/process/trace.ts'
import type { TraceDifference } from './first-difference.ts'
import { reasonsOf } from './difference-reasons.ts'

/** A difference in the sentences of a tester: what was expected, what came, and why. */
export interface DifferenceWords {
  expected: string
  actual: string
  /** The conditions, rules and constraints that decided, each with the JSON pointer to it. */
  reasons: readonly string[]
}

/** Words the first difference between a trace and a process. */
export const differenceWords = (
  plan: ProcessPlan,
  difference: TraceDifference,
): DifferenceWords => {
  const { expected, actual } = difference
  const [was, is] = [expected, actual].map((state) => stateWords(plan, state))
  if (was !== is)
    return { expected: was ?? '', actual: is ?? '', reasons: reasonsOf(plan, difference) }
  // The calls differ by their number or by what they send.
  const pointer = differingPointers(expected.calls, actual.calls)[0] ?? ''
  const [, at = '0'] = pointer.split('/')
  const call = expected.calls[Number(at)] ?? actual.calls[Number(at)]
  const name = call ? CALLS[call.call] : ''
  const inside = pointer.replace(/^\/\d+\/request(\/payload)?/, '')
  return {
    expected: `${name} ${inside} ${valueWords(expected.calls, pointer)}`.trim(),
    actual: `${name} ${inside} ${valueWords(actual.calls, pointer)}`.trim(),
    reasons: reasonsOf(plan, difference),
  }
}

const CALLS: Readonly<Record<TraceCall['call'], string>> = {
  saveStep: '保存',
  loadFlow: '读取',
  loadReason: '读取原因',
  readStatus: '读取审批状态',
}

const valueWords = (calls: readonly TraceCall[], pointer: string): string => {
  const value = atPointer(calls, pointer)
  return value === undefined ? '没有' : `为 ${JSON.stringify(value)}`
}

/** Words a state: 第 2 步“企业信息”，保存中. */
export const stateWords = (
  plan: ProcessPlan,
  { position, status, progress, failure, broken }: TraceState,
): string => {
  const at =
    typeof position === 'string' ? (STATES[position] ?? position) : placeWords(plan, position)
  const saved = `已保存到进度 ${progress}${status === -1 ? '' : `、状态 ${status}`}`
  const failed = failure ? `，${FAILURES[failure.kind] ?? failure.kind}：${failure.message}` : ''
  const stopped = broken ? `，${broken.length} 处不满足规则，客户不能继续` : ''
  return `${at}，${saved}${failed}${stopped}`
}

const placeWords = (
  plan: ProcessPlan,
  { step, saving }: { step: string; saving: string },
): string => {
  const title = plan.steps.find(({ name }) => name === step)?.title
  const place =
    step === 'completion'
      ? '办理结果'
      : `第 ${step.replace('step', '')} 步${title ? `“${title}”` : ''}`
  return saving === 'idle' ? place : `${place}，${SAVING[saving] ?? saving}`
}

const STATES: Readonly<Record<string, string>> = {
  empty: '没有可显示的步骤',
  starting: '开始',
  loading: '读取中',
  loadFailed: '读取失败',
  waiting: '等待审批',
  refreshing: '等待审批，读取中',
}

const SAVING: Readonly<Record<string, string>> = {
  keeping: '随填随存中',
  saving: '保存中',
  rereading: '重新读取中',
  unsure: '不确定是否已保存',
  comparing: '比较两个版本',
  conflicted: '等待选择版本',
}

const FAILURES: Readonly<Record<string, string>> = {
  refused: '服务端拒绝',
  unsaved: '未送达',
  unknown: '结果未知',
  invalid: '未通过校验',
  outdated: '须重新完成',
  load: '读取失败',
}
