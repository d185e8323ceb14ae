import type { FormDefinition } from '#engine/language/content.ts'
import { applicationData, applicationForm } from './application-form.ts'
import { files } from './files.ts'
import { logic } from './logic.ts'
import type { FieldSpecimen, FormSpecimen } from './specimen.ts'
import { structures } from './structures.ts'

const PARTS: Readonly<Record<string, FieldSpecimen>> = {
  invoices: files.table,
  parties: structures.tabs,
  collateral: logic.oneOf,
  brands: structures.list,
  guarantors: structures.groups,
  licence: files.upload,
  signature: files.signature,
}

const ofParts = (pick: (specimen: FieldSpecimen) => unknown) =>
  Object.fromEntries(Object.entries(PARTS).map(([name, specimen]) => [name, pick(specimen)]))

/** A form with tables, tabs, lists, branches, signatures and uploads. */
export const structuresForm: FormDefinition = {
  schema: {
    type: 'object',
    required: ['invoices', 'signature'],
    properties: ofParts(({ field }) => field),
  },
  uiSchema: ofParts(({ ui = {} }) => ui),
}

/** Specimens of whole forms. */
export const wholeForms = {
  application: {
    title: '申请表',
    note: '一份完整的申请表，用到几乎所有控件。',
    isWide: true,
    form: applicationForm,
    sample: applicationData,
    wrong: {},
  },
  structures: {
    title: '全部结构',
    note: '表格、标签页、列表、分支与文件在一个表单中。',
    isWide: true,
    form: structuresForm,
    sample: ofParts(({ sample }) => sample),
    wrong: {},
  },
} satisfies Readonly<Record<string, FormSpecimen>>
