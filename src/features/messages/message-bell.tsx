import { useSession } from '#src/session/use-session.ts'
import styles from './message-bell.module.css'
import { useSharedMessages } from './messages-provider.tsx'

/** Renders the bell in the header for signed-in customers; its code is loaded after the sign-in. */
export const MessageBell = () => {
  const { user } = useSession()
  const shared = useSharedMessages()
  if (!user) return null
  if (!shared) return <span className={styles.place} />
  return <shared.code.MessageCenter actor={shared.actor} />
}
