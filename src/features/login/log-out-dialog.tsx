import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { unsavedFlows, unsentForms } from '#src/platform/draft-keys.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import styles from './log-out-dialog.module.css'

/** The engine is needed only by who saves. */
const sending = lazyCode(() => import('#src/process/flow/send-drafts.ts'))

/** The forms are named once the dialog asks. */
const titling = lazyCode(() => import('#src/records/use-form-draft.ts'))

/** Asks a customer who logs out with unsaved values: save them on the server, drop them, or stay. */
export const LogOutDialog = () => {
  const { user, status, closeLogOut, logOutNow } = useSession()
  const { customerId = '', draftKey = '' } = user ?? {}
  const [hasFlows] = useState(() => unsavedFlows(customerId).length > 0)
  const [forms] = useState(() => unsentForms(customerId).length)
  const titles = useTitles({ customerId, draftKey, isWanted: forms > 0 })
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isSignedIn = status === 'signedIn'
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  useEffect(() => {
    // The session has ended meanwhile: the drafts stay.
    if (!isSignedIn) closeLogOut()
    else sending.preload()
  }, [isSignedIn, closeLogOut])

  const save = async () => {
    setSaving(true)
    setFailure(undefined)
    const left = await sending
      .load()
      .then(({ sendDrafts }) => sendDrafts(customerId, draftKey))
      .catch(() => unsavedFlows(customerId))
    // The customer has closed the dialog meanwhile: the session goes on.
    if (!isOpen.current) return
    if (left.length === 0) return logOutNow()
    setSaving(false)
    setFailure('有内容未能保存到服务器，仍留在本机。请检查网络后重试，或打开该申请查看。')
  }

  return (
    <Dialog
      title="有未保存的内容"
      isOpen
      onClose={closeLogOut}
      actions={
        <div className={styles.actions}>
          {hasFlows && (
            <Button look="primary" busy={isSaving} onClick={() => void save()}>
              保存后退出登录
            </Button>
          )}
          <Button disabled={isSaving} onClick={logOutNow}>
            {hasFlows ? '不保存，退出登录' : '清空并退出登录'}
          </Button>
          <Button look="quiet" onClick={closeDialog}>
            取消
          </Button>
        </div>
      }
    >
      <p>有些内容只在本机，尚未保存到服务器。</p>
      {hasFlows && (
        <p className={styles.note}>
          保存后，下次登录可在任何设备上从“我的产品”继续办理；不保存，这些内容会从本机清除，无法恢复。
        </p>
      )}
      {forms > 0 && (
        <p className={styles.note}>
          有 {forms} 份表单填写后未提交
          {titles.length > 0 && `（${titles.map((title) => `“${title}”`).join('、')}）`}
          ，退出登录后会从本机清除；仍需要的，请先提交。
        </p>
      )}
      <Failure message={failure} />
    </Dialog>
  )
}

interface TitlesOptions {
  customerId: string
  draftKey: string
  isWanted: boolean
}

/** Returns the titles of the unsent forms; none until they are read. */
const useTitles = ({ customerId, draftKey, isWanted }: TitlesOptions): readonly string[] => {
  const [titles, setTitles] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isWanted) return undefined
    let isShown = true
    void titling
      .load()
      .then(({ titlesOfUnsent }) => titlesOfUnsent(customerId, draftKey))
      // Without them the dialog says how many there are.
      .catch(() => [])
      .then((found) => isShown && setTitles(found))
    return () => void (isShown = false)
  }, [customerId, draftKey, isWanted])
  return titles
}

/** Closes the dialog by the browser, which returns the focus. */
const closeDialog = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void =>
  currentTarget.closest('dialog')?.close()
