import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { list, number, text } from './wire.ts'

/** The fallback where a domain has no tenant, or the call fails (specification, section 9). */
export const DEFAULT_TENANT = '000000'

export const customerInfo = defineContract({
  name: 'tenant.customerInfo',
  summary: 'The tenant of a domain.',
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

/** The fallback where the contact list has none (specification, section 9, which leaves its number open). */
export const DEFAULT_HOTLINE = '400-800-0000'

export const contactList = defineContract({
  name: 'tenant.contactList',
  summary: 'The contacts of the provider: type 1 is the hotline, 2 the e-mail.',
  method: 'GET',
  path: 'blade-system/web-front/contact/list',
  access: 'public',
  query: z.object({ tenantId: z.string() }),
  data: list(z.object({ type: number, description: text })),
})

export const productTypes = defineContract({
  name: 'tenant.productTypes',
  summary: 'The product types that are shown to visitors of a tenant, of 1, 2, 3, 4, 5 and 99.',
  method: 'GET',
  path: 'blade-business/web-front/business/goods/typeList',
  access: 'public',
  query: z.object({ tenantId: z.string() }),
  data: list(z.number()),
})
