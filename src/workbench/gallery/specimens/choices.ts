import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldSpecimen } from './specimen.ts'

const LONG_OPTION =
  '股份有限公司（港、澳、台投资，未上市，且最近三个会计年度连续盈利的高新技术企业）'

const KINDS = [
  { const: 'limited', title: '有限责任公司' },
  { const: 'shares', title: '股份有限公司' },
  { const: 'sole', title: '个人独资企业' },
  { const: 'foreign', title: LONG_OPTION },
]

const REPAYMENTS = [
  { const: 'once', title: '到期还本付息', description: '到期日一次还清本金和利息。' },
  { const: 'monthly', title: '按月付息', description: '每月付息，到期日归还本金。' },
  {
    const: 'equal',
    title: LONG_OPTION,
    description: '每月归还相同的金额，前期以利息为主。'.repeat(3),
  },
]

/** Specimens of widgets whose options stand in the definition. */
export const choices = {
  select: {
    title: '下拉选择',
    note: 'oneOf 或 enum；array 与 uniqueItems 为多选。',
    field: { type: 'string', title: '企业类型', oneOf: KINDS },
    ui: { 'ui:widget': 'select' },
    sample: 'limited',
    long: 'foreign',
  },
  radio: {
    title: '单选',
    note: '少量选项，一眼可见；inline 横排。',
    field: { type: 'string', title: '企业规模', oneOf: KINDS.slice(0, 3) },
    ui: { 'ui:widget': 'radio' },
    sample: 'shares',
  },
  radioCards: {
    title: '单选卡片',
    note: '每个选项带一段说明。',
    field: { type: 'string', title: '还款方式', oneOf: REPAYMENTS },
    ui: { 'ui:widget': 'radioCards' },
    sample: 'monthly',
    long: 'equal',
  },
  checkbox: {
    title: '勾选',
    note: '一个是或否的回答。',
    field: { type: 'boolean', title: '有担保人' },
    sample: true,
    wrong: null,
  },
  checkboxes: {
    title: '多选',
    note: '可选多个，minItems 与 maxItems 限制个数。',
    field: {
      type: 'array',
      title: '销售渠道',
      items: { type: 'string', enum: ['直销', '经销', '电商', '出口'] },
      uniqueItems: true,
      maxItems: 2,
    },
    ui: { 'ui:widget': 'checkboxes' },
    sample: ['直销', '出口'],
    wrong: ['直销', '经销', '电商'],
  },
  checkboxCards: {
    title: '多选卡片',
    note: '可选多个，每个选项带一段说明。',
    field: {
      type: 'array',
      title: '附加服务',
      items: { type: 'string', oneOf: REPAYMENTS },
      uniqueItems: true,
      maxItems: 2,
    },
    ui: { 'ui:widget': 'checkboxCards' },
    sample: ['once'],
    wrong: ['once', 'monthly', 'equal'],
    long: ['monthly', 'equal'],
  },
  switch: {
    title: '开关',
    note: '像设置一样立即生效的是或否。',
    field: { type: 'boolean', title: '到期自动续用' },
    ui: { 'ui:widget': 'switch' },
    sample: true,
    wrong: null,
  },
  rating: {
    title: '评分',
    note: '1 至 maximum 颗星。',
    field: { type: 'integer', title: '服务评分', minimum: 1, maximum: 5 },
    ui: { 'ui:widget': 'rating' },
    sample: 4,
  },
  slider: {
    title: '滑块',
    note: '由 minimum 至 maximum 的数字，每格 multipleOf。',
    field: { type: 'integer', title: '首付比例', minimum: 10, maximum: 60, multipleOf: 5 },
    ui: { 'ui:widget': 'slider', 'ui:unit': '%' },
    sample: 30,
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>
