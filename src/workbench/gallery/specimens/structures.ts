import { formats } from '#engine/formats/formats.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import type { FieldSpecimen, FormSpecimen } from './specimen.ts'

const party = (who: string, properties: JsonSchema) => ({
  type: 'object',
  title: who,
  required: ['name'],
  properties: { name: { type: 'string', title: `${who}名称` }, ...properties },
})

const PEOPLE = [{ name: '周岚', mobile: formats.mobile.sample(3) }]

/** Flat data under headings, which are layout only. */
const headings: FormSpecimen = {
  title: '平铺字段的分组',
  note: 'sections：数据不分层，只在显示时分组。',
  isWide: true,
  form: {
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: '企业名称' },
        street: { type: 'string', title: '详细地址' },
        bank: { type: 'string', title: '开户银行' },
        account: { type: 'string', title: '银行账号' },
      },
    },
    uiSchema: {
      'ui:options': {
        sections: [
          { title: '基本信息', fields: ['name', 'street'] },
          { title: '账户信息', fields: ['bank', 'account'] },
        ],
      },
    },
  },
  sample: { name: '海陵精密制造有限公司', street: '张江路 88 号', bank: '招商银行' },
  wrong: {},
}

/** Flat data in tabs, some with headings. */
const headingTabs: FormSpecimen = {
  title: '平铺字段的标签页',
  note: 'sections 的 tab：数据不分层，只在显示时分页；没有 tab 的字段排在标签页之上。',
  isWide: true,
  form: {
    schema: {
      type: 'object',
      required: ['name', 'account'],
      properties: {
        no: { type: 'string', title: '申请编号' },
        name: { type: 'string', title: '企业名称' },
        street: { type: 'string', title: '详细地址' },
        bank: { type: 'string', title: '开户银行' },
        account: { type: 'string', title: '银行账号' },
      },
    },
    uiSchema: {
      'ui:options': {
        sections: [
          { tab: '企业', fields: ['name', 'street'] },
          { tab: '账户', title: '开户信息', fields: ['bank'] },
          { tab: '账户', title: '账号', fields: ['account'] },
        ],
      },
    },
  },
  sample: {
    no: 'SQ-2026-0312',
    name: '海陵精密制造有限公司',
    bank: '招商银行',
    account: '755900000000000',
  },
  wrong: { no: 'SQ-2026-0312' },
}

/** A group that the customer adds where there is one, and takes out again. */
const optionalGroup: FormSpecimen = {
  title: '可选的分组',
  note: 'enableOptionalDataFieldForType：有则添加，无则不显示；添加并填写后，其中的必填项才要求填写。',
  isWide: true,
  form: {
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: '企业名称' },
        guarantor: party('担保人', {
          mobile: { type: 'string', format: 'mobile', title: '手机号' },
        }),
        contact: party('备用联系人', { email: { type: 'string', format: 'email', title: '邮箱' } }),
      },
    },
    uiSchema: {
      guarantor: { 'ui:options': { enableOptionalDataFieldForType: ['object'] } },
      contact: { 'ui:options': { enableOptionalDataFieldForType: ['object'] } },
    },
  },
  sample: { name: '海陵精密制造有限公司', guarantor: { name: '周岚', mobile: '13800138000' } },
  wrong: { name: '海陵精密制造有限公司', guarantor: { mobile: '13800138000' } },
}

