import { FlowStatus } from '#schemas/api/process.ts'
import type { Application, CustomerGoods } from '#schemas/api/products.ts'
import { ProcessType } from '#schemas/process/definition.ts'
import { applicationState } from './application-state.ts'

/** One process of a product, as the wire lists it. */
export interface ProductProcess {
  type: number
  processName: string
  steps: number
}

/** What the customer can do with one process of a product at this moment. */
export interface ProductAction {
  type: number
  label: string
  /** Why it can't be done yet. */
  hint?: string
  isDone?: boolean
  /** The one under way, to go on with. */
  application?: Application
}

/**
 * The action for a process, by what the customer has: an application under way is gone on with;
 * opening comes first; a credit line is activated once there is one that waits for it.
 */
export const productAction = (
  { type, processName }: ProductProcess,
  mine: CustomerGoods | undefined,
): ProductAction => {
  const application = mine?.applications.find(({ processType }) => processType === type)
  if (application && application.status !== FlowStatus.reopened)
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

/** Whether everything waits for the product to be opened, which none of its processes does. */
export const isOpenedElsewhere = (actions: readonly ProductAction[]): boolean =>
  actions.every(({ hint }) => hint === OPEN_FIRST)

/** The one to show as the main button: the first that can be done. */
export const mainAction = (actions: readonly ProductAction[]): ProductAction | undefined =>
  actions.find(({ hint, isDone }) => !hint && !isDone)
