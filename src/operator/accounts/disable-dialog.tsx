import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  accountDisable,
  accountSearch,
  type CustomerAccount,
} from '#schemas/api/operator-accounts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import layout from '#src/ui/theme/layout.module.css'
import { operatorCall } from '../operator-call.ts'

interface DisableDialogProps {
  account: CustomerAccount
  onClose: () => void
}

/** Asks why an account of customers is disabled, and disables it. */
export const DisableDialog = ({ account, onClose }: DisableDialogProps) => {
  const [reason, setReason] = useState('')
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!reason.trim()) throw new Error('请填写停用原因')
      await operatorCall(accountDisable, { body: { id: account.id, reason } })
    },
    onSuccess: () => {
      notify.success('已停用，登录已结束')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [accountSearch.name] }),
  })
  return (
    <Dialog
      title="停用客户账号"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form="disable" look="danger" busy={isPending}>
            停用
          </Button>
        </>
      }
    >
      <form
        id="disable"
        className={layout.stack}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          mutate()
        }}
      >
        <p>
          {account.customers.join('、') || account.phone}
          将不能登录，已有的登录随即结束。客户登录时只看到账号已停用，看不到原因。
        </p>
        <TextField
          label="原因（仅运营人员可见）"
          value={reason}
          maxLength={200}
          onChange={setReason}
        />
        <Failure message={error?.message} />
      </form>
    </Dialog>
  )
}
