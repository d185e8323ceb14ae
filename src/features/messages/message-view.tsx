import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PageError, PageSkeleton } from '#src/ui/page/page-state.tsx'
import { messageTime } from './message-time.ts'
import styles from './message-view.module.css'
import { subjectAddress } from '#src/records/subject-address.ts'
import type { Messages } from './use-messages.ts'

/** Renders one message in full, in place of the list. */
export const MessageView = ({
  messages,
  onLeave,
}: {
  messages: Messages
  /** Called when the customer follows the message's link. */
  onLeave: (() => void) | undefined
}) => {
  const { context, reading, send } = messages
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  if (!context.opened) return null
  const address = subjectAddress(context.opened)
  return (
    <article className={styles.view}>
      <button type="button" className={styles.back} onClick={() => send({ type: 'message.close' })}>
        <span aria-hidden="true">‹</span> 返回列表
      </button>
      <div className={styles.text}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {context.opened.title}
        </h2>
        <time className={styles.time}>{messageTime(context.opened.notifyTime)}</time>
        {reading === 'fetching' && <PageSkeleton lines={3} label="消息加载中" />}
        {reading === 'failed' && (
          <PageError
            error={new Error(context.failures.reading)}
            onRetry={() => send({ type: 'message.retry' })}
          />
        )}
        {reading === 'shown' && (
          <>
            <p className={styles.content}>{context.opened.content}</p>
            {address && (
              <SubjectLink
                address={address}
                text={context.opened.about ? '查看申请' : '查看详情'}
                onLeave={onLeave}
              />
            )}
          </>
        )}
      </div>
    </article>
  )
}

interface SubjectLinkProps {
  address: string
  text: string
  onLeave: (() => void) | undefined
}

/** Renders the link to the application or the record that a message is about. */
const SubjectLink = ({ address, text, onLeave }: SubjectLinkProps) => {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={address}
      state={{ returnTo: pathname + search }}
      className={styles.subject}
      onClick={onLeave}
    >
      {text} <span aria-hidden="true">›</span>
    </Link>
  )
}
