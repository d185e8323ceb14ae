import type { ReactNode } from 'react'
import type { RoleButton } from '#schemas/api/roles.ts'
import { ButtonGate } from './button-gate.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './user-frame.module.css'

interface UserFrameProps {
  /** The role button that the page requires; undefined if any customer may see it. */
  button: RoleButton | undefined
  children: ReactNode
}

/** Frames every page of the user center: the side menu, and the page if the customer's role allows it. */
export const UserFrame = ({ button, children }: UserFrameProps) => (
  <div className={styles.frame}>
    <SideMenu />
    <div className={styles.page}>
      <ButtonGate button={button}>{children}</ButtonGate>
    </div>
  </div>
)
