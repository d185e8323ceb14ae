import { sessionText } from '#schemas/session.ts'
import { useSession } from '#src/session/use-session.ts'
import { useSessionExpiry } from '#src/session/use-session-expiry.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import styles from './expiry-watch.module.css'
import { Failure } from '#src/ui/page/failure.tsx'

/** Warns a customer before the session ends, with the time left, and says that drafts are kept. */
export const ExpiryWatch = () => {
  const { logOut, timeOut } = useSession()
  const watch = useSessionExpiry()
  if (!watch.isWarning) return null
  return (
    <Dialog
      title={sessionText.expiryTitle}
      isOpen
      onClose={watch.dismiss}
      actions={
        <>
          <Button onClick={logOut}>{sessionText.logOut}</Button>
          {watch.canExtend ? (
            <Button look="primary" busy={watch.isExtending} onClick={watch.extend}>
              {sessionText.expiryContinue}
            </Button>
          ) : (
            <Button look="primary" onClick={timeOut}>
              {sessionText.signInAgain}
            </Button>
          )}
        </>
      }
    >
      <p>{watch.canExtend ? sessionText.expiryIdle : sessionText.expiryFinal}</p>
      <p className={styles.left}>
        剩余时间 <strong role="timer">{clockText(watch.secondsLeft)}</strong>
      </p>
      <p className={styles.note}>{sessionText.expiryAnswers}</p>
      <Failure message={watch.failure} />
    </Dialog>
  )
}

/** Formats seconds as minutes and seconds, like 2:05. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
