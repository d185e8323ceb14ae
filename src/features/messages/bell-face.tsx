import styles from './message-center.module.css'

/** A larger count is shown as 99+. */
const MOST_SHOWN = 99

/** Formats the unread count for the bell. */
export const countText = (unread: number): string =>
  unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)

/** Renders the bell with the unread count at its corner. */
export const BellFace = ({ unread }: { unread: number }) => (
  <>
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <path
        d="M5 9.5a6 6 0 0 1 12 0c0 4.5 1.8 5.8 2 6.5H3c.2-.7 2-2 2-6.5ZM9 19a2.2 2.2 0 0 0 4 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    {unread > 0 && (
      <span className={styles.count} aria-hidden="true">
        {countText(unread)}
      </span>
    )}
  </>
)
