/** The fixed vocabulary in which a new version of a process is compared with the one before it. */
const CHANGE_WORDS = {
  'process-renamed': '流程改名{}',
  'step-added': '增加步骤{}',
  'step-removed': '删除步骤{}',
  'step-moved': '移动步骤{}',
  'step-renamed': '步骤改名{}',
  'step-described': '步骤说明改变{}',
  'page-changed': '更换页面{}',
  'commit-moved': '提交的步骤改变{}',
  'route-added': '增加去向{}',
  'route-removed': '取消去向{}',
  'condition-changed': '显示条件改变{}',
  'basis-changed': '所依据的数据改变{}',
  'external-added': '增加外部数据{}',
  'external-removed': '删除外部数据{}',
  'external-changed': '外部数据改变{}',
  'form-added': '增加表单{}',
  'form-removed': '删除表单{}',
  'form-renamed': '表单改名{}',
  'form-changed': '表单设置改变{}',
  'field-added': '增加字段{}',
  'field-removed': '删除字段{}',
  'field-moved': '字段换位{}',
  'field-renamed': '字段改名{}',
  'field-required': '字段改为必填{}',
  'field-optional': '字段改为选填{}',
  'field-narrowed': '字段收窄{}',
  'field-widened': '字段放宽{}',
  'field-changed': '字段改变{}',
  'rule-added': '增加规则{}',
  'rule-removed': '删除规则{}',
  'computation-changed': '计算方式改变{}',
} as const

export type ChangeKind = keyof typeof CHANGE_WORDS

/** A difference between two versions of a process that somebody who fills it in or replays it notices. */
export interface Change {
  kind: ChangeKind
  /** JSON pointer into the new definition; into the old one for what was removed. */
  pointer: string
  /** The step, form and field that changed, from the outermost: titles without quotes. */
  place: readonly string[]
  /** From what to what, in words; '' where the kind says all. */
  detail: string
}

/** Words a change: 字段收窄：“主体信息” › “企业简介”，最多 500 字 → 最多 200 字. */
export const changeWords = ({ kind, place, detail }: Change): string => {
  const where = place.map((name) => `“${name}”`).join(' › ')
  return CHANGE_WORDS[kind].replace('{}', `：${[where, detail].filter(Boolean).join('，')}`)
}
