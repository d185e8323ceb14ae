import type { FormDefinition } from '#src/forms/form-types.ts'

/** What a form is built of beside single fields: tables, tabs, lists, branches, and what is signed or uploaded. */
export const structureForm: FormDefinition = {
  schema: {
    type: 'object',
    required: ['invoices', 'signature'],
    properties: {
      invoices: {
        type: 'array',
        title: '发票明细',
        description: '请填写本次融资所对应的发票。',
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
      parties: {
        type: 'object',
        title: '交易双方',
        properties: {
          buyer: {
            type: 'object',
            title: '买方',
            required: ['name'],
            properties: {
              name: { type: 'string', title: '买方名称' },
              code: { type: 'string', title: '买方信用代码', format: 'credit-code' },
            },
          },
          seller: {
            type: 'object',
            title: '卖方',
            required: ['name'],
            properties: {
              name: { type: 'string', title: '卖方名称' },
              years: { type: 'integer', title: '合作年限' },
            },
          },
        },
      },
      collateral: {
        type: 'object',
        title: '担保方式',
        oneOf: [
          {
            title: '房产抵押',
            required: ['address'],
            properties: {
              address: { type: 'string', title: '房产地址' },
              value: { type: 'string', title: '评估价值', format: 'money' },
            },
          },
          {
            title: '应收账款质押',
            required: ['debtor'],
            properties: { debtor: { type: 'string', title: '付款人' } },
          },
        ],
      },
      brands: {
        type: 'array',
        title: '主要品牌',
        maxItems: 3,
        items: { type: 'string', title: '品牌' },
      },
      guarantors: {
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
      licence: { type: 'array', title: '厂房照片', items: { type: 'object' }, maxItems: 2 },
      signature: { type: 'array', title: '法定代表人签名', items: { type: 'object' }, maxItems: 1 },
    },
  },
  uiSchema: {
    invoices: { 'ui:widget': 'table' },
    parties: { 'ui:options': { layout: 'tabs' } },
    licence: { 'ui:widget': 'upload', 'ui:options': { accept: '.png,.jpg', maxSize: 5 } },
    signature: { 'ui:widget': 'signature' },
  },
}

/** Data that the form accepts. */
export const structureData = {
  invoices: [
    { number: '25312000000012345678', amount: '128000.00', kind: '专用发票', issued: '2026-10-08' },
    {
      number: '25312000000012345679',
      amount: '96500',
      kind: '普通发票',
      issued: '2026-10-21',
      isPaid: true,
    },
    { number: '25312000000012345680', amount: '3280.5', kind: '专用发票', issued: '2026-11-02' },
  ],
  parties: { buyer: { name: '海陵重工有限公司' }, seller: { name: '江东物资有限公司', years: 6 } },
  collateral: { debtor: '海陵重工有限公司' },
  brands: ['海陵', '江东'],
  guarantors: [{ name: '周岚', mobile: '13800010000' }],
  licence: [{ attachId: '2', originalName: '厂房.jpg', size: 482_133, link: '' }],
  signature: [{ attachId: '3', originalName: '签名.png', size: 12_133, link: '' }],
}
