import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { page, pageQuery, text } from './wire.ts'

export const bankBranches = defineContract({
  name: 'banks.branches',
  summary:
    'The branches of banks, by their names and twelve-digit CNAPS codes (联行号; path chosen here).',
  method: 'GET',
  path: 'blade-business/web-front/business/bank/branchPage',
  access: 'customer',
  query: z.object({
    /** A key of the dictionary `bank`. */
    bank: z.optional(z.string()),
    /** Words separated by blanks, each a part of the name or the code: 招商 深圳 南山. */
    keyword: z.optional(z.string()),
    /** Codes separated by commas: returns only these branches. */
    codes: z.optional(z.string()),
    ...pageQuery,
  }),
  data: page(z.object({ code: text, name: text, bank: text })),
})
