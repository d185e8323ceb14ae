import { MessageTab } from '#schemas/api/messages.ts'

/** The tabs of the message panel (specification, section 2). */
export const MESSAGE_TABS: readonly { tab: MessageTab; label: string }[] = [
  { tab: MessageTab.notification, label: '通知' },
  { tab: MessageTab.warning, label: '预警' },
]
