/** What the specification fixes about messages (sections 2 and 9). */

/** The two tabs, by the `type` that the list is asked for. */
export const MessageTab = { notification: '1', warning: '2' } as const
export type MessageTab = (typeof MessageTab)[keyof typeof MessageTab]

export const MESSAGE_TABS: readonly { tab: MessageTab; label: string }[] = [
  { tab: MessageTab.notification, label: '通知' },
  { tab: MessageTab.warning, label: '预警' },
]

/** Sent with every list. */
export const MESSAGE_GENRE = '2' as const

export const MESSAGE_PAGE_SIZE = 10

/** The next page is loaded within this distance from the bottom; pixels. */
export const NEXT_PAGE_DISTANCE = 400

/** Between two pages; milliseconds. */
export const NEXT_PAGE_PAUSE = 1_000