/** Specimens of layout: headings, tabs, columns, lists. */
export const structures = {
  sections: {
    title: '分组与嵌套',
    note: '对象是一组，组中可以再有组。',
    isWide: true,
    field: {
      type: 'object',
      title: '企业信息',
      description: '请与营业执照保持一致。',
      required: ['name'],
      properties: {
        name: { type: 'string', title: '企业名称' },
        street: { type: 'string', title: '详细地址' },
        representative: {
          type: 'object',
          title: '法定代表人',
          required: ['name'],
          properties: {
            name: { type: 'string', title: '法定代表人姓名' },
            contact: {
              type: 'object',
              title: '联系方式',
              properties: { mobile: { type: 'string', title: '联系手机', format: 'mobile' } },
            },
          },
        },
      },
    },
    sample: {
      name: '海陵精密制造有限公司',
      street: '张江路 88 号',
      representative: { name: '周岚', contact: { mobile: formats.mobile.sample(5) } },
    },
    wrong: { representative: { contact: { mobile: '138' } } },
  },
  headings,
  headingTabs,
  optionalGroup,
  tabs: {
    title: '标签页',
    note: 'layout: tabs，对象中的每个对象一页。',
    isWide: true,
    field: {
      type: 'object',
      title: '交易双方',
      properties: {
        buyer: party('买方', {
          code: { type: 'string', title: '买方信用代码', format: 'credit-code' },
        }),
        seller: party('卖方', { years: { type: 'integer', title: '合作年限' } }),
      },
    },
    ui: { 'ui:options': { layout: 'tabs' } },
    sample: { buyer: { name: '海陵重工有限公司' }, seller: { name: '江东物资有限公司', years: 6 } },
    wrong: { buyer: {}, seller: { years: 'x' } },
  },
  columns: {
    title: '分栏',
    note: 'width：full、twoThirds、half、third、quarter；窄屏时各占一行。',
    isWide: true,
    field: {
      type: 'object',
      title: '账户信息',
      properties: {
        full: { type: 'string', title: '户名' },
        twoThirds: { type: 'string', title: '开户银行' },
        third: { type: 'string', title: '币种', enum: ['人民币', '美元'] },
        halfLeft: { type: 'string', title: '银行账号' },
        halfRight: { type: 'string', title: '账户性质' },
        first: { type: 'string', title: '年' },
        second: { type: 'string', title: '季度' },
        third2: { type: 'string', title: '批次' },
        fourth: { type: 'string', title: '序号' },
      },
    },
    ui: {
      full: { 'ui:width': 'full' },
      twoThirds: { 'ui:width': 'twoThirds' },
      third: { 'ui:width': 'third' },
      first: { 'ui:width': 'quarter' },
      second: { 'ui:width': 'quarter' },
      third2: { 'ui:width': 'quarter' },
      fourth: { 'ui:width': 'quarter' },
    },
    sample: { full: '海陵精密制造有限公司', twoThirds: '招商银行', third: '人民币', first: '2026' },
    wrong: { third: '日元', full: 1 },
  },
  groups: {
    title: '可重复的组',
    note: 'array 与 object：可添加、删除、移动。',
    isWide: true,
    field: {
      type: 'array',
      title: '担保人',
      maxItems: 3,
      items: {
        type: 'object',
        title: '担保人',
        required: ['name'],
        properties: {
          name: { type: 'string', title: '担保人姓名' },
          mobile: { type: 'string', title: '担保人手机', format: 'mobile' },
        },
      },
    },
    sample: PEOPLE,
    wrong: [{ mobile: '138' }],
    long: [...PEOPLE, { name: '许一诺' }, { name: '欧阳'.repeat(20) }],
  },
  list: {
    title: '文本列表',
    note: 'array 与 string：每项一行。',
    field: {
      type: 'array',
      title: '主要品牌',
      maxItems: 3,
      items: { type: 'string', title: '品牌', minLength: 2 },
    },
    sample: ['海陵', '江东'],
    wrong: ['海'],
    long: ['海陵', '江东', '海陵精密'.repeat(15)],
  },
  freeMembers: {
    title: '名称与值的列表',
    note: 'additionalProperties、patternProperties 与 propertyNames：名称由填写人给出。',
    isWide: true,
    field: {
      type: 'object',
      title: '检验指标',
      properties: { standard: { type: 'string', title: '执行标准' } },
      additionalProperties: { type: 'number', minimum: 0, maximum: 100 },
    },
    sample: { standard: 'GB/T 1591-2018', 碳: 0.18, 锰: 1.4 },
    wrong: { standard: 'GB/T 1591-2018', 碳: 180 },
    long: { standard: 'GB/T 1591-2018', ['屈服强度'.repeat(8)]: 35.5, 锰: 1.4 },
  },
  listedMembers: {
    title: '名称可选的列表',
    note: 'propertyNames 中的 enum：名称从中选择，每个一次。',
    isWide: true,
    field: {
      type: 'object',
      title: '化学成分（%）',
      additionalProperties: { type: 'number', minimum: 0, maximum: 100 },
      propertyNames: { enum: ['碳', '锰', '硅', '磷'] },
    },
    sample: { 碳: 0.18, 锰: 1.4 },
    wrong: { 碳: 180 },
  },
} satisfies Readonly<Record<string, FieldSpecimen | FormSpecimen>>
