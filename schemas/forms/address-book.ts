const name = (title: string) => ({ type: 'string', title, minLength: 2, maxLength: 30 })
const mobile = { type: 'string', title: '手机号', format: 'mobile' }
const half = { 'ui:options': { width: 'half' } }

/** The form of an address to which documents of a financing are sent. */
export const addressForm = {
  schema: {
    type: 'object',
    required: ['receiver', 'mobile', 'region', 'address'],
    additionalProperties: false,
    properties: {
      receiver: name('收件人'),
      mobile,
      region: {
        type: 'array',
        title: '所在地区',
        items: { type: 'string' },
        minItems: 3,
        maxItems: 3,
      },
      address: { type: 'string', title: '详细地址', minLength: 4, maxLength: 100 },
    },
  },
  uiSchema: {
    receiver: half,
    mobile: half,
    region: { 'ui:widget': 'region', 'ui:options': { width: 'full' } },
    address: { 'ui:placeholder': '街道、门牌号', 'ui:options': { width: 'full' } },
  },
}

/** The form of a contact. */
export const contactForm = {
  schema: {
    type: 'object',
    required: ['name', 'mobile'],
    additionalProperties: false,
    properties: {
      name: name('姓名'),
      mobile,
      position: { type: 'string', title: '职务', maxLength: 30 },
      email: { type: 'string', title: '邮箱', format: 'email', maxLength: 100 },
    },
  },
  uiSchema: { name: half, mobile: half, position: half, email: half },
}

/** Returns the form of a bank account: of an enterprise, or the card of a person. */
export const bankCardForm = (isPersonal: boolean) => ({
  schema: {
    type: 'object',
    required: ['accountName', 'bank', 'accountNo'],
    additionalProperties: false,
    properties: {
      accountName: { type: 'string', title: '账户名称', minLength: 2, maxLength: 60 },
      bank: { type: 'string', title: '开户银行' },
      branchName: { type: 'string', title: '开户网点', maxLength: 60 },
      accountNo: isPersonal
        ? { type: 'string', title: '银行卡号', format: 'bank-card' }
        : { type: 'string', title: '银行账号', format: 'bank-account' },
    },
  },
  uiSchema: {
    accountName: {
      'ui:help': isPersonal ? '须与实名信息的姓名一致' : '须与企业名称一致',
      'ui:options': { width: 'full' },
    },
    bank: { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank', width: 'half' } },
    branchName: half,
    accountNo: { 'ui:options': { width: 'full' } },
  },
})
