import type { FieldSpecimen, FormSpecimen, Specimen } from './specimen.ts'

const PROPERTY = {
  title: '房产抵押',
  required: ['address'],
  properties: {
    address: { type: 'string', title: '房产地址' },
    value: { type: 'string', title: '评估价值', format: 'money' },
  },
}

const RECEIVABLE = {
  title: '应收账款质押',
  required: ['debtor'],
  properties: { debtor: { type: 'string', title: '付款人' } },
}

const oneOf = {
  title: '择一（oneOf）',
  note: '每个分支是一组字段，客户选择其中一个。',
  isWide: true,
  field: { type: 'object', title: '担保方式', oneOf: [PROPERTY, RECEIVABLE] },
  sample: { debtor: '海陵重工有限公司' },
  wrong: { value: '1.234' },
} satisfies FieldSpecimen

const invoices: FormSpecimen = {
  title: '计算与规则',
  note: 'computed 由其他字段算出，rules 在字段之间检查。',
  isWide: true,
  form: {
    schema: {
      type: 'object',
      required: ['quantity', 'price', 'amount'],
      properties: {
        quantity: { type: 'integer', title: '数量', minimum: 1 },
        price: { type: 'string', title: '单价', format: 'money' },
        total: { type: 'string', title: '发票总额', format: 'money' },
        amount: { type: 'string', title: '融资金额', format: 'money' },
      },
    },
    uiSchema: {
      total: { 'ui:options': { computed: 'quantity * price' } },
      amount: {
        'ui:options': {
          rules: [{ holds: 'amount <= total * 0.8', message: '融资金额不能超过发票总额的 80%' }],
        },
      },
    },
  },
  sample: { quantity: 12, price: '1280.50', total: '15366.00', amount: '12000' },
  wrong: { quantity: 12, price: '1280.50', total: '15366.00', amount: '15000' },
}

/** Specimens of conditions, rules and computed fields. */
export const logic = {
  condition: {
    title: '条件（if、then、else）',
    note: '回答决定哪些字段出现。',
    isWide: true,
    field: {
      type: 'object',
      title: '资金用途',
      required: ['purpose'],
      properties: {
        purpose: { type: 'string', title: '用途', enum: ['采购原材料', '支付货款', '其他'] },
      },
      if: { properties: { purpose: { const: '其他' } }, required: ['purpose'] },
      then: {
        properties: { note: { type: 'string', title: '用途说明', minLength: 5 } },
        required: ['note'],
      },
      else: { properties: { contract: { type: 'string', title: '采购合同编号' } } },
    },
    sample: { purpose: '其他', note: '支付第四季度的运输费用' },
    wrong: { purpose: '其他', note: '运费' },
  },
  dependencies: {
    title: '依赖（dependencies）',
    note: '填写一个字段后，另一些字段出现并必填。',
    isWide: true,
    field: {
      type: 'object',
      title: '担保人',
      properties: { guarantor: { type: 'string', title: '担保人姓名' } },
      dependencies: {
        guarantor: {
          required: ['mobile'],
          properties: { mobile: { type: 'string', title: '担保人手机', format: 'mobile' } },
        },
      },
    },
    sample: { guarantor: '周岚', mobile: '13800010000' },
    wrong: { guarantor: '周岚' },
  },
  oneOf,
  anyOf: {
    title: '任选（anyOf）',
    note: '同 oneOf，但分支可以同时成立。',
    isWide: true,
    field: { type: 'object', title: '增信措施', anyOf: [PROPERTY, RECEIVABLE] },
    sample: { address: '张江路 88 号', value: '3200000' },
    wrong: { value: '1.234' },
  },
  expressions: invoices,
} satisfies Readonly<Record<string, Specimen>>
