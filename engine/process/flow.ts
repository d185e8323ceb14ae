import type { FlowStatus, TaskData } from '#schemas/api/process.ts'

/** A flow as the server sends it. */
export interface FlowSnapshot {
  flowOnlyId: string
  status: FlowStatus
  /** The saved progress; 1 where nothing was saved. */
  progress: number
  tasks: TaskData[]
  /** External data by keyName: the process's variables. */
  variables: Record<string, unknown>
  /** The instance in the workflow engine; '' where there is none. */
  processInstanceId: string
  /** '' where the server has no revisions. */
  revision: string
  /** The idempotency key of the newest save; '' where the server sends none. */
  lastSaveKey: string
  /** The data committed last, by entry id; empty or missing where the server sends none. */
  submitted?: Record<string, unknown>
}

/** The save that the customer requests. */
export type Move =
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'jump'; progress: number }
  /** 暂存: the step is saved as it is, and the customer leaves. */
  | { kind: 'pause' }
  /** The step is saved as it is, while the customer goes on typing. */
  | { kind: 'keep' }
  /** 驳回, which the specification calls bohui: start again at step 1, keeping the data. */
  | { kind: 'restart' }

/** The data of a flow under way: by entry id, the saved data and the newest data. */
export interface FlowState extends Pick<FlowSnapshot, 'status' | 'tasks'> {
  /** The newest data of every entry by its id, saved or not. */
  data: Readonly<Record<string, unknown>>
  /** The ids of the entries whose newest data is not saved. */
  unsaved: readonly string[]
  /** External data by keyName. */
  external: Readonly<Record<string, unknown>>
}

/** The description of the flow in a save. */
export interface FlowAddress {
  processType: number
  businessId: string
}
