import type { ProcessPlan } from '#engine/process/plan.ts'
import type { TraceEvent } from '#schemas/process/trace.ts'

/** Words an event of a trace for a tester: 填写“企业信息”, 保存成功. */
export const eventWords = ({ steps }: ProcessPlan, { event }: TraceEvent): string => {
  const { type, entryId } = event
  if (type === 'form.change') {
    const step = steps.find(({ entries }) => entries.some(({ id }) => id === entryId))
    const form = step?.forms.find(({ id }) => id === entryId)
    return `填写“${form?.name ?? step?.title ?? String(entryId)}”`
  }
  if (type.startsWith('xstate.after.')) return '等待时间到'
  return EVENTS[type] ?? type
}

const EVENTS: Readonly<Record<string, string>> = {
  'step.next': '下一步',
  'step.back': '上一步',
  'step.jump': '返回之前的步骤',
  'step.pause': '暂存并退出',
  'flow.restart': '重新办理',
  'flow.retry': '重试',
  'flow.refresh': '刷新',
  'network.returned': '网络恢复',
  'conflict.keepMine': '保留我填写的内容',
  'conflict.takeTheirs': '使用对方已保存的内容',
  'conflict.merge': '逐项选择',
  'xstate.done.actor.save': '保存成功',
  'xstate.error.actor.save': '保存失败',
  'xstate.done.actor.keep': '随填随存成功',
  'xstate.error.actor.keep': '随填随存失败',
  'xstate.done.actor.load': '读取成功',
  'xstate.error.actor.load': '读取失败',
  'xstate.done.actor.reason': '读到原因',
  'xstate.error.actor.reason': '读取原因失败',
}
