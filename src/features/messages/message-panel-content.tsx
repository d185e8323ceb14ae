import { useEffect, useEffectEvent } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { CloseButton } from '#src/ui/controls/close-button.tsx'
import { TabList } from '#src/ui/controls/tab-list.tsx'
import { MESSAGE_TABS } from './message-tabs.ts'
import { LIST_ID, MessageList } from './message-list.tsx'
import styles from './message-panel-content.module.css'
import { MessageView } from './message-view.tsx'
import type { Messages } from './use-messages.ts'

interface MessagePanelContentProps {
  messages: Messages
  /** Called once the content is there. */
  onReady?: () => void
  /** Closes the panel; missing on the page of the messages. */
  onClose?: () => void
}

/** Renders the tabs, the list and the open message, in the bell's panel and on the page of the messages. */
export const MessagePanelContent = ({ messages, onReady, onClose }: MessagePanelContentProps) => {
  const { context, reading, isMarking, markingFailure, send } = messages
  const ready = useEffectEvent(() => onReady?.())
  useEffect(() => ready(), [])
  const isReading = reading !== 'nothing'
  return (
    <>
      <header className={styles.head} hidden={isReading}>
        <TabList
          label="消息类型"
          tabs={MESSAGE_TABS}
          selected={context.tab}
          onChoose={(tab) => send({ type: 'tab.choose', tab })}
          panelId={LIST_ID}
          look="lines"
        />
        <Button
          look="quiet"
          size="small"
          className={styles.readAll}
          busy={isMarking}
          disabled={context.unread === 0 && context.records.length === 0}
          onClick={() => send({ type: 'messages.readAll' })}
        >
          全部已读
        </Button>
        {onClose && <CloseButton className={styles.close} onClick={onClose} />}
      </header>
      {markingFailure && !isReading && (
        <p className={styles.failure} role="alert">
          {markingFailure}
        </p>
      )}
      <MessageList messages={messages} isHidden={isReading} />
      {isReading && <MessageView messages={messages} onLeave={onClose} />}
    </>
  )
}
