export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

/** A short message to the customer that needs no action (a toast). */
export interface Notice {
  id: number
  kind: NoticeKind
  text: string
}

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Notice[]): void => {
  notices = next
  for (const listener of listeners) listener()
}

const add =
  (kind: NoticeKind) =>
  (text: string): void => {
    // A repeated text replaces the notice that shows it.
    const others = notices.filter((notice) => notice.text !== text)
    change([...others, { id: ++lastId, kind, text }])
  }

/** Shows a notice for some seconds at the top of the page; `Notices` renders it. */
export const notify = {
  success: add('success'),
  info: add('info'),
  warning: add('warning'),
  error: add('error'),
}

/** Holds the notices on screen, as an external store for React. */
export const noticeStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly Notice[] => notices,
  dismiss: (id: number): void => change(notices.filter((notice) => notice.id !== id)),
}
