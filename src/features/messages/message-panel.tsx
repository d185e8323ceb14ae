import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { CloseButton } from '#src/ui/controls/close-button.tsx'
import { TabList } from '#src/ui/controls/tab-list.tsx'
import { MESSAGE_TABS } from './message-tabs.ts'
import { LIST_ID, MessageList } from './message-list.tsx'
import styles from './message-panel.module.css'
import { MessageView } from './message-view.tsx'
import type { Messages } from './use-messages.ts'

interface MessagePanelProps {
  id: string
  messages: Messages
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/**
 * Renders the notification panel: below the bell, on a phone a sheet at the bottom. It is a popover: the
 * browser closes it by Escape and by a press outside, and returns the focus to the bell.
 */
export const MessagePanel = ({ id, messages, isOpen, onToggle }: MessagePanelProps) => {
  const { context, reading, isMarking, markingFailure, send } = messages
  const panel = useRef<HTMLDivElement>(null)
  const isReading = reading !== 'nothing'
  // Sets the attribute by hand: React handles its own `autoFocus` and never renders it.
  useEffect(() => panel.current?.setAttribute('autofocus', ''), [])
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label="消息"
      tabIndex={-1}
      className={styles.panel}
      // Renders the content before the panel is shown, so that an immediate Tab reaches it.
      onBeforeToggle={(event) => {
        if (event.target === panel.current && event.newState === 'open') onToggle(true)
      }}
      onToggle={(event) => {
        if (event.target === panel.current && event.newState === 'closed') onToggle(false)
      }}
    >
      {isOpen && (
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
            <CloseButton className={styles.close} onClick={() => panel.current?.hidePopover()} />
          </header>
          {markingFailure && !isReading && (
            <p className={styles.failure} role="alert">
              {markingFailure}
            </p>
          )}
          <MessageList messages={messages} isHidden={isReading} />
          {isReading && <MessageView messages={messages} />}
        </>
      )}
    </div>
  )
}
