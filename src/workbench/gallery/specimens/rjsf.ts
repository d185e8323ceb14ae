import type { RjsfWidgetName } from '#engine/widgets/widgets.ts'
import { file } from './files.ts'
import type { FieldSpecimen, FormSpecimen } from './specimen.ts'

/** Most of them look as the portal's own widget does: loading, failing and long content are shown there. */
const states = ['empty', 'filled', 'error', 'disabled', 'readOnly', 'review'] as const

const KINDS = [
  { const: 'steel', title: '钢材' },
  { const: 'grain', title: '粮食' },
  { const: 'cotton', title: '棉花' },
]

/** A specimen of each control under rjsf's own name: a uiSchema that was written for rjsf works as it is. */
const widgets: Readonly<Record<Extract<RjsfWidgetName, `${string}Widget`>, FieldSpecimen>> = {
  TextWidget: {
    title: 'TextWidget',
    note: '单行文本，与 text 相同。',
    field: { type: 'string', title: '仓库名称', minLength: 3 },
    ui: { 'ui:widget': 'TextWidget' },
    sample: '张江一号库',
    wrong: '库',
    states,
  },
  TextareaWidget: {
    title: 'TextareaWidget',
    note: '多行文本，与 textarea 相同。',
    field: { type: 'string', title: '货物说明', minLength: 5 },
    ui: { 'ui:widget': 'TextareaWidget', 'ui:options': { rows: 3 } },
    sample: '热轧卷板，厚度 3 毫米，露天堆放时加盖防雨布。',
    wrong: '卷板',
    states,
  },
  EmailWidget: {
    title: 'EmailWidget',
    note: '邮箱；格式由 format: email 校验。',
    field: { type: 'string', title: '对账邮箱', format: 'email' },
    ui: { 'ui:widget': 'EmailWidget' },
    sample: 'finance@hailing.example',
    wrong: 'finance@',
    states,
  },
  URLWidget: {
    title: 'URLWidget',
    note: '网址；格式由 format: uri 校验。',
    field: { type: 'string', title: '官方网站', format: 'uri' },
    ui: { 'ui:widget': 'URLWidget' },
    sample: 'https://www.hailing.example/',
    wrong: 'hailing',
    states,
  },
  UpDownWidget: {
    title: 'UpDownWidget',
    note: '带增减按钮的数字，与 updown 相同。',
    field: { type: 'integer', title: '堆放层数', minimum: 1, maximum: 6 },
    ui: { 'ui:widget': 'UpDownWidget' },
    sample: 3,
    wrong: 9,
    states,
  },
  RangeWidget: {
    title: 'RangeWidget',
    note: '滑块，与 slider 相同。',
    field: { type: 'integer', title: '质押成数', minimum: 0, maximum: 80, multipleOf: 5 },
    ui: { 'ui:widget': 'RangeWidget' },
    sample: 60,
    wrong: 90,
    states,
  },
  RatingWidget: {
    title: 'RatingWidget',
    note: '评分，与 rating 相同。',
    field: { type: 'integer', title: '服务评价', minimum: 1, maximum: 5 },
    ui: { 'ui:widget': 'RatingWidget' },
    sample: 4,
    states,
  },
  SelectWidget: {
    title: 'SelectWidget',
    note: '下拉选择，与 select 相同。',
    field: { type: 'string', title: '货物种类', oneOf: KINDS },
    ui: { 'ui:widget': 'SelectWidget' },
    sample: 'steel',
    states,
  },
  RadioWidget: {
    title: 'RadioWidget',
    note: '单选，与 radio 相同。',
    field: { type: 'string', title: '运输方式', enum: ['公路', '铁路', '水运'] },
    ui: { 'ui:widget': 'RadioWidget' },
    sample: '铁路',
    states,
  },
  CheckboxWidget: {
    title: 'CheckboxWidget',
    note: '勾选，与 checkbox 相同。',
    field: { type: 'boolean', title: '已投保财产险' },
    ui: { 'ui:widget': 'CheckboxWidget' },
    sample: true,
    wrong: null,
    states,
  },
  CheckboxesWidget: {
    title: 'CheckboxesWidget',
    note: '多选，与 checkboxes 相同。',
    field: {
      type: 'array',
      title: '随货单据',
      items: { type: 'string', enum: ['质检单', '磅单', '运单'] },
      uniqueItems: true,
      minItems: 1,
    },
    ui: { 'ui:widget': 'CheckboxesWidget' },
    sample: ['质检单', '运单'],
    wrong: [],
    states,
  },
  DateWidget: {
    title: 'DateWidget',
    note: '日期，与 date 相同。',
    field: { type: 'string', title: '入库日期', format: 'date' },
    ui: { 'ui:widget': 'DateWidget' },
    sample: '2026-11-20',
    wrong: '2026-11-31',
    states,
  },
  DateTimeWidget: {
    title: 'DateTimeWidget',
    note: '时刻：按客户所在时区显示，以 RFC 3339 保存。',
    field: { type: 'string', title: '到货时刻', format: 'date-time' },
    ui: { 'ui:widget': 'DateTimeWidget' },
    sample: '2026-11-20T08:30:00+08:00',
    wrong: '2026-11-20',
    states,
  },
  TimeWidget: {
    title: 'TimeWidget',
    note: '时间，与 time 相同。',
    field: { type: 'string', title: '盘点时间', format: 'time' },
    ui: { 'ui:widget': 'TimeWidget' },
    sample: '09:30:00',
    wrong: '25:00:00',
    states,
  },
  AltDateWidget: {
    title: 'AltDateWidget',
    note: '日期，与 date 相同。',
    field: { type: 'string', title: '出厂日期', format: 'date' },
    ui: { 'ui:widget': 'AltDateWidget' },
    sample: '2026-11-20',
    states,
  },
  AltDateTimeWidget: {
    title: 'AltDateTimeWidget',
    note: '时刻，与 DateTimeWidget 相同。',
    field: { type: 'string', title: '离港时刻', format: 'date-time' },
    ui: { 'ui:widget': 'AltDateTimeWidget' },
    sample: '2026-11-20T20:15:00+08:00',
    wrong: '2026-11-20',
    states,
  },
  ColorWidget: {
    title: 'ColorWidget',
    note: '浏览器自己的颜色控件。',
    field: { type: 'string', title: '标签颜色', format: 'color' },
    ui: { 'ui:widget': 'ColorWidget' },
    sample: '#1f4fd8',
    wrong: 'blue',
    states,
  },
  FileWidget: {
    title: 'FileWidget',
    note: '文件，与 upload 相同：文件单独保存，表单中只有文件的清单。',
    field: { type: 'string', title: '磅单照片' },
    ui: { 'ui:widget': 'FileWidget' },
    sample: [file('6', '磅单.jpg', 204_113)],
    states,
  },
  HiddenWidget: {
    title: 'HiddenWidget',
    note: '保存，但不显示。',
    field: { type: 'string', title: '来源' },
    ui: { 'ui:widget': 'HiddenWidget' },
    sample: 'portal',
    states: ['filled', 'review'],
  },
}

