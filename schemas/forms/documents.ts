/** A type of document that a customer keeps on file. */
export interface DocumentType {
  /** The name of the type, by which sources of definitions name it: `/documentsOnFile/businessLicence`. */
  type: string
  title: string
  /** The sides that it has a file for; [] for a plain list of files. */
  places: readonly string[]
  /** The most files without sides. */
  most: number
}

const SIDES = ['人像面', '国徽面']

const ENTERPRISE: readonly DocumentType[] = [
  { type: 'businessLicence', title: '营业执照', places: [], most: 1 },
  { type: 'legalPersonIdCard', title: '法定代表人身份证', places: SIDES, most: 2 },
  { type: 'articlesOfAssociation', title: '公司章程', places: [], most: 5 },
  { type: 'accountPermit', title: '开户许可证或基本存款账户信息', places: [], most: 5 },
]

const PERSONAL: readonly DocumentType[] = [
  { type: 'idCard', title: '身份证', places: SIDES, most: 2 },
  { type: 'incomeProof', title: '收入证明', places: [], most: 5 },
]

/** Returns the types of documents of a person or of an enterprise. */
export const documentTypes = (isPersonal: boolean): readonly DocumentType[] =>
  isPersonal ? PERSONAL : ENTERPRISE

/** Returns the name by which sources of definitions name the last day of a document: `/documentsOnFile/businessLicenceExpiresOn`. */
export const lastDayOf = (type: string): string => `${type}ExpiresOn`

/** Returns the form that asks for a document: its files, and the day on which it ends. */
export const documentForm = ({ title, places, most }: Omit<DocumentType, 'type'>) => ({
  schema: {
    type: 'object',
    required: ['files'],
    additionalProperties: false,
    properties: {
      files: {
        type: 'array',
        title,
        items: { type: 'object' },
        minItems: places.length || 1,
        maxItems: most,
      },
      expiresOn: { type: 'string', title: '到期日（长期有效的不填）', format: 'date' },
    },
  },
  uiSchema: {
    files: {
      'ui:widget': 'upload',
      'ui:options': { width: 'full', ...(places.length > 0 && { places }) },
    },
    expiresOn: { 'ui:options': { width: 'full' } },
  },
})
