import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { flag, id, list, money, numberOr, text } from './wire.ts'

/*
 * The calls that tell a customer what comes next. The specification does not have them: their paths are chosen here.
 */
const GUIDE = 'blade-business/web-front/business/guide'

/**
 * The kinds of things a customer has to do, most urgent first: correct a returned application, look at a rejected one,
 * hand in materials that were asked for later,
 * sign a contract, activate a granted quota, go on with an application, apply for a quota of an opened product.
 */
export const TODO_KINDS = [
  'returned',
  'rejected',
  'materials',
  'sign',
  'activate',
  'continue',
  'apply',
] as const
export type TodoKind = (typeof TODO_KINDS)[number]

/** One thing that waits for the customer. */
const todo = z.object({
  /** A kind that this portal does not know is shown like an open application. */
  kind: z.pipe(
    z.nullish(z.string()),
    z.transform((value): TodoKind => TODO_KINDS.find((kind) => kind === value) ?? 'continue'),
  ),
  goodsId: id,
  goodsName: text,
  isGroup: flag,
  processType: numberOr(1),
  processName: text,
  businessId: id,
  /** '' where the flow is not begun yet. */
  flowOnlyId: id,
  /** The status of the flow; -1 without one. */
  status: numberOr(-1),
  /** The reviewer's reason of a return or a rejection. */
  reason: text,
  /** The step at which the flow continues: its title, its place among the customer's steps, and their number. */
  stepTitle: text,
  step: numberOr(0),
  steps: numberOr(0),
  /** The granted amount to activate, in 元, and the last day on which it is valid. */
  amount: money,
  validUntil: text,
  updatedAt: text,
})
export type Todo = z.output<typeof todo>

export const todoList = defineContract({
  name: 'nextSteps.todos',
  summary: 'What waits for the signed-in customer: most urgent first, then newest first.',
  method: 'GET',
  path: `${GUIDE}/todoList`,
  access: 'customer',
  data: list(todo),
})

const HISTORY_KINDS = ['submitted', 'returned', 'rejected', 'approved', 'withdrawn'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** One submission or decision of a flow. */
export const historyEntry = z.object({
  kind: z.enum(HISTORY_KINDS),
  /** The reviewer's reason; '' without one. */
  reason: text,
  /** The title of the step to which the flow was returned; '' for other kinds. */
  stepTitle: text,
  time: text,
})
export type HistoryEntry = z.output<typeof historyEntry>

export const flowHistory = defineContract({
  name: 'nextSteps.history',
  summary: 'The submissions and decisions of a flow, oldest first.',
  method: 'GET',
  path: `${GUIDE}/flowHistory`,
  access: 'customer',
  query: z.object({ flowOnlyId: z.string() }),
  data: list(historyEntry),
})

export const flowRecord = defineContract({
  name: 'nextSteps.record',
  summary:
    'The record that a flow decides about, such as a financing or a loan; an empty kind for none.',
  method: 'GET',
  path: `${GUIDE}/flowRecord`,
  access: 'customer',
  query: z.object({ flowOnlyId: z.string() }),
  data: z.object({ kind: text, id: text }),
})
