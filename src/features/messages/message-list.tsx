import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { PageError, PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { tabId } from '#src/ui/controls/tab-list.tsx'
import type { Message } from '#schemas/api/messages.ts'
import { MESSAGE_TABS } from './message-tabs.ts'
import styles from './message-list.module.css'
import { messageTime } from './message-time.ts'
import type { Messages } from './use-messages.ts'

/** The id of the list that the tabs control. */
export const LIST_ID = 'message-list'

/** Renders the unread messages of one tab, and reports the distance to its bottom, so that the next page loads. */
export const MessageList = ({ messages, isHidden }: { messages: Messages; isHidden: boolean }) => {
  const { context, view, send } = messages
  const { records, tab, failures } = context
  const area = useRef<HTMLDivElement>(null)

  const measure = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = area.current ?? {}
    send({ type: 'list.scrolled', distance: scrollHeight - scrollTop - clientHeight })
  }
  useLayoutEffect(() => {
    // A hidden element has no height.
    if (!isHidden) measure()
    // oxlint-disable-next-line react/exhaustive-deps -- measure reads refs only
  }, [records, isHidden])

  // A message that was read has left the list: the focus goes to the one that took its index.
  const left = useRef<number>(undefined)
  useEffect(() => {
    if (isHidden || left.current === undefined) return
    const rows = area.current?.querySelectorAll<HTMLElement>('li > button') ?? []
    const next = rows[Math.min(left.current, rows.length - 1)] ?? area.current
    left.current = undefined
    next?.focus()
  }, [isHidden])
  const open = (message: Message, index: number) => {
    left.current = index
    send({ type: 'message.open', message })
  }

  const label = MESSAGE_TABS.find((each) => each.tab === tab)?.label ?? ''
  // The count is of both tabs: what is unread is in the other one.
  const other = MESSAGE_TABS.find((each) => each.tab !== tab)
  return (
    <div
      ref={area}
      id={LIST_ID}
      role="tabpanel"
      aria-labelledby={tabId(LIST_ID, tab)}
      tabIndex={view === 'list' ? -1 : 0}
      hidden={isHidden}
      className={styles.area}
      onScroll={measure}
    >
      {view === 'loading' && <PageSkeleton lines={5} label="消息加载中" />}
      {view === 'failed' && (
        <PageError error={new Error(failures.list)} onRetry={() => send({ type: 'list.retry' })} />
      )}
      {view === 'empty' && (
        <PageState
          kind="empty"
          title={`没有未读的${label}`}
          actions={
            context.unread > 0 &&
            other && (
              <Button
                onClick={() => {
                  area.current?.focus()
                  send({ type: 'tab.choose', tab: other.tab })
                }}
              >
                查看未读的{other.label}
              </Button>
            )
          }
        />
      )}
      {view === 'list' && (
        <>
          <ul>
            {records.map((message, index) => (
              <li key={message.id}>
                <button type="button" className={styles.row} onClick={() => open(message, index)}>
                  <span className={styles.title}>{message.title}</span>
                  <time className={styles.time}>{messageTime(message.notifyTime)}</time>
                  <span className={styles.excerpt}>{message.content}</span>
                </button>
              </li>
            ))}
          </ul>
          <Foot messages={messages} />
        </>
      )}
    </div>
  )
}

const Foot = ({ messages: { foot, context, send } }: { messages: Messages }) => (
  <div className={styles.foot} role="status">
    {foot === 'end' && '没有更多了'}
    {foot === 'loading' && '正在加载…'}
    {foot === 'failed' && (
      <>
        {context.failures.list}
        <Button look="quiet" size="small" onClick={() => send({ type: 'list.retry' })}>
          重试
        </Button>
      </>
    )}
  </div>
)
