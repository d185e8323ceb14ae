import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldSpecimen } from './specimen.ts'

/** Specimens of widgets that show, confirm or keep a value. */
export const notices = {
  consent: {
    title: '声明',
    note: '必须勾选；agreement 是所同意的文件，links 是别处的文件。',
    field: { type: 'boolean', title: '授权', const: true },
    ui: {
      'ui:widget': 'consent',
      'ui:links': [
        { title: '企业征信授权书', href: '/agreements/credit' },
        { title: '个人信息处理规则', href: '/agreements/privacy' },
      ],
      'ui:agreement': {
        title: '数据使用说明',
        paragraphs: ['所查询的信息仅用于本次申请的审批。', '申请被退回后重新提交的，须再次同意。'],
      },
    },
    sample: true,
  },
  status: {
    title: '状态',
    note: '只读的值，tones 指明每个值的标记。',
    field: {
      type: 'string',
      title: '登记状态',
      oneOf: [
        { const: 'active', title: '存续' },
        { const: 'revoked', title: '吊销' },
        { const: 'moving', title: '正在办理跨省迁移登记，预计于十五个工作日内完成公示' },
      ],
    },
    ui: {
      'ui:widget': 'status',
      'ui:tones': { active: 'success', revoked: 'error', moving: 'waiting' },
    },
    sample: 'active',
    long: 'moving',
    states: ['empty', 'filled', 'disabled', 'readOnly', 'long', 'review'],
  },
  readonly: {
    title: '只读',
    note: '显示，但不能修改。',
    field: { type: 'string', title: '受理批次' },
    ui: { 'ui:widget': 'readonly' },
    sample: '2026 年第 4 批',
    long: '2026 年第 4 批，由华东区域运营中心于 2026 年 11 月 20 日受理，'.repeat(4),
    states: ['empty', 'filled', 'disabled', 'readOnly', 'long', 'review'],
  },
  hidden: {
    title: '隐藏',
    note: '保存，但不显示：状态都是空的。',
    field: { type: 'string', title: '渠道编号' },
    ui: { 'ui:widget': 'hidden' },
    sample: 'web',
    states: ['filled', 'review'],
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>
