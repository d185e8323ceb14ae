import { useState } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { Unseen } from '#src/ui/display/unseen.tsx'
import { BellFace, countText } from './bell-face.tsx'
import { LateLiveChanges } from './live-changes.tsx'
import styles from './message-center.module.css'
import { MessagePanel, preloadPanel } from './message-panel.tsx'
import { useFreshCount, useMessages, type Messages, type MessagesActor } from './use-messages.ts'

/** Renders the bell with the unread count; it opens the message panel, and on the page of the messages it is a link to it. */
export const MessageCenter = ({ actor }: { actor: MessagesActor }) => {
  const messages = useMessages(actor)
  useFreshCount(actor)
  const isOnPage = useMatch(PATHS.messages) !== null
  const { unread } = messages.context
  const spoken = `${countText(unread)} 条未读`
  const name = unread > 0 ? `消息，${spoken}` : '消息'
  return (
    <>
      {isOnPage ? (
        // The list is on the page already.
        <Link to={PATHS.messages} className={styles.bell} aria-label={name} aria-current="page">
          <BellFace unread={unread} />
        </Link>
      ) : (
        <PanelBell name={name} messages={messages} />
      )}
      <Unseen role="status">{unread > 0 ? `${spoken}消息` : '没有未读消息'}</Unseen>
      <LateLiveChanges />
    </>
  )
}

const PANEL_ID = 'message-panel'

const PanelBell = ({ name, messages }: { name: string; messages: Messages }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={name}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        popoverTarget={PANEL_ID}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      >
        <BellFace unread={messages.context.unread} />
      </button>
      <MessagePanel
        id={PANEL_ID}
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
