import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { useSession } from '#src/session/use-session.ts'
import styles from './message-bell.module.css'

const center = lazyCode(() => import('./message-center.tsx'))

/** Renders the bell in the header for signed-in customers; its code is loaded after the sign-in. */
export const MessageBell = () => {
  const { user } = useSession()
  return user ? <LoadedBell key={user.customerId} /> : null
}

const LoadedBell = () => {
  // A failed load leaves the page without a bell; the next page retries.
  const loaded = useCode(center)
  return loaded ? <loaded.MessageCenter /> : <span className={styles.place} />
}
