import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { flag, id, list, number, text } from './wire.ts'

/** Used where the domain has no tenant, or asking for it fails (specification, section 9). */
export const DEFAULT_TENANT = '000000'

export const customerInfo = defineContract({
  name: 'tenant.customerInfo',
  summary: 'The tenant that a domain belongs to.',
  method: 'GET',
  path: 'blade-system/tenant/customerInfo',
  access: 'public',
  query: z.object({ customerDomain: z.string() }),
  data: z.object({ tenantId: text }),
})

export const logo = defineContract({
  name: 'tenant.logo',
  summary: "The tenant's logo, name and colour (path chosen here: the specification shows none).",
  method: 'GET',
  path: 'blade-system/tenant/logo',
  access: 'public',
  query: z.object({ tenantId: z.string() }),
  data: z.object({ logo: text, name: text, primaryColor: text }),
})

/** `type` of a contact. */
export const CONTACT_TYPE = { hotline: 1, email: 2 } as const

/** Where the contact list has none (specification, section 9, which leaves its number open). */
export const DEFAULT_HOTLINE = '400-800-0000'

export const contactList = defineContract({
  name: 'tenant.contactList',
  summary: 'Ways to reach the provider: type 1 is the hotline, 2 the e-mail.',
  method: 'GET',
  path: 'blade-system/web-front/contact/list',
  access: 'public',
  query: z.object({ tenantId: z.string() }),
  data: list(z.object({ type: number, description: text })),
})

export const productTypes = defineContract({
  name: 'tenant.productTypes',
  summary: 'The product types that this customer is shown, of 1, 2, 3, 4, 5 and 99.',
  method: 'GET',
  path: 'blade-business/web-front/business/goods/typeList',
  access: 'public',
  query: z.object({ tenantId: z.string() }),
  data: list(z.number()),
})

export const dictionary = defineContract({
  name: 'tenant.dictionary',
  summary:
    'The entries of a dictionary. Searching and paging are of the reference backend: elsewhere all come.',
  method: 'GET',
  path: 'blade-system/dict/dictionary',
  access: 'public',
  query: z.object({
    code: z.string(),
    /** An entry's key: those below it only. */
    parentKey: z.optional(z.string()),
    /** Part of a name. */
    keyword: z.optional(z.string()),
    /** Keys with commas between them: these entries only. */
    keys: z.optional(z.string()),
    current: z.optional(z.coerce.number().check(z.int(), z.positive())),
    /** Entries of a page; all without it. */
    size: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
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
