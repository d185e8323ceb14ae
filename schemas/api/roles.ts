import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, list, record, text } from './wire.ts'

/** The codes that gate the entries of the user center (section 6). */
export const ROLE_BUTTONS = [
  'my_product_button',
  'financing_list_button',
  'repayment_list_button',
  'redemption_management_button',
  'asset_list_button',
  'core_liabilities_button',
  'contract_list_button',
  'trading_partner_button',
  'resource_management_button',
  'my_news_button',
] as const
export type RoleButton = (typeof ROLE_BUTTONS)[number]

export const roleList = defineContract({
  name: 'session.roleList',
  summary: 'The financing roles of the signed-in customer (path chosen here).',
  method: 'GET',
  path: 'blade-customer/web-front/customerapi/financingRole/list',
  access: 'customer',
  data: list(z.object({ id, roleName: text })),
})

export const grantTree = defineContract({
  name: 'session.grantTree',
  summary: 'The grants of a role, as the groups of a menu with their entries (path chosen here).',
  method: 'GET',
  path: 'blade-customer/web-front/customerapi/financingRole/grant-tree',
  access: 'customer',
  query: z.object({ roleId: z.string() }),
  data: z.object({
    menu: list(z.object({ id, title: text, children: list(z.object({ id, title: text })) })),
  }),
})

export const roleButtons = defineContract({
  name: 'session.roleButtons',
  summary: 'The role buttons of a role: code to name or id.',
  method: 'GET',
  path: 'blade-customer/web-front/customerapi/financingRole/buttons',
  access: 'customer',
  query: z.object({ roleId: z.string() }),
  data: record,
})
