import type { FlowStatus, TaskData } from '#schemas/api/process.ts'

/** A flow as the server knows it. */
export interface FlowSnapshot {
  flowOnlyId: string
  status: FlowStatus
  /** The saved progress; 1 where nothing was saved. */
  progress: number
  tasks: TaskData[]
  /** External data by keyName: the process's variables. */
  variables: Record<string, unknown>
  /** The newest workflow comment; '' where there is none. */
  reason: string
  /** '' where the server has no revisions. */
  revision: string
  /** The idempotency key of the newest save; '' where the server tells none. */
  lastSaveKey: string
  /** What was handed in last, by entry id; empty or missing where the server tells none. */
  submitted?: Record<string, unknown>
}

/** What the customer asked for; each is one save. */
export type Move =
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'jump'; progress: number }
  /** 暂存: what there is of the step is saved as it is, and the customer goes. */
  | { kind: 'pause' }
  /** 驳回, which the specification calls bohui: start again at step 1, keeping the data. */
  | { kind: 'restart' }

/** What the rules of a flow read of one that is under way: by entry id what was saved, and what there is now. */
export interface FlowState extends Pick<FlowSnapshot, 'status' | 'tasks'> {
  /** The newest data of every entry by its id, saved or not. */
  data: Readonly<Record<string, unknown>>
  /** External data by keyName. */
  external: Readonly<Record<string, unknown>>
}

/** What a save says of the flow that it belongs to. */
export interface FlowAddress {
  processType: number
  businessId: string
}
