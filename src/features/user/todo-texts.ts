import type { Todo, TodoKind } from '#schemas/api/next-steps.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import type { StatusTone } from '#src/ui/feedback/status-tag.tsx'

interface TodoTexts {
  state: string
  tone: StatusTone
  action: string
}

/** The words of each kind of todo. */
export const TODO_TEXTS: Readonly<Record<TodoKind, TodoTexts>> = {
  returned: { state: '待补充', tone: 'warning', action: '补充资料' },
  rejected: { state: '未通过', tone: 'danger', action: '查看并修改' },
  materials: { state: '待补充', tone: 'warning', action: '上传资料' },
  sign: { state: '待签署', tone: 'active', action: '去签署' },
  activate: { state: '待激活', tone: 'active', action: '激活额度' },
  continue: { state: '填写中', tone: 'active', action: '继续办理' },
  apply: { state: '可申请', tone: 'success', action: '申请额度' },
}

/** Says in one sentence what a todo waits for. */
export const todoSentence = (todo: Todo): string => {
  const { kind, reason, step, steps, stepTitle, amount, validUntil } = todo
  switch (kind) {
    case 'returned':
      return `退回原因：${reason || '未说明原因，请联系客服'}`
    case 'rejected':
      return `未通过原因：${reason || '未说明原因，请联系客服'}`
    case 'materials':
      return reason
        ? `退回原因：${reason}`
        : `需补充：${stepTitle}${validUntil ? `，请于 ${validUntil} 前上传` : ''}`
    case 'sign':
      return `合同已生成，签署后即可提交（第 ${step} 步，共 ${steps} 步）`
    case 'activate':
      return `已批复 ${amountText(amount)}${validUntil ? `，有效期至 ${validUntil}` : ''}，激活后即可使用`
    case 'apply':
      return `产品已开通，申请额度后即可融资${steps > 0 ? `（共 ${steps} 步）` : ''}`
    default:
      return step > 0
        ? `第 ${step} 步，共 ${steps} 步：${stepTitle}`
        : '填写的内容已保存，可随时继续'
  }
}

const amountText = (value: string): string => {
  const money = formatMoney(value, 'auto')
  return money ? `额度 ${money.amount} ${money.unit}` : '额度'
}
