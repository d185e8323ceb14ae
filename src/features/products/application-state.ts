import { FlowStatus } from '#schemas/api/process.ts'
import type { Application } from '#schemas/api/products.ts'
import type { StatusTone } from '#src/ui/feedback/status-tag.tsx'

/** The state of an application as its customer sees it, and the action that it allows. */
export interface ApplicationState {
  label: string
  tone: StatusTone
  /** The label of the button. */
  action: string
  /** The customer has to act. */
  isOpen: boolean
}

const STATES: Record<FlowStatus, ApplicationState> = {
  [FlowStatus.none]: { label: '填写中', tone: 'active', action: '继续办理', isOpen: true },
  [FlowStatus.restarted]: { label: '重新填写中', tone: 'active', action: '继续办理', isOpen: true },
  [FlowStatus.committed]: { label: '审批中', tone: 'waiting', action: '查看进度', isOpen: false },
  [FlowStatus.rejected]: { label: '未通过', tone: 'danger', action: '查看原因', isOpen: false },
  [FlowStatus.approved]: { label: '已通过', tone: 'success', action: '查看结果', isOpen: false },
  [FlowStatus.returned]: { label: '待补充', tone: 'warning', action: '补充资料', isOpen: true },
  [FlowStatus.withdrawn]: { label: '已撤回', tone: 'neutral', action: '重新申请', isOpen: false },
}

/** Returns the state of an application by its flow's status. */
export const applicationState = ({ status }: Pick<Application, 'status'>): ApplicationState =>
  STATES[status as FlowStatus] ?? STATES[FlowStatus.none]
