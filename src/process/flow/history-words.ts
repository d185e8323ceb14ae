import type { HistoryKind } from '#schemas/api/next-steps.ts'
import type { StatusTone } from '#src/ui/feedback/status-tag.tsx'

/** The words for the rounds of an application, the same for customers and operators. */
export const HISTORY_WORDS: Readonly<Record<HistoryKind, { label: string; tone: StatusTone }>> = {
  submitted: { label: '提交申请', tone: 'neutral' },
  returned: { label: '退回修改', tone: 'warning' },
  rejected: { label: '未通过', tone: 'danger' },
  approved: { label: '审批通过', tone: 'success' },
  withdrawn: { label: '撤回申请', tone: 'neutral' },
}
