import { useEffect, useRef } from 'react'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import styles from './message-panel.module.css'
import type { Messages } from './use-messages.ts'

const PanelContent = lazyComponent(
  async () => (await import('./message-panel-content.tsx')).MessagePanelContent,
)

/** Loads the content of the panel, which will be opened soon. */
export const preloadPanel = () => PanelContent.code.preload()

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
  const panel = useRef<HTMLDivElement>(null)
  const tabbed = useRef(false)
  useEffect(() => {
    const box = panel.current
    // Sets the attribute by hand: React handles its own `autoFocus` and never renders it.
    box?.setAttribute('autofocus', '')
    // A Tab that comes before the content waits for it, as the focus would leave the empty panel.
    const awaitContent = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || box?.childElementCount) return
      event.preventDefault()
      tabbed.current = true
    }
    box?.addEventListener('keydown', awaitContent)
    return () => box?.removeEventListener('keydown', awaitContent)
  }, [])
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
        if (event.target !== panel.current || event.newState !== 'closed') return
        tabbed.current = false
        onToggle(false)
      }}
    >
      {isOpen && (
        <PanelContent
          messages={messages}
          onReady={() => {
            if (tabbed.current) panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          }}
          onClose={() => panel.current?.hidePopover()}
        />
      )}
    </div>
  )
}
