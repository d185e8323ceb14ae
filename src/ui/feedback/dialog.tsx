import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CloseButton } from '../controls/close-button.tsx'
import { Notices } from './notices.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  isOpen: boolean
  /** Called by Escape, the close button and a click on the backdrop. */
  onClose: () => void
  children: ReactNode
  /** The buttons, the primary one last. */
  actions?: ReactNode
}

/** Renders a modal dialog: 432 px wide, on a phone a sheet at the bottom. The browser traps the focus. */
export const Dialog = ({ title, isOpen, onClose, children, actions }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      // Without autofocus the browser focuses the first button, which may be the wrong one.
      if (document.activeElement instanceof HTMLButtonElement) dialog.focus()
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={onClose}
      // Closes by Escape and by a press on the backdrop.
      closedby="any"
    >
      {isOpen && (
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <CloseButton className={styles.close} onClick={onClose} />
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {/* The notices of the page lie below the backdrop. */}
      {isOpen && <Notices />}
    </dialog>
  )
}
