import { useId, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import {
  operatorRecords,
  operatorQueues,
  requestMaterials,
  type SubmissionDetails,
} from '#schemas/api/operator-queues.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import texts from '#src/ui/theme/text.module.css'
import { operatorCall } from '../operator-call.ts'
import { recordsPath } from '../paths.ts'
import styles from './decision-dialog.module.css'
import { ReasonField } from './reason-field.tsx'
import page from './submission-page.module.css'

/** The button that asks the customer of an approved application for materials, and the link to what was asked for. */
export const RequestMaterials = ({ submission }: { submission: SubmissionDetails }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={page.buttons}>
      <Button onClick={() => setOpen(true)}>要求补充资料</Button>
      <Link to={recordsPath('materialRequest')} className={page.link}>
        查看补充资料
      </Link>
      {isOpen && <RequestDialog submission={submission} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface RequestDialogProps {
  submission: SubmissionDetails
  onClose: () => void
}

const RequestDialog = ({ submission, onClose }: RequestDialogProps) => {
  const { id, customerName, goodsName, processName } = submission
  const queries = useQueryClient()
  const [names, setNames] = useState('')
  const [reason, setReason] = useState('')
  const [dueOn, setDueOn] = useState('')
  const namesId = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const documents = names.split('\n').flatMap((name) => name.trim() || [])
      if (documents.length === 0) throw new Error('请填写需要的资料')
      if (!reason.trim()) throw new Error('请填写原因')
      if (!dueOn) throw new Error('请填写截止日期')
      await operatorCall(requestMaterials, {
        body: { id, documents, reason: reason.trim(), dueOn },
      })
    },
    onSuccess: () => {
      notify.success(`已要求补充资料：${customerName}`)
      onClose()
    },
    onSettled: () => {
      for (const { name } of [operatorRecords, operatorQueues])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })
  return (
    <Dialog
      title="要求补充资料"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            发送
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={texts.note}>{`${customerName} · ${goodsName} · ${processName}`}</p>
        <div className={styles.field}>
          <label htmlFor={namesId}>需要的资料（每行一份）</label>
          <textarea
            id={namesId}
            rows={3}
            className={styles.reason}
            value={names}
            onChange={({ target }) => setNames(target.value)}
          />
        </div>
        <ReasonField label="原因（客户会看到）" value={reason} onChange={setReason} />
        <TextField label="截止日期" type="date" value={dueOn} onChange={setDueOn} />
        <Failure message={error?.message} />
      </div>
    </Dialog>
  )
}
