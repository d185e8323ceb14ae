import * as z from 'zod/mini'
import { isPersonal } from '../api/user.ts'

/*
 * The process language on the wire: the reply of processInfo and the files in schemas/processes
 * (specification, sections 2 and 3). The `content` of a form is in engine/language/content.ts.
 */

/** The kinds of entries (specification, section 2). 1, 4 and 5 are all fixed pages. */
export const NodeType = {
  fixedPage: 1,
  form: 2,
  subForm: 3,
  fixedPage4: 4,
  fixedPage5: 5,
  external: -1,
} as const

const identifier = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

/** One entry of a process definition. Entries of one `progress` make one step. */
export const processForm = z.object({
  id: identifier,
  name: z._default(z.string(), ''),
  keyName: z._default(z.nullable(z.string()), ''),
  /** A JSON form definition, as an object or as its JSON text; optional for fixed pages. */
  content: z.optional(z.unknown()),
  nodeType: z.coerce.number(),
  progress: z.coerce.number(),
})
export type ProcessForm = z.output<typeof processForm>

/** The input of `compileProcess`. */
export interface ProcessInfo {
  processName: string
  processKey: string
  /** Parsed entry by entry with `processForm`, so that an invalid one does not hide the others. */
  actExForms: readonly unknown[]
}

/** The kinds of accounts that a process may be for. */
export const ACCOUNT_KINDS = ['personal', 'enterprise'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/**
 * Tells whether a process is for the account of a user.
 * @param accounts of the process; none for a process that is for every account
 * @param type of the user
 */
export const isForAccount = (
  accounts: readonly string[] | undefined,
  type: number | undefined,
): boolean =>
  !accounts ||
  accounts.length === 0 ||
  accounts.includes(isPersonal(type) ? 'personal' : 'enterprise')

/** A file in schemas/processes: the process definition, with its product types and purpose. */
export const processFile = z
  .object({
    $schema: z.optional(z.string()),
    processName: z.string().check(z.minLength(1)),
    processKey: z.string().check(z.regex(/^[A-Za-z][\w-]{0,63}$/)),
    /** The product types that this process is for, see `goods.type`; none for a purpose that is about a record. */
    goodsTypes: z._default(z.array(z.int32()), []),
    /** The accounts that may begin it; every account without it. */
    accounts: z.optional(z.array(z.enum(ACCOUNT_KINDS)).check(z.minLength(1))),
    /** The purpose: see `ProcessType`. */
    type: z.int32().check(z.positive()),
    /** A flow keeps the version that it began with; the newest version begins new flows. */
    version: z.int32().check(z.positive()),
    actExForms: z.array(z.unknown()),
    /** The texts of the contracts that its entries name: see `contractFile`. */
    contracts: z.optional(z.array(z.unknown())),
  })
  .check(
    z.refine(({ goodsTypes, type }) => isAboutRecord(type) === (goodsTypes.length === 0), {
      path: ['goodsTypes'],
    }),
  )
export type ProcessFile = z.output<typeof processFile>

/** The purposes of processes. Those without a screen of their own use that of the opening. */
export const ProcessType = {
  opening: 1,
  creditLine: 2,
  activation: 3,
  financing: 4,
  drawing: 5,
  deferral: 6,
  partnerInvitation: 11,
  tradeRegistration: 12,
  receivableRegistration: 13,
  billAssignment: 14,
  billIssue: 15,
  billFinancing: 16,
  agencyPurchase: 17,
  pledgeApplication: 18,
  pledgeConfirmation: 19,
} as const

/** The `goodId` of a process that is about a record instead of a product. */
export const NO_PRODUCT = '0'

/**
 * The kind of record that each such purpose is about; '' for the customer itself (docs/decisions/0247). Their values are in
 * record-purposes.ts, which customers need not load.
 */
export const RECORD_SUBJECTS = {
  [ProcessType.partnerInvitation]: '',
  [ProcessType.tradeRegistration]: 'tradingPartner',
  [ProcessType.receivableRegistration]: 'tradeBackground',
  [ProcessType.billAssignment]: 'billPosition',
  [ProcessType.billIssue]: '',
  [ProcessType.billFinancing]: 'billPosition',
  [ProcessType.agencyPurchase]: 'mallGoods',
  [ProcessType.pledgeApplication]: '',
  [ProcessType.pledgeConfirmation]: 'pledge',
} as const

export type RecordPurpose = keyof typeof RECORD_SUBJECTS

/** Tells whether a purpose is about a record or the customer, instead of a product. */
export const isAboutRecord = (type: number): type is RecordPurpose =>
  Object.hasOwn(RECORD_SUBJECTS, type)
