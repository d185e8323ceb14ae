import type { FormDefinition } from '#src/forms/form-types.ts'
import { choices } from './choices.ts'
import { dates } from './dates.ts'
import { files } from './files.ts'
import { logic } from './logic.ts'
import { notices } from './notices.ts'
import { remote } from './remote.ts'
import type { FieldSpecimen, FormSpecimen } from './specimen.ts'
import { structures } from './structures.ts'
import { text } from './text.ts'

type Fields = Readonly<Record<string, FieldSpecimen>>

/** A section of single fields. */
const section = (title: string, fields: Fields): FieldSpecimen => {
  const { form, sample } = together(fields)
  return { title, note: '', field: { ...form.schema, title }, ui: form.uiSchema, sample }
}

const together = (fields: Fields): { form: FormDefinition; sample: Record<string, unknown> } => {
  const from = (pick: (specimen: FieldSpecimen) => unknown) =>
    Object.fromEntries(Object.entries(fields).map(([name, specimen]) => [name, pick(specimen)]))
  return {
    form: {
      schema: { type: 'object', properties: from(({ field }) => field) },
      uiSchema: from(({ ui = {} }) => ui),
    },
    sample: from(({ sample }) => sample),
  }
}

const everyWidget = together({
  text: section('文本与数字', text),
  choices: section('选择', choices),
  dates: section('日期', dates),
  remote: section('远程选项', remote),
  notices: section('声明与只读', notices),
})

const everyStructure = together({
  invoices: files.table,
  parties: structures.tabs,
  collateral: logic.oneOf,
  brands: structures.list,
  guarantors: structures.groups,
  licence: files.upload,
  signature: files.signature,
})

/** A form with every widget of a single answer. */
export const widgetsForm: FormDefinition = everyWidget.form

/** A form of tables, tabs, lists and branches, with what is signed or uploaded. */
export const structuresForm: FormDefinition = {
  ...everyStructure.form,
  schema: { ...everyStructure.form.schema, required: ['invoices', 'signature'] },
}

/** Whole forms: how the parts stand together. */
export const wholeForms = {
  widgets: {
    title: '全部控件',
    note: '所有控件在一个表单中。',
    isWide: true,
    form: widgetsForm,
    sample: everyWidget.sample,
    states: ['empty', 'filled', 'readOnly', 'review'],
  },
  structures: {
    title: '全部结构',
    note: '表格、标签页、列表、分支与文件在一个表单中。',
    isWide: true,
    form: structuresForm,
    sample: everyStructure.sample,
    wrong: {},
    states: ['empty', 'filled', 'error', 'readOnly', 'review'],
  },
} satisfies Readonly<Record<string, FormSpecimen>>
