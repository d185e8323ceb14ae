import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Notices } from './notices.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  isOpen: boolean
  /** Escape, the cross, a click beside the dialog. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** A modal dialog, 432 px wide, a sheet at the bottom of a phone; the browser keeps the focus in it. */
export const Dialog = ({ title, isOpen, onClose, children, actions }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      // Where nothing asks for the focus the browser gives it to the first button, which may be a wrong one.
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
      // By Escape and by a press beside it.
      closedby="any"
    >
      {isOpen && (
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            ×
          </button>
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {/* The page's own notices are below the backdrop. */}
      {isOpen && <Notices />}
    </dialog>
  )
}
