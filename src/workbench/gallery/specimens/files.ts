import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldSpecimen } from './specimen.ts'

/** A file that was uploaded. */
export const file = (attachId: string, originalName: string, size: number) => ({
  attachId,
  originalName,
  size,
  link: '',
})

/** Specimens of files, signatures and tables. */
export const files = {
  upload: {
    title: '上传',
    note: '选择、拖放或拍照；accept、maxSize、minItems 与 maxItems 限制文件。',
    field: { type: 'array', title: '厂房照片', items: { type: 'object' }, maxItems: 2 },
    ui: { 'ui:widget': 'upload', 'ui:options': { accept: '.png,.jpg', maxSize: 5 } },
    sample: [file('1', '厂房.jpg', 1_204_113)],
    long: [
      file(
        '3',
        `${'海陵精密制造有限公司二〇二六年度审计报告'.repeat(4)}（盖章扫描件）.pdf`,
        4_982_133,
      ),
      file('4', 'b'.repeat(120), 12),
    ],
  },
  signature: {
    title: '签名',
    note: '手写、输入或上传的一张图片。',
    field: { type: 'array', title: '法定代表人签名', items: { type: 'object' }, maxItems: 1 },
    ui: { 'ui:widget': 'signature' },
    sample: [file('5', '签名.png', 12_133)],
  },
  table: {
    title: '表格',
    note: '每项一行，可从电子表格粘贴。',
    isWide: true,
    field: {
      type: 'array',
      title: '发票明细',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        required: ['number', 'amount'],
        properties: {
          number: { type: 'string', title: '发票号码', maxLength: 20 },
          amount: { type: 'string', title: '金额', format: 'money' },
          kind: { type: 'string', title: '类型', enum: ['专用发票', '普通发票'] },
          issued: { type: 'string', title: '开票日期', format: 'date' },
          isPaid: { type: 'boolean', title: '已付' },
        },
      },
    },
    ui: { 'ui:widget': 'table', 'ui:options': { fromFile: true } },
    sample: [
      {
        number: '25312000000012345678',
        amount: '128000.00',
        kind: '专用发票',
        issued: '2026-10-08',
      },
      { number: '25312000000012345679', amount: '96500', kind: '普通发票', isPaid: true },
    ],
    wrong: [{ number: '25312000000012345678', amount: '1.234' }, { kind: '普通发票' }],
    long: Array.from({ length: 12 }, (_, index) => ({
      number: `253120000000123456${index + 10}`,
      amount: '9999999999999.99',
      kind: '专用发票',
      issued: '2026-10-08',
      isPaid: index % 2 === 0,
    })),
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>
