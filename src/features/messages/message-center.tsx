import { useState } from 'react'
import { Unseen } from '#src/ui/display/unseen.tsx'
import { BellFace, countText } from './bell-face.tsx'
import { LateLiveChanges } from './live-changes.tsx'
import styles from './message-center.module.css'
import { MessagePanel, preloadPanel } from './message-panel.tsx'
import { MESSAGE_PANEL_ID } from './panel-id.ts'
import { useMessages } from './use-messages.ts'

/** Renders the bell with the unread count, and the message panel that it opens. */
export const MessageCenter = () => {
  const messages = useMessages()
  const { unread } = messages.context
  const [isOpen, setOpen] = useState(false)
  const spoken = `${countText(unread)} 条未读`
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={unread > 0 ? `消息，${spoken}` : '消息'}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        popoverTarget={MESSAGE_PANEL_ID}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      >
        <BellFace unread={unread} />
      </button>
      <Unseen role="status">{unread > 0 ? `${spoken}消息` : '没有未读消息'}</Unseen>
      <LateLiveChanges />
      <MessagePanel
        id={MESSAGE_PANEL_ID}
        messages={messages}
        isOpen={isOpen}
        onToggle={(opens) => {
          setOpen(opens)
          messages.send({ type: opens ? 'panel.open' : 'panel.close' })
        }}
      />
    </>
  )
}
