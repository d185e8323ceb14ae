import type { FieldSpecimen, FormSpecimen } from './specimen.ts'

const regions = (field?: string) => ({
  'ui:widget': 'remoteSelect',
  'ui:options': { optionSource: 'region', ...(field && { within: { field } }) },
})

/** Specimens of options narrowed by another field, and of lists that need a search. */
export const narrowed = {
  largeDictionary: {
    title: '大字典',
    note: '上千个值，在服务端查找，逐页加载。',
    field: { type: 'string', title: '货物品名' },
    ui: { 'ui:widget': 'dictionary', 'ui:dictionary': 'steel' },
    sample: '404',
    isRemote: true,
  },
  branchOfBank: {
    title: '由另一个字段限定',
    note: 'within 指明同一层的字段；该字段更改后，原来的选择会清除并提示。',
    isWide: true,
    isRemote: true,
    form: {
      schema: {
        type: 'object',
        required: ['bank', 'branch'],
        properties: {
          bank: { type: 'string', title: '开户银行' },
          branch: { type: 'string', title: '开户网点' },
        },
      },
      uiSchema: {
        bank: { 'ui:widget': 'dictionary', 'ui:dictionary': 'bank' },
        branch: { 'ui:widget': 'bankBranch', 'ui:within': { field: 'bank' } },
      },
    },
    sample: { bank: 'CMB', branch: '308584000030' },
    wrong: { bank: 'CMB' },
    long: { bank: 'CMB', branch: '308290003038' },
  } satisfies FormSpecimen,
  levels: {
    title: '逐级限定',
    note: '省、市、区各为一个字段，每级由上一级限定。',
    isWide: true,
    isRemote: true,
    field: {
      type: 'object',
      title: '仓库所在地',
      required: ['province', 'city', 'district'],
      properties: {
        province: { type: 'string', title: '省' },
        city: { type: 'string', title: '市' },
        district: { type: 'string', title: '区县' },
      },
    },
    ui: {
      province: { ...regions(), 'ui:width': 'third' },
      city: { ...regions('province'), 'ui:width': 'third' },
      district: { ...regions('city'), 'ui:width': 'third' },
    },
    sample: { province: '31', city: '3101', district: '310115' },
    wrong: { province: '31' },
  } satisfies FieldSpecimen,
  inTable: {
    title: '表格中由同一行限定',
    note: '每一行的选项由该行自己的字段限定。',
    isWide: true,
    isRemote: true,
    field: {
      type: 'array',
      title: '经营范围',
      items: {
        type: 'object',
        required: ['industry', 'class'],
        properties: {
          industry: { type: 'string', title: '行业' },
          class: { type: 'string', title: '小类' },
          share: { type: 'string', title: '收入占比', format: 'percent' },
        },
      },
    },
    ui: {
      'ui:widget': 'table',
      items: {
        industry: { 'ui:widget': 'dictionary', 'ui:dictionary': 'industry' },
        class: {
          'ui:widget': 'dictionary',
          'ui:options': { dictionary: 'industry_class', within: { field: 'industry' } },
        },
      },
    },
    sample: [
      { industry: '1', class: '2', share: '70' },
      { industry: '2', class: '1', share: '30' },
    ],
    wrong: [{ industry: '1' }, {}],
  } satisfies FieldSpecimen,
} satisfies Readonly<Record<string, FieldSpecimen | FormSpecimen>>
