import { FlowStatus } from '#schemas/api/process.ts'
import type { StatusTone } from '#src/ui/feedback/status-tag.tsx'

/** The statuses of a submission as reviewers see them, those that wait for them first. */
export const FLOW_STATUSES: readonly { code: number; label: string; tone: StatusTone }[] = [
  { code: FlowStatus.committed, label: '待审批', tone: 'active' },
  { code: FlowStatus.none, label: '填写中', tone: 'neutral' },
  { code: FlowStatus.restarted, label: '重新填写', tone: 'neutral' },
  { code: FlowStatus.rejected, label: '未通过', tone: 'danger' },
  { code: FlowStatus.approved, label: '已通过', tone: 'success' },
  { code: FlowStatus.returned, label: '已退回', tone: 'warning' },
  { code: FlowStatus.withdrawn, label: '已撤回', tone: 'neutral' },
]

/** Returns a status as reviewers see it. */
export const flowStatus = (code: number) =>
  FLOW_STATUSES.find((status) => status.code === code) ?? {
    code,
    label: `状态 ${code}`,
    tone: 'neutral' as const,
  }
