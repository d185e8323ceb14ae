const half = { 'ui:options': { width: 'half' } }
const full = { 'ui:options': { width: 'full' } }

/** The most files of one document. */
const MOST_FILES = 5

const files = (title: string, least: number) => ({
  type: 'array',
  title,
  items: { type: 'object' },
  minItems: least,
  maxItems: MOST_FILES,
})

const number = (title: string) => ({ type: 'string', title, minLength: 1, maxLength: 50 })
const amount = (title: string) => ({ type: 'string', title, format: 'money' })
const day = (title: string) => ({ type: 'string', title, format: 'date' })
const upload = { 'ui:widget': 'upload', 'ui:options': { width: 'full' } }
const money = { 'ui:options': { unit: '元', width: 'half' } }

/** The form that invites a trading partner. */
export const partnerForm = {
  schema: {
    type: 'object',
    required: ['companyName', 'creditCode'],
    additionalProperties: false,
    properties: {
      companyName: { type: 'string', title: '企业名称', minLength: 2, maxLength: 60 },
      creditCode: { type: 'string', title: '统一社会信用代码', format: 'credit-code' },
    },
  },
  uiSchema: {
    companyName: { 'ui:help': '须与对方营业执照一致', ...full },
    creditCode: full,
  },
}

/** The form of a trade background: the contract, invoices that are registered, and further documents. */
export const backgroundForm = {
  schema: {
    type: 'object',
    required: ['contractNumber', 'contractAmount', 'signedOn', 'contractFiles', 'invoices'],
    additionalProperties: false,
    properties: {
      contractNumber: number('合同编号'),
      contractAmount: amount('合同金额'),
      signedOn: day('签订日期'),
      contractFiles: files('合同文件', 1),
      invoices: {
        type: 'array',
        title: '发票',
        description: '选择开给对方、尚未使用的发票；没有的，请先登记发票',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 50,
      },
      documents: {
        type: 'array',
        title: '发货、验收与付款资料',
        maxItems: 20,
        items: {
          type: 'object',
          required: ['type', 'number', 'amount', 'issuedOn', 'files'],
          additionalProperties: false,
          properties: {
            type: {
              type: 'string',
              title: '资料类型',
              oneOf: [
                { const: 'delivery', title: '发货单' },
                { const: 'acceptance', title: '验收单' },
                { const: 'payment', title: '付款申请' },
              ],
            },
            number: number('编号'),
            amount: amount('金额'),
            issuedOn: day('日期'),
            files: files('文件', 1),
          },
        },
      },
    },
  },
  uiSchema: {
    contractNumber: half,
    contractAmount: money,
    signedOn: half,
    contractFiles: upload,
    invoices: {
      'ui:widget': 'records',
      'ui:options': { kind: 'invoice', status: ['available'], width: 'full' },
    },
    documents: {
      'ui:options': { width: 'full' },
      items: {
        type: { 'ui:widget': 'select', ...half },
        number: half,
        amount: money,
        issuedOn: half,
        files: upload,
      },
    },
  },
}

const account = {
  type: 'array',
  title: '回款账户',
  description: '付款方将付款至该账户；可在“资料管理”中添加',
  items: { type: 'string' },
  minItems: 1,
  maxItems: 1,
}

const accountLook = {
  'ui:widget': 'records',
  'ui:options': { kind: 'bankCard', width: 'full' },
}

/** The form of a receivable on a trade background. */
export const receivableForm = {
  schema: {
    type: 'object',
    required: ['amount', 'dueOn', 'account'],
    additionalProperties: false,
    properties: {
      amount: amount('应收账款金额'),
      dueOn: day('到期日'),
      account,
    },
  },
  uiSchema: { amount: money, dueOn: half, account: accountLook },
}

/** The form that chooses the account that a debtor pays to. */
export const repaymentAccountForm = {
  schema: {
    type: 'object',
    required: ['account'],
    additionalProperties: false,
    properties: { account },
  },
  uiSchema: { account: accountLook },
}
