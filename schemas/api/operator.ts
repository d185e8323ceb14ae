import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { commodity } from './pledges.ts'
import { proposal } from './operator-proposal.ts'
import { OPERATOR_ROLES } from './operator-roles.ts'
import { flag, id, list, maybe, money, numberOr, text } from './wire.ts'

/*
 * The calls of the operators' console. The specification does not have them: their paths are chosen here.
 */
const OPERATOR = 'operator'

const roles = z.array(z.enum(OPERATOR_ROLES))

/** The operator of a session. */
const operatorInfo = z.object({ account: text, name: text, roles })
export type OperatorInfo = z.output<typeof operatorInfo>

export const operatorSignIn = defineContract({
  name: 'operator.signIn',
  summary:
    'Signs an operator in by account and password; five wrong passwords lock the account. With a new password, it is set; one that a manager has set is refused at `/newPassword` without it.',
  method: 'POST',
  path: `${OPERATOR}/session/sign-in`,
  access: 'public',
  device: true,
  body: z.object({
    account: z.string().check(z.maxLength(50)),
    /** Encrypted like a customer's: the SM2 of its MD5. */
    password: z.string().check(z.maxLength(1000)),
    /** Encrypted like the other one. */
    newPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  }),
  data: z.object({ token: text, operator: operatorInfo }),
})

export const operatorSession = defineContract({
  name: 'operator.session',
  summary: 'The operator of this session.',
  method: 'GET',
  path: `${OPERATOR}/session`,
  access: 'operator',
  data: operatorInfo,
})

export const operatorSignOut = defineContract({
  name: 'operator.signOut',
  summary: 'Ends this session.',
  method: 'POST',
  path: `${OPERATOR}/session/sign-out`,
  access: 'operator',
  data: z.unknown(),
})

/** An operator as the managers see it. */
const listedOperator = z.object({ id, account: text, name: text, roles, isDisabled: flag })
export type ListedOperator = z.output<typeof listedOperator>

export const operatorList = defineContract({
  name: 'operator.operators',
  summary: 'All operators, in the order of their accounts.',
  method: 'GET',
  path: `${OPERATOR}/operators`,
  access: 'operator',
  role: 'manager',
  data: list(listedOperator),
})

