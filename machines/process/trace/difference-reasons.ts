import { conditionWords } from '#engine/explanation/condition-words.ts'
import { collectedTopic } from '#engine/explanation/topic.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey } from '#engine/process/steps.ts'
import { violationsOf } from '#engine/validation/violations.ts'
import { pointerTo } from '#engine/json/pointer.ts'
import { isSameJson } from '#engine/json/same.ts'
import { fieldAtPointer } from '#engine/form/all-fields.ts'
import type { TraceState } from '#schemas/process/trace.ts'
import { brokenRules } from './broken-rules.ts'
import type { TraceDifference } from './first-difference.ts'

/** Returns the conditions, rules and constraints of a definition for which a flow goes another way than its trace. */
export const reasonsOf = (plan: ProcessPlan, difference: TraceDifference): string[] => {
  const { expected, actual } = difference
  if (!isSameJson(actual.broken, expected.broken)) return ruleReasons(plan, difference)
  if (actual.failure && !expected.failure) return failureReasons(plan, difference, actual.failure)
  if (expected.failure && !actual.failure)
    return (expected.failure.formIds ?? []).map((id) => `表单 ${id} 在录制时未通过校验，现在通过`)
  const [was, is] = [goalOf(plan, expected), goalOf(plan, actual)]
  const isOtherStep = was.name !== is.name && savingOf(expected) === savingOf(actual)
  return isOtherStep ? stepReasons(plan, difference, was, is) : []
}

interface Goal {
  name: string
  step?: PlanStep | undefined
  /** The progress that the state, or the save under way, leads to. */
  progress: number
  commits: boolean
}

/** The state of the save; a flow that waits for approval has none, and saves of other steps lead there. */
const savingOf = ({ position }: TraceState): string =>
  typeof position === 'string' ? 'idle' : position.saving

/** The step that a state is at, or that its save leads to. */
const goalOf = (plan: ProcessPlan, { position, progress, status, calls }: TraceState): Goal => {
  const save = calls.find(({ call }) => call === 'saveStep')?.request.payload as
    { progress: number; status: number } | undefined
  const target = save?.progress ?? progress
  const commits = (save?.status ?? status) === 1
  const isMoving = save !== undefined && typeof position !== 'string'
  const name = typeof position === 'string' ? position : isMoving ? `step${target}` : position.step
  return {
    name: commits ? 'waiting' : name,
    step: plan.steps.find((one) => one.name === name),
    progress: target,
    commits,
  }
}

const stepReasons = (
  plan: ProcessPlan,
  { snapshot, before }: TraceDifference,
  was: Goal,
  is: Goal,
): string[] => {
  const collected = collectedByKey(plan, snapshot.context)
  const words = (step: PlanStep) =>
    step.when ? conditionWords(step.when.source, collectedTopic(plan)) : ''
  const at = (step: PlanStep, member: string) => pointerTo(step.pointer, 'content', 'step', member)
  const left = plan.steps.find(({ progress }) => progress === before.context.current)
  const reasons: string[] = []
  if (was.step?.when && !was.step.when.holds(collected))
    reasons.push(
      `“${was.step.title}”的显示条件不成立：${words(was.step)}（${at(was.step, 'when')}）`,
    )
  if (!was.commits && was.name.startsWith('step') && !was.step)
    reasons.push(`定义中没有进度为 ${was.progress} 的步骤`)
  if (is.step && !is.commits && (was.commits || is.progress < was.progress))
    reasons.push(
      is.step.when
        ? `“${is.step.title}”的显示条件成立：${words(is.step)}（${at(is.step, 'when')}）`
        : `“${is.step.title}”没有显示条件，总会经过（${is.step.pointer}）`,
    )
  if (left && was.commits && !is.commits)
    reasons.push(`“${left.title}”不再提交申请（${at(left, 'commit')}）`)
  if (left && is.commits && !was.commits)
    reasons.push(
      left.commit
        ? `“${left.title}”会提交申请（${at(left, 'commit')}）`
        : `“${left.title}”之后没有步骤，保存即提交申请（${left.pointer}）`,
    )
  return reasons
}

/** The rules that the values of the step break now. */
const ruleReasons = (plan: ProcessPlan, { before, now, expected }: TraceDifference): string[] =>
  brokenRules(plan, before.context, now)
    .filter(({ at }) => !expected.broken?.includes(at))
    .map(
      ({ form, field, rule, pointer }) =>
        `“${form.name}”的“${field.title}”不满足规则 ${rule.source}（${pointer}）`,
    )

const failureReasons = (
  plan: ProcessPlan,
  { snapshot }: TraceDifference,
  { formIds = [], message }: NonNullable<TraceState['failure']>,
): string[] => {
  const forms = plan.steps.flatMap((step) => step.forms).filter(({ id }) => formIds.includes(id))
  if (forms.length === 0) return [message]
  return forms.flatMap((form) => {
    const { id, name, plan: formPlan, pointer } = form
    return violationsOf(formPlan.valueSchema, snapshot.context.data[id]).map(
      ({ keyword, at, pointer: inSchema }) =>
        `“${name}”的“${fieldAtPointer(formPlan.root, at)?.title ?? at}”不满足 ${keyword}（${pointer}/schema${inSchema}）`,
    )
  })
}
