import type { Submission } from '#schemas/api/operator-queues.ts'
import type { ReasonPin } from '#schemas/api/process.ts'

/** The decisions, as their buttons show them. */
export const DECISIONS = [
  { name: 'approve', button: '通过', title: '审批通过', done: '已通过', look: 'primary' },
  { name: 'return', button: '退回修改', title: '退回修改', done: '已退回', look: 'secondary' },
  { name: 'reject', button: '不予通过', title: '申请不予通过', done: '未通过', look: 'danger' },
] as const
export type Decision = (typeof DECISIONS)[number]['name']

type Step = Submission['steps'][number]

/** A reason of a return, pinned to a step, and with `field` to one of its fields. */
export interface Pin {
  progress: number
  /** The id of the field, of `fieldKey`; '' for the whole step. */
  field: string
  text: string
}

/** Identifies a field of a step. */
export const fieldKey = ({ formId, pointer }: Step['fields'][number]): string => formId + pointer

const fieldOf = (steps: readonly Step[], { progress, field }: Pin) =>
  steps.find((one) => one.progress === progress)?.fields.find((one) => fieldKey(one) === field)

/** Maximum length of all reasons together. */
export const REASON_LENGTH = 500

/** The frequent reasons of each decision; those of a return depend on what they are about. */
const FREQUENT = {
  file: [
    '图片不清晰，请重新上传四角完整的原件照片',
    '文件已过有效期，请上传最新的文件',
    '未加盖公章，请盖章后重新上传',
    '与所需资料不符，请核对后重新上传',
  ],
  value: [
    '与营业执照不一致，请核对后修改',
    '填写有误，请核对后修改',
    '内容不完整，请补充',
    '未能核实，请修改或补充说明',
  ],
  reject: [
    '经营时间不足，暂不符合产品的申请条件',
    '征信情况暂不符合产品的申请条件',
    '贸易背景未能核实',
    '所交资料与实际情况不符',
  ],
} as const

/** The frequent reasons of a rejection. */
export const REJECTIONS = FREQUENT.reject

/** Returns the frequent reasons for a pin. */
export const reasonsFor = (steps: readonly Step[], pin: Pin): readonly string[] =>
  fieldOf(steps, pin)?.isFile ? FREQUENT.file : FREQUENT.value

/** Joins the reasons of a return: one line for each pin, which names its step and its field. */
export const reasonOf = (steps: readonly Step[], pins: readonly Pin[]): string =>
  withText(pins)
    .map((pin) => {
      const title = steps.find((one) => one.progress === pin.progress)?.title ?? ''
      return `${[title, fieldOf(steps, pin)?.title].filter(Boolean).join(' · ')}：${pin.text.trim()}`
    })
    .join('\n')

/** Returns the reasons of a return as they are sent. */
export const sentPins = (steps: readonly Step[], pins: readonly Pin[]): ReasonPin[] =>
  withText(pins).map((pin) => {
    const { formId = '', pointer = '' } = fieldOf(steps, pin) ?? {}
    return { progress: pin.progress, formId, pointer, reason: pin.text.trim() }
  })

/** Returns the step that a return leads to: the first one with a reason. */
export const returnsTo = (pins: readonly Pin[]): number =>
  Math.min(...withText(pins).map(({ progress }) => progress))

const withText = (pins: readonly Pin[]): readonly Pin[] =>
  pins.filter(({ text }) => text.trim() !== '')
