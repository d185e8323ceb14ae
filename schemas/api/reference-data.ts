import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { flag, id, list, number, pageNumber, pageSize, text } from './wire.ts'

/** Begins the code of a business dictionary (dict-biz), which may have the code of a system dictionary. */
export const BUSINESS_DICTIONARY = 'biz:'

/** The dictionary of electronic signatures, and the key of its entry that says how a contract is signed. */
export const SIGNATURES = { code: 'elecSign', way: 'signedWay' } as const

/** The ways to sign a contract: with a code sent to the customer's phone, or on the page of the signing provider. */
export const SIGNED_WAY = { code: '1', provider: '2' } as const

/** Query and data of both kinds of dictionaries. */
const DICTIONARY = {
  query: z.object({
    code: z.string(),
    /** The key of an entry: returns only the entries below it. */
    parentKey: z.optional(z.string()),
    /** Part of a name. */
    keyword: z.optional(z.string()),
    /** Keys separated by commas: returns only these entries. */
    keys: z.optional(z.string()),
    current: z.optional(pageNumber),
    /** Entries per page; defaults to all. */
    size: z.optional(pageSize(100)),
  }),
  data: list(
    z.object({
      id,
      parentId: id,
      code: text,
      dictKey: text,
      dictValue: text,
      sort: number,
      remark: text,
    }),
  ),
}

export const dictionary = defineContract({
  name: 'tenant.dictionary',
  summary:
    'The entries of a dictionary. Search and paging are the reference backend’s; other servers return all entries.',
  method: 'GET',
  path: 'blade-system/dict/dictionary',
  access: 'public',
  // Section 7: “a system dictionary by typeCode elecSign”.
  parameters: { code: 'typeCode' },
  ...DICTIONARY,
})

export const businessDictionary = defineContract({
  name: 'tenant.businessDictionary',
  summary: 'The entries of a business dictionary (dict-biz), as those of `dictionary`.',
  method: 'GET',
  path: 'blade-system/dict-biz/dictionary',
  access: 'public',
  ...DICTIONARY,
})

export const regionSearch = defineContract({
  name: 'tenant.regionSearch',
  summary:
    'The smallest regions whose own name or that of a region around them matches (path chosen here), nearest first.',
  method: 'GET',
  path: 'blade-system/region/search',
  access: 'public',
  query: z.object({
    /** Words separated by blanks, each a part of the names from the province down: 江苏 苏州, 苏州昆山. */
    keyword: z.string().check(z.minLength(1), z.maxLength(50)),
  }),
  data: list(
    z.object({
      /** From the province down. */
      path: list(z.object({ code: text, name: text })),
    }),
  ),
})

export const regionTree = defineContract({
  name: 'tenant.regionTree',
  summary: 'The regions directly below one; 00 is the whole country.',
  method: 'GET',
  path: 'blade-system/region/lazy-tree',
  access: 'public',
  query: z.object({ parentCode: z.string() }),
  data: list(
    z.object({ id, parentId: id, title: text, value: text, key: text, hasChildren: flag }),
  ),
})
