/**
 * The parts that may act on a record: its owner, the other party of the deal, the core enterprise, the platform's
 * operator, the clock at a day end, and the platform itself, where something else that happened has the action as its
 * effect: an application that was handed in, a payment that arrived.
 */
export const ROLES = [
  'owner',
  'counterparty',
  'coreEnterprise',
  'operator',
  'clock',
  'platform',
] as const
export type Role = (typeof ROLES)[number]

/** The parts that customers take. */
export type CustomerRole = Exclude<Role, 'operator' | 'clock' | 'platform'>

/** A status: its code on the wire, its label, and one sentence on what happens next and who acts. */
interface LifecycleStatus {
  code: number
  label: string
  tone: 'neutral' | 'active' | 'waiting' | 'success' | 'warning' | 'danger'
  sentence: string
  /** The customers that have to act now, each with the name of what there is to do. */
  waitsFor?: Readonly<Partial<Record<CustomerRole, string>>>
  /** The record is closed: nothing is pending for it, and no action leads away. */
  isFinal?: boolean
  /** It came to nothing, as what was refused, withdrawn, voided or closed: its amounts count in no total. */
  isVoid?: boolean
}

/** A message of an action. `{subject}` is the record, `{name}` a member of the input. */
interface LifecycleMessage {
  to: CustomerRole
  type: 'notification' | 'warning'
  title: string
  content: string
}

/** The limits of what one operator may do alone: above any of them a second one has to do it as well. */
export interface SecondPerson {
  /**
   * The amount at stake in 元: the largest of what the action moves, of the claim that it decides on, and of the market value of
   * the goods that it gives away.
   */
  above?: string
  /** The same amounts of one customer on a business date, as a multiple of `above`: as much is done alone, in parts. */
  timesADay?: number
  /** Percent by which a price, or what goods bring, may differ from the market. */
  offMarket?: string
}

/** An action: who may do it, and from which status it leads to which. */
export interface LifecycleAction<Status extends string = string> {
  label: string
  by: readonly Role[]
  /** The platform performs it as the effect of what the owner did, such as handing an application in: the owner is named for it. */
  isOfOwner?: boolean
  moves: Partial<Record<Status, Status>>
  /** The form of the input, a JSON Schema; an action without it has no input. */
  input?: { readonly [keyword: string]: unknown }
  /** The question that is asked first. */
  confirm?: string
  /** It ends what the record is for, and looks like it. */
  isDestructive?: boolean
  /** The limits of what one operator may do alone. */
  secondPerson?: SecondPerson
  messages?: readonly LifecycleMessage[]
}

/** All that may happen to a kind of record; backend, buttons, tags and machine are derived from it. */
export interface Lifecycle<Status extends string = string, Action extends string = string> {
  kind: string
  title: string
  initial: Status
  statuses: Readonly<Record<Status, LifecycleStatus>>
  actions: Readonly<Record<Action, LifecycleAction<Status>>>
  /** The names of its amounts for operators, the most important one first. */
  figures?: Readonly<Record<string, string>>
}

/** Declares a lifecycle, keeping the names of its statuses and actions. */
export const defineLifecycle = <Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
): Lifecycle<Status, Action> => lifecycle
