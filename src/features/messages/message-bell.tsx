import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { useSession } from '#src/session/use-session.ts'
import styles from './message-bell.module.css'

const center = lazyCode(() => import('./message-center.tsx'))

/** The bell in the header, for who is signed in; its code comes when somebody is. */
export const MessageBell = () => {
  const { user } = useSession()
  return user ? <LoadedBell key={user.customerId} /> : null
}

const LoadedBell = () => {
  // A failure is silent: a page without its bell still is a page, and the next one tries again.
  const loaded = useCode(center)
  return loaded ? <loaded.MessageCenter /> : <span className={styles.place} />
}
