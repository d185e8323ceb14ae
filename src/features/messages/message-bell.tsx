import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { lazyPage } from '#src/platform/lazy-page.ts'
import { useSession } from '#src/session/use-session.ts'
import { BellFace } from './bell-face.tsx'
import styles from './message-bell.module.css'

const load = lazyPage(() => import('./message-center.tsx'))

/** The bell in the header, for who is signed in; what it counts and shows comes after the page. */
export const MessageBell = () => {
  const { user } = useSession()
  return user ? <LoadedBell key={user.customerId} /> : null
}

const LoadedBell = () => {
  const [loaded, setLoaded] = useState<{ Content: ComponentType }>()
  const [attempt, setAttempt] = useState(0)
  const show = useEffectEvent((Content: ComponentType) => setLoaded({ Content }))
  useEffect(() => {
    // Without it there still is a bell; pressing that tries again.
    load().then(
      (module) => show(module.default),
      () => {},
    )
  }, [attempt])
  if (loaded) return <loaded.Content />
  return (
    <button
      type="button"
      className={styles.bell}
      aria-label="消息"
      onClick={() => setAttempt(attempt + 1)}
    >
      <BellFace unread={0} />
    </button>
  )
}
