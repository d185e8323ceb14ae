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
      title="登录即将结束"
      isOpen
      onClose={watch.dismiss}
      actions={
        <>
          <Button onClick={logOut}>退出登录</Button>
          {watch.canExtend ? (
            <Button look="primary" busy={watch.isExtending} onClick={watch.extend}>
              继续使用
            </Button>
          ) : (
            <Button look="primary" onClick={timeOut}>
              重新登录
            </Button>
          )}
        </>
      }
    >
      <p>
        {watch.canExtend
          ? '您已有一段时间没有操作。为保护账户安全，到时将自动退出登录。'
          : '本次登录已无法延长，到时需要重新登录。'}
      </p>
      <p className={styles.left}>
        剩余时间 <strong role="timer">{clockText(watch.secondsLeft)}</strong>
      </p>
      <p className={styles.note}>
        已填写的内容会保留在本机，重新登录后可继续办理；主动退出登录时，可以选择保存或清除。
      </p>
      <Failure message={watch.failure} />
    </Dialog>
  )
}

/** Formats seconds as minutes and seconds, like 2:05. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
