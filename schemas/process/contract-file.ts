import * as z from 'zod/mini'

/*
 * The text of a contract as data: a file in schemas/contracts, or a member of a definition's `contracts`
 * (docs/process-language.md, Contracts). In all its texts {{…}} stands for a value.
 */

const line = z.string().check(z.minLength(1), z.maxLength(4000))

/** A condition (CEL) over the values by keyName, the product (`goods`) and the customer. */
const condition = z.string().check(z.minLength(1), z.maxLength(1000))

const party = z.object({
  /** 甲方（贷款人） */
  role: line,
  name: line,
  /** Further lines, such as the number of a certificate; one with a value that is missing is left out. */
  lines: z.optional(z.array(line).check(z.maxLength(20))),
})

const term = z.union([z.string().check(z.minLength(1)), z.number()])

const table = z.object({
  /** JSON pointer `/keyName/field` to a list: each item is a line. */
  of: z.optional(z.string().check(z.regex(/^\/./))),
  /** The terms of a repayment plan, as those of the widget `trial`: each instalment is a line. */
  plan: z.optional(z.record(z.string(), term)),
  /** The line without items. */
  none: z.optional(line),
})

const clause = z.object({
  /** The name of the clause; clauses with a name are numbered: 第一条. */
  heading: z.optional(line),
  /** The clause stands only if it holds. */
  when: z.optional(condition),
  paragraphs: z.optional(z.array(line).check(z.maxLength(200))),
  table: z.optional(table),
  /** States all values on which the signing depends, form by form. */
  values: z.optional(z.object({ none: line })),
})

export const contractFile = z.object({
  $schema: z.optional(z.string()),
  /** The name by which an entry of a definition names it. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Among the contracts that an entry names, the first whose condition holds is signed. */
  when: z.optional(condition),
  parties: z.array(party).check(z.minLength(2), z.maxLength(10)),
  clauses: z.array(clause).check(z.minLength(1), z.maxLength(100)),
})
export type ContractFile = z.output<typeof contractFile>
export type ContractTable = z.output<typeof table>

/** The members of each part of a contract; others do nothing. */
export const CONTRACT_MEMBERS = {
  contract: Object.keys(contractFile.shape),
  party: Object.keys(party.shape),
  clause: Object.keys(clause.shape),
  contractTable: Object.keys(table.shape),
  contractValues: ['none'],
} as const

/** The contract of a signing whose entry names none. */
export const GENERAL_CONTRACT = 'general'
