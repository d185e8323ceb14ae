import { useSyncExternalStore } from 'react'
import { classNames } from '../theme/class-names.ts'
import { noticeStore, type NoticeKind } from './notify.ts'
import styles from './notices.module.css'

const SIGN: Record<NoticeKind, string> = { success: '✓', info: 'i', warning: '!', error: '×' }

/** Renders the notices on screen; mounted once. */
export const Notices = () => {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.read, noticeStore.read)
  return (
    <div className={styles.notices} role="status" aria-live="polite">
      {notices.map(({ id, kind, text }) => (
        <p
          key={id}
          className={styles.notice}
          // The style sheet ends the animation, and pauses it while the pointer is on the notice.
          onAnimationEnd={(event) => {
            if (event.animationName === styles.leave) noticeStore.dismiss(id)
          }}
        >
          <span className={classNames(styles.sign, styles[kind])} aria-hidden="true">
            {SIGN[kind]}
          </span>
          {text}
        </p>
      ))}
    </div>
  )
}
