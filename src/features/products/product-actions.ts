import { FlowStatus } from '#schemas/api/process.ts'
import type { Application, CustomerGoods } from '#schemas/api/products.ts'
import { ProcessType } from '#schemas/process/definition.ts'
import { applicationState } from './application-state.ts'

/** One process of a product, as `processList` returns it. */
export interface ProductProcess {
  type: number
  processName: string
  steps: number
}

/** The action that one process of a product offers the customer now. */
export interface ProductAction {
  type: number
  label: string
  /** The reason why the action is not possible yet. */
  hint?: string
  isDone?: boolean
  /** The application under way, to continue. */
  application?: Application
}

/**
 * Returns the action for a process by the customer's state: an application under way is continued; a
 * product is opened first; a credit line can be activated once it is granted.
 */
export const productAction = (
  { type, processName }: ProductProcess,
  mine: CustomerGoods | undefined,
): ProductAction => {
  const application = mine?.applications.find(({ processType }) => processType === type)
  if (application && application.status !== FlowStatus.approved)
    return { type, label: applicationState(application).action, application }

  const isOpened = mine?.status === 1
  if (type === ProcessType.opening)
    return isOpened ? { type, label: '已开通', isDone: true } : { type, label: '立即开通' }
  if (!isOpened) return { type, label: processName, hint: OPEN_FIRST }
  if (type === ProcessType.creditLine)
    return mine.quota ? { type, label: '已有额度', isDone: true } : { type, label: '申请额度' }
  if (type === ProcessType.activation) {
    if (!mine.quota) return { type, label: '激活额度', hint: '额度批复后可办理' }
    return mine.quota.status === 1
      ? { type, label: '额度已激活', isDone: true }
      : { type, label: '激活额度' }
  }
  return { type, label: processName }
}

const OPEN_FIRST = '开通产品后可办理'

/** Tells whether all processes wait for an opening that none of them offers. */
export const isOpenedElsewhere = (actions: readonly ProductAction[]): boolean =>
  actions.every(({ hint }) => hint === OPEN_FIRST)

/** Returns the action of the main button: the first that is possible. */
export const mainAction = (actions: readonly ProductAction[]): ProductAction | undefined =>
  actions.find(({ hint, isDone }) => !hint && !isDone)
