import { formats } from '#engine/formats/formats.ts'

/** The kind of customer that is verified: the type of the account. */
export type RealNameKind = 'person' | 'enterprise'

/**
 * The ways of verifying: on the provider's page, on the provider's page opened by a phone that scans a code,
 * with a code sent to the person's phone, or with a small amount paid to the enterprise's account.
 */
export type RealNameMethod = 'page' | 'scan' | 'sms' | 'transfer'

/** The methods of each kind, the usual one first. */
export const REAL_NAME_METHODS: Readonly<Record<RealNameKind, readonly RealNameMethod[]>> = {
  person: ['page', 'sms', 'scan'],
  enterprise: ['page', 'transfer', 'scan'],
}

export type RealNameField =
  | 'name'
  | 'identityCard'
  | 'phone'
  | 'companyName'
  | 'creditCode'
  | 'legalPersonName'
  | 'legalPersonIdentityCard'
  | 'bankName'
  | 'bankAccount'

/** The values of the form as they were typed. */
export type RealNameValues = Record<RealNameField, string>

export type RealNameErrors = Partial<RealNameValues>

export const emptyRealNameValues: RealNameValues = {
  name: '',
  identityCard: '',
  phone: '',
  companyName: '',
  creditCode: '',
  legalPersonName: '',
  legalPersonIdentityCard: '',
  bankName: '',
  bankAccount: '',
}

/** The fields of a verification, in the order of the form. */
export const realNameFields = (kind: RealNameKind, method: RealNameMethod): RealNameField[] => {
  if (kind === 'person') return ['name', 'identityCard', 'phone']
  return method === 'transfer'
    ? ['companyName', 'creditCode', 'bankName', 'bankAccount']
    : ['companyName', 'creditCode', 'legalPersonName', 'legalPersonIdentityCard']
}

/** The messages of the fields that have an issue, by field; they say what to do. */
export const realNameErrors = (
  kind: RealNameKind,
  method: RealNameMethod,
  form: RealNameValues,
): RealNameErrors =>
  Object.fromEntries(
    realNameFields(kind, method)
      .map((field) => [field, CHECKS[field](form[field].trim())] as const)
      .filter(([, text]) => text),
  )

/** The values as they are sent: normalised, without the spaces that people type into long numbers. */
export const normalisedForm = (form: RealNameValues): RealNameValues => ({
  name: form.name.trim(),
  identityCard: formats['resident-id'].normalise(form.identityCard),
  phone: formats.mobile.normalise(form.phone),
  companyName: form.companyName.trim(),
  creditCode: formats['credit-code'].normalise(form.creditCode),
  legalPersonName: form.legalPersonName.trim(),
  legalPersonIdentityCard: formats['resident-id'].normalise(form.legalPersonIdentityCard),
  bankName: form.bankName.trim(),
  bankAccount: formats['bank-card'].normalise(form.bankAccount),
})

type Check = (value: string) => string | undefined

const given =
  (text: string): Check =>
  (value) =>
    value ? undefined : text

const like =
  (name: 'resident-id' | 'credit-code' | 'mobile', missing: string): Check =>
  (value) => {
    if (!value) return missing
    const format = formats[name]
    return format.validate(format.normalise(value)) ? undefined : format.message
  }

const CHECKS: Record<RealNameField, Check> = {
  name: given('请输入姓名'),
  identityCard: like('resident-id', '请输入身份证号'),
  phone: like('mobile', '请输入手机号'),
  companyName: given('请输入企业名称'),
  creditCode: like('credit-code', '请输入统一社会信用代码'),
  legalPersonName: given('请输入法定代表人姓名'),
  legalPersonIdentityCard: like('resident-id', '请输入法定代表人身份证号'),
  bankName: given('请输入开户银行'),
  // An enterprise's account number has no check digit.
  bankAccount: (value) =>
    /^\d{8,30}$/.test(value.replaceAll(/\s/g, '')) ? undefined : '请输入 8–30 位数字的对公账号',
}
