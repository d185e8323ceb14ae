import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, page, pageQuery, text } from './wire.ts'

/** The actions of operators that are recorded; decisions and actions on records are in the timelines of these. */
export const OPERATOR_ACTIONS = [
  'signIn',
  'signOut',
  'readOutbox',
  'moveDate',
  'setPrice',
  'setFault',
  'setSigningFault',
  'reverseOrder',
  'saveOperator',
  'confirmChange',
  'refuseChange',
  'makeChange',
  'readAccounts',
  'disableAccount',
  'enableAccount',
  'endSessions',
] as const
export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number]

const operatorAction = z.object({
  id,
  at: text,
  kind: z.enum(OPERATOR_ACTIONS),
  /** The operator's name; '' for a refused sign-in. */
  operator: text,
  /** Of a refused sign-in, as it was typed; '' for a script. */
  account: text,
  /** The subject of the action, in words; '' where its kind says all. */
  about: text,
  /** The reason of a refusal; '' where it was done. */
  refusal: text,
})
export type OperatorAction = z.output<typeof operatorAction>

export const operatorActions = defineContract({
  name: 'operator.actions',
  summary:
    'A page of the recorded actions of all operators, refused ones included, newest first; `total` counts at most 10,000.',
  method: 'GET',
  path: 'operator/actions',
  access: 'operator',
  role: 'manager',
  query: z.object(pageQuery),
  data: page(operatorAction),
})
