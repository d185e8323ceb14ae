const half = { width: 'half' }
const amount = (title: string) => ({ type: 'string', title, format: 'money' })

/** The oldest invoices that can be registered, in days. */
const OLDEST = 365

/** The form of an invoice that its seller registers: a fully digital one has a number of 20 digits and no code. */
export const invoiceForm = {
  schema: {
    type: 'object',
    required: ['number', 'issuedOn', 'net', 'tax', 'buyerName', 'buyerCreditCode'],
    additionalProperties: false,
    properties: {
      code: { type: 'string', title: '发票代码', pattern: '^\\d+$' },
      number: { type: 'string', title: '发票号码', pattern: '^\\d+$' },
      issuedOn: { type: 'string', title: '开票日期', format: 'date' },
      net: amount('不含税金额'),
      tax: amount('税额'),
      buyerName: { type: 'string', title: '购买方名称', minLength: 2, maxLength: 100 },
      buyerCreditCode: { type: 'string', title: '购买方信用代码', format: 'credit-code' },
      file: { type: 'array', title: '发票文件', items: { type: 'object' }, maxItems: 1 },
    },
  },
  uiSchema: {
    'ui:order': ['number', 'code', '*'],
    number: {
      'ui:placeholder': '数电发票为 20 位',
      'ui:options': {
        ...half,
        rules: [
          { holds: 'has(self.code) || size(number) == 20', message: '数电发票号码应为 20 位数字' },
          { holds: '!has(self.code) || size(number) == 8', message: '发票号码应为 8 位数字' },
        ],
      },
    },
    code: {
      'ui:placeholder': '税控发票为 10 位或 12 位，数电发票不填',
      'ui:options': {
        ...half,
        rules: [
          {
            holds: 'size(code) == 10 || size(code) == 12',
            message: '发票代码应为 10 位或 12 位数字',
          },
        ],
      },
    },
    issuedOn: {
      'ui:options': {
        ...half,
        rules: [
          { holds: 'days(issuedOn, today()) >= 0', message: '开票日期不能晚于今天' },
          {
            holds: `days(issuedOn, today()) <= ${OLDEST}`,
            message: '仅可登记一年内开具的发票',
          },
        ],
      },
    },
    net: {
      'ui:options': {
        unit: '元',
        ...half,
        rules: [{ holds: 'net > 0', message: '不含税金额应大于 0' }],
      },
    },
    tax: { 'ui:options': { unit: '元', ...half } },
    buyerName: { 'ui:options': half },
    buyerCreditCode: { 'ui:options': half },
    file: { 'ui:widget': 'upload', 'ui:options': { width: 'full' } },
  },
}

const { file: _file, ...columns } = invoiceForm.schema.properties
const { file: _upload, ...looks } = invoiceForm.uiSchema

/** The most invoices of one table. */
const MOST_ROWS = 500

/** The form of many invoices, as a table that is pasted or read from a file; they come without their files. */
export const invoicesForm = {
  schema: {
    type: 'object',
    required: ['invoices'],
    additionalProperties: false,
    properties: {
      invoices: {
        type: 'array',
        title: '发票',
        minItems: 1,
        maxItems: MOST_ROWS,
        items: { ...invoiceForm.schema, properties: columns },
      },
    },
  },
  uiSchema: {
    invoices: {
      'ui:widget': 'table',
      'ui:options': { width: 'full', fromFile: true },
      items: { ...looks, 'ui:order': ['code', 'number', '*'] },
    },
  },
}
