import { useEffect, useState, type ComponentType } from 'react'
import { lazyPage } from '#src/platform/lazy-page.ts'
import { useSession } from '#src/session/use-session.ts'
import styles from './message-bell.module.css'

const load = lazyPage(() => import('./message-center.tsx'))

/** The bell in the header, for who is signed in; its code comes when somebody is. */
export const MessageBell = () => {
  const { user } = useSession()
  return user ? <LoadedBell key={user.customerId} /> : null
}

const LoadedBell = () => {
  const [loaded, setLoaded] = useState<{ Content: ComponentType }>()
  useEffect(() => {
    let isWanted = true
    load().then(
      (module) => {
        if (isWanted) setLoaded({ Content: module.default })
      },
      // A page without its bell still is a page; the next one tries again.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return loaded ? <loaded.Content /> : <span className={styles.place} />
}