/** The layout of rjsf, with the names of its templates and of the fields that mean what the schema says anyway. */
const layoutGrid: FormSpecimen = {
  title: 'LayoutGridField',
  note: '行与列；LayoutHeaderField 是标题，OneOfField 与各 Template 的名字按门户的样子显示。',
  isWide: true,
  form: {
    schema: {
      type: 'object',
      required: ['keeper', 'area'],
      properties: {
        heading: { type: 'string', title: '仓储' },
        keeper: { type: 'string', title: '保管人' },
        area: { type: 'number', title: '面积（平方米）' },
        settlement: {
          title: '计费',
          oneOf: [
            {
              title: '按天',
              type: 'object',
              properties: { days: { type: 'integer', title: '天数' } },
              required: ['days'],
            },
            {
              title: '按吨',
              type: 'object',
              properties: { tons: { type: 'number', title: '吨数' } },
              required: ['tons'],
            },
          ],
        },
      },
    },
    uiSchema: {
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': [
          { 'ui:col': { span: 24, children: ['heading'] } },
          { 'ui:col': { xs: 24, sm: 16, children: ['keeper'] } },
          { 'ui:col': { xs: 24, sm: 8, children: ['area'] } },
          { 'ui:col': { span: 24, children: ['settlement'] } },
        ],
      },
      heading: { 'ui:field': 'LayoutHeaderField' },
      keeper: { 'ui:field': 'StringField', 'ui:FieldTemplate': 'FieldTemplate' },
      area: { 'ui:field': 'NumberField', 'ui:BaseInputTemplate': 'BaseInputTemplate' },
      settlement: { 'ui:field': 'OneOfField' },
    },
  },
  sample: { keeper: '张江仓储有限公司', area: 1200.5, settlement: { days: 90 } },
  wrong: { keeper: '张江仓储有限公司', settlement: { days: 90 } },
  states,
}

/** What a uiSchema of rjsf may name. */
export const rjsf = { ...widgets, layoutGrid }
