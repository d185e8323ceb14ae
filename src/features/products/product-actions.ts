import { FlowStatus } from '#schemas/api/process.ts'
import type { Application, CustomerGoods } from '#schemas/api/products.ts'
import { isForAccount, ProcessType } from '#schemas/process/definition.ts'
import { applicationState } from './application-state.ts'

/** One process of a product, as `processList` returns it. */
export interface ProductProcess {
  type: number
  processName: string
  steps: number
  /** The kinds of accounts that may begin it; every account without. */
  accounts?: readonly string[]
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
  /** The process is not for the customer's kind of account. */
  isForOthers?: boolean
}

/**
 * Returns the action for a process by the customer's state: an application under way is continued; a process is begun
 * by the accounts that it is for; a product is opened first; a credit line can be activated once it is granted.
 * @param userType the type of the signed-in user
 */
export const productAction = (
  { type, processName, accounts }: ProductProcess,
  mine: CustomerGoods | undefined,
  userType?: number,
): ProductAction => {
  const application = mine?.applications.find(({ processType }) => processType === type)
  if (application && application.status !== FlowStatus.approved)
    return { type, label: applicationState(application).action, application }

  if (userType !== undefined && !isForAccount(accounts, userType))
    return { type, label: processName, hint: accountHint(accounts), isForOthers: true }

  const isOpened = mine?.status === 1
  if (type === ProcessType.opening)
    return isOpened ? { type, label: '已开通', isDone: true } : { type, label: '立即开通' }
  if (!isOpened) return { type, label: processName, hint: OPEN_FIRST }
  if (type === ProcessType.creditLine)
    return mine.quota ? { type, label: '已有额度', isDone: true } : { type, label: '申请额度' }
  if (type === ProcessType.activation) {
    if (!mine.quota) return { type, label: '激活额度', hint: '额度批复后可办理' }
    // An activated line stays one when it is frozen or expires.
    return mine.quota.status !== 0
      ? { type, label: '额度已激活', isDone: true }
      : { type, label: '激活额度' }
  }
  if (type === ProcessType.financing)
    return mine.quota?.status === 1
      ? { type, label: '申请融资' }
      : { type, label: '申请融资', hint: '额度激活后可办理' }
  if (type === ProcessType.drawing) return drawing(mine)
  return { type, label: processName }
}

/** An application that was approved can be drawn; one that was drawn already is refused with why. */
const drawing = ({ applications }: CustomerGoods): ProductAction => {
  const type = ProcessType.drawing
  const isApproved = applications.some(
    ({ processType, status }) =>
      processType === ProcessType.financing && status === FlowStatus.approved,
  )
  return isApproved
    ? { type, label: '办理提款' }
    : { type, label: '办理提款', hint: '融资批准后可办理' }
}

/** Names the accounts that a process is for; '' for one that is for every account. */
export const accountHint = (accounts: readonly string[] = []): string => {
  if (isForAccount(accounts, 1)) return isForAccount(accounts, 2) ? '' : '仅限个人账户'
  return '仅限企业账户'
}

const OPEN_FIRST = '开通产品后可办理'

/** Tells whether all processes wait for an opening that none of them offers. */
export const isOpenedElsewhere = (actions: readonly ProductAction[]): boolean =>
  actions.every(({ hint }) => hint === OPEN_FIRST)

/** Returns the action of the main button: the first that is possible. */
export const mainAction = (actions: readonly ProductAction[]): ProductAction | undefined =>
  actions.find(({ hint, isDone }) => !hint && !isDone)
