import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { operatorRefuseChange } from '#schemas/api/operator.ts'
import { operatorQueues, type AccountNotice } from '#schemas/api/operator-queues.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { operatorCall } from './operator-call.ts'
import styles from './frame.module.css'

/** Tells an operator what others change of the own account; what waits can be refused, the rest be put away in this tab. */
export const AccountNotices = ({ notices }: { notices: readonly AccountNotice[] }) => {
  const [read, setRead] = useState<readonly string[]>([])
  return notices
    .filter(({ id, waits }) => waits || !read.includes(id))
    .map((notice) => (
      <Notice
        key={`${notice.id} ${String(notice.waits)}`}
        notice={notice}
        onRead={() => setRead((known) => [...known, notice.id])}
      />
    ))
}

const Notice = ({ notice, onRead }: { notice: AccountNotice; onRead: () => void }) => {
  const { id, text, waits } = notice
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => operatorCall(operatorRefuseChange, { body: { id } }),
    onSuccess: () => notify.success('已拒绝，您的账号不变'),
    onSettled: () => queries.invalidateQueries({ queryKey: [operatorQueues.name] }),
  })
  return (
    <section className={styles.notice} aria-label="您的账号">
      <div>
        <p>{text}</p>
        <Failure message={error?.message} />
      </div>
      {waits ? (
        <Button size="small" busy={isPending} onClick={() => mutate()}>
          拒绝
        </Button>
      ) : (
        <Button size="small" onClick={onRead}>
          知道了
        </Button>
      )}
    </section>
  )
}
