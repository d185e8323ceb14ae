import type { ReactNode } from 'react'
import type { RoleButton } from '#schemas/session.ts'
import { ButtonGate } from './button-gate.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './user-frame.module.css'

interface UserFrameProps {
  /** Without it the page is not shown; undefined where any customer may see it. */
  button: RoleButton | undefined
  /** The id of the panel of messages. */
  messagesId: string
  children: ReactNode
}

/** Round every page of the user center: the side menu, and the page if the customer's role may see it. */
export const UserFrame = ({ button, messagesId, children }: UserFrameProps) => (
  <div className={styles.frame}>
    <SideMenu messagesId={messagesId} />
    <div className={styles.page}>
      <ButtonGate button={button}>{children}</ButtonGate>
    </div>
  </div>
)