export const operatorSave = defineContract({
  name: 'operator.saveOperator',
  summary:
    'Adds an operator, or changes roles and password of one; its sessions end. For an account that decides it waits for another manager, or for a day.',
  method: 'POST',
  path: `${OPERATOR}/operators/save`,
  access: 'operator',
  role: 'manager',
  body: z.object({
    /** '' adds one. */
    id: z.string(),
    account: z.string().check(z.regex(/^[a-z][a-z0-9._-]{1,29}$/)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
    roles: z.array(z.enum(OPERATOR_ROLES)).check(z.minLength(1)),
    isDisabled: z.boolean(),
    /** Encrypted as for signing in; '' keeps the one that is set. */
    password: z.string().check(z.maxLength(1000)),
  }),
  data: z.object({
    /** '' for an account that is not added yet. */
    id: text,
    waits: flag,
  }),
})

/** A change of an operator's account that waits. */
const operatorChange = z.object({
  id,
  about: text,
  proposedBy: text,
  proposedAt: text,
  /** The time at which it is made without a second manager. */
  takesEffectAt: text,
  /** The reason for which the caller can't confirm it; '' where they can. */
  blocked: text,
})
export type OperatorChange = z.output<typeof operatorChange>

export const operatorChanges = defineContract({
  name: 'operator.changes',
  summary:
    'The changes of operators that wait for a second manager or for their day, oldest first.',
  method: 'GET',
  path: `${OPERATOR}/operators/changes`,
  access: 'operator',
  role: 'manager',
  data: list(operatorChange),
})

export const operatorConfirmChange = defineContract({
  name: 'operator.confirmChange',
  summary:
    'Confirms a change of an operator as the second manager, which is made. Code 409 for one who is no second person.',
  method: 'POST',
  path: `${OPERATOR}/operators/confirm-change`,
  access: 'operator',
  role: 'manager',
  body: z.object({ id }),
  data: z.unknown(),
})

export const operatorRefuseChange = defineContract({
  name: 'operator.refuseChange',
  summary: 'Refuses a change of an operator: as a manager, or as the one whom it concerns.',
  method: 'POST',
  path: `${OPERATOR}/operators/refuse-change`,
  access: 'operator',
  body: z.object({ id }),
  data: z.unknown(),
})

/** A code or an amount that was sent to a phone. */
const outboxMessage = z.object({ phone: text, kind: text, code: text, text, at: text })
export type OutboxEntry = z.output<typeof outboxMessage>

export const operatorOutbox = defineContract({
  name: 'operator.outbox',
  summary: 'The codes and amounts that were sent to phones, newest first.',
  method: 'GET',
  path: `${OPERATOR}/outbox`,
  access: 'operator',
  // A reader of a customer's codes can sign in and sign as that customer.
  role: 'manager',
  query: z.object({ phone: z.optional(z.string()) }),
  data: list(outboxMessage),
})

const dayEnd = z.object({
  date: text,
  /** The jobs of the day end, and how many records each of them had. */
  jobs: list(z.object({ name: text, label: text, processed: numberOr(0) })),
})

/** A job of the server's queue. */
const job = z.object({
  name: text,
  label: text,
  /** '' for none yet. */
  lastRun: text,
  /** `running`, `done`, `failed`, `retrying` (it has failed, and runs again at `nextRun`), or '' for none yet. */
  result: text,
  nextRun: text,
})
export type OperatorJob = z.output<typeof job>

const calendar = z.object({
  /** The business date. */
  today: text,
  /** The date up to which days are being ended; `today` where none is left. */
  target: text,
  /** The newest day ends, newest first, at most 60. */
  dayEnds: list(dayEnd),
  /** The jobs of the server's queue; none where it has no queue. */
  jobs: list(job),
})
export type OperatorCalendar = z.output<typeof calendar>

export const operatorCalendar = defineContract({
  name: 'operator.calendar',
  summary: 'The business date, what the newest day ends did, and the jobs of the queue.',
  method: 'GET',
  path: `${OPERATOR}/calendar`,
  access: 'operator',
  data: calendar,
})

export const operatorVerifyLedger = defineContract({
  name: 'operator.verifyLedger',
  summary: 'Recomputes the ledger, and lists what does not agree.',
  method: 'GET',
  path: `${OPERATOR}/ledger/verify`,
  access: 'operator',
  limit: { calls: 60, seconds: 600 },
  data: z.object({
    issues: list(
      z.object({
        /** `unit`, `balance`, `floor` or `pending`. */
        check: text,
        /** The unit, the account or the transfer. */
        subject: text,
        detail: text,
      }),
    ),
  }),
  timeout: 120_000,
})

export const operatorMoveDate = defineContract({
  name: 'operator.moveDate',
  summary:
    'Moves the business date forward, with a day end for each day that passes. With a queue it replies at once: the days are ended while `today` is before `target`.',
  method: 'POST',
  path: `${OPERATOR}/calendar/move`,
  access: 'operator',
  role: 'manager',
  body: z.object({ to: z.string() }),
  data: calendar,
  timeout: 120_000,
})

const commodityPrices = list(
  z.extend(commodity, {
    /** The price that waits for a second operator; null where none does. */
    proposal: maybe(proposal),
  }),
)
export type CommodityPrices = z.output<typeof commodityPrices>

export const operatorCommodities = defineContract({
  name: 'operator.commodities',
  summary: 'The commodities that can be pledged, with their market prices.',
  method: 'GET',
  path: `${OPERATOR}/commodities`,
  access: 'operator',
  data: commodityPrices,
})

export const operatorSetPrice = defineContract({
  name: 'operator.setPrice',
  summary:
    'Sets the price of a commodity from the business date on, in 元 a tonne (role `handler`), or confirms the one that waits (role `reviewer`, never the proposer); the day end watches the pledges by it. One far from the price before waits.',
  method: 'POST',
  path: `${OPERATOR}/commodities/price`,
  access: 'operator',
  body: z.object({ commodityId: z.string(), price: z.string().check(z.maxLength(20)) }),
  data: commodityPrices,
})

/** The faults of the simulated payment provider that can be switched on, to try what the portal makes of them. */
export const PROVIDER_FAULTS = [
  'none',
  'late',
  'twice',
  'never',
  'wrongAmount',
  'afterClose',
] as const
export type ProviderFault = (typeof PROVIDER_FAULTS)[number]

/** The labels of the faults. */
export const PROVIDER_FAULT_LABELS: Readonly<Record<ProviderFault, string>> = {
  none: '正常',
  late: '通知延迟',
  twice: '重复通知',
  never: '不通知',
  wrongAmount: '金额不符',
  afterClose: '关闭后仍扣款',
}

/** The tries to send the notice of a provider's order, and the time of the next one; '' for none. */
const notice = { tries: numberOr(0), nextNoticeAt: text }

const provider = z.object({
  /** One of `PROVIDER_FAULTS`. */
  fault: text,
  /** The newest orders, at most 50. */
  orders: list(
    z.object({
      orderNo: text,
      subject: text,
      amount: money,
      /** `open`, `paid`, `closed`, `refunded` or `reversed`. */
      state: text,
      ...notice,
    }),
  ),
})
export type OperatorProvider = z.output<typeof provider>

export const operatorProvider = defineContract({
  name: 'operator.provider',
  summary: 'The simulated payment provider: the fault that is switched on, and the newest orders.',
  method: 'GET',
  path: `${OPERATOR}/provider`,
  access: 'operator',
  data: provider,
})

export const operatorSetFault = defineContract({
  name: 'operator.setFault',
  summary: 'Switches a fault of the simulated payment provider on, or with `none` off.',
  method: 'POST',
  path: `${OPERATOR}/provider/fault`,
  access: 'operator',
  role: 'manager',
  body: z.object({ fault: z.enum(PROVIDER_FAULTS) }),
  data: provider,
})

export const operatorReverseOrder = defineContract({
  name: 'operator.reverseOrder',
  summary: 'Lets the simulated payment provider take a paid order back; a notice says so.',
  method: 'POST',
  path: `${OPERATOR}/provider/reverse`,
  access: 'operator',
  role: 'manager',
  body: z.object({ orderNo: z.string() }),
  data: provider,
})

/** The faults of the simulated signing provider; `byHand` has each order wait until somebody decides on its page. */
export const SIGNING_FAULTS = [
  'none',
  'byHand',
  'refused',
  'late',
  'twice',
  'never',
  'wrongSignature',
  'wrongDocument',
  'afterClose',
] as const
export type SigningFault = (typeof SIGNING_FAULTS)[number]

/** The labels of the faults. */
export const SIGNING_FAULT_LABELS: Readonly<Record<SigningFault, string>> = {
  none: '正常',
  byHand: '手动签署',
  refused: '拒绝签署',
  late: '通知延迟',
  twice: '重复通知',
  never: '不通知',
  wrongSignature: '通知签名错误',
  wrongDocument: '文件不符',
  afterClose: '关闭后仍签署',
}

const signingProvider = z.object({
  /** One of `SIGNING_FAULTS`. */
  fault: text,
  /** The newest orders, at most 50. */
  orders: list(
    z.object({
      orderNo: text,
      title: text,
      signer: text,
      /** `open`, `signed`, `refused` or `closed`. */
      state: text,
      ...notice,
    }),
  ),
})
export type OperatorSigningProvider = z.output<typeof signingProvider>

export const operatorSigningProvider = defineContract({
  name: 'operator.signingProvider',
  summary: 'The simulated signing provider: the fault that is switched on, and the newest orders.',
  method: 'GET',
  path: `${OPERATOR}/signing-provider`,
  access: 'operator',
  data: signingProvider,
})

export const operatorSetSigningFault = defineContract({
  name: 'operator.setSigningFault',
  summary: 'Switches a fault of the simulated signing provider on, or with `none` off.',
  method: 'POST',
  path: `${OPERATOR}/signing-provider/fault`,
  access: 'operator',
  role: 'manager',
  body: z.object({ fault: z.enum(SIGNING_FAULTS) }),
  data: signingProvider,
})
