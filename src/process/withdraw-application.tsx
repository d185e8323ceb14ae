import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { todoList } from '#schemas/api/next-steps.ts'
import { FlowStatus, processWithdraw } from '#schemas/api/process.ts'
import { customerGoodsList, type Application } from '#schemas/api/products.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'

interface WithdrawApplicationProps {
  application: Pick<Application, 'flowOnlyId' | 'status' | 'processName'>
  /** Called after a withdrawal, and where the application has changed meanwhile. */
  onChanged?: () => void
}

/** Withdraws an application in review, or gives one up that is under way, after saying what that means. */
export const WithdrawApplication = ({ application, onChanged }: WithdrawApplicationProps) => {
  const { flowOnlyId, status, processName } = application
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const texts = status === FlowStatus.committed ? IN_REVIEW : UNDER_WAY
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(processWithdraw, { body: { id: flowOnlyId, status } }, { hide: true }),
    onSuccess: () => {
      setOpen(false)
      notify.success(texts.done)
    },
    onError: (failed) => {
      if (!isConflict(failed)) return
      setOpen(false)
      notify.warning(failed.message)
    },
    onSettled: (_, failed) => {
      if (failed && !isConflict(failed)) return
      void queries.invalidateQueries({ queryKey: [customerGoodsList.name] })
      void queries.invalidateQueries({ queryKey: [todoList.name] })
      onChanged?.()
    },
  })
  if (!flowOnlyId) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`${texts.action}：${processName}`}
        onClick={() => setOpen(true)}
      >
        {texts.action}
      </Button>
      <Dialog
        title={`${texts.action}？`}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{texts.stay}</Button>
            <Button look="danger" busy={isPending} onClick={() => mutate()}>
              {texts.action}
            </Button>
          </>
        }
      >
        <p>
          {texts.meaning(processName)}
          填写的内容会保留，可随时从“我的产品”重新申请，届时合同需重新签署，授权与承诺需重新确认。
        </p>
        <Failure message={error?.message} />
      </Dialog>
    </>
  )
}

/** The application has changed since the customer saw it: an operator has decided. */
const isConflict = (error: Error): boolean => error instanceof ApiError && error.kind === 'conflict'

const IN_REVIEW = {
  action: '撤回申请',
  stay: '暂不撤回',
  done: '申请已撤回',
  meaning: (name: string) => `撤回后，平台停止审批“${name}”，已签署的合同失效。`,
}
const UNDER_WAY = {
  action: '放弃申请',
  stay: '继续保留',
  done: '已放弃该申请',
  meaning: (name: string) => `放弃后，“${name}”不再列为待办，已签署的合同失效。`,
}
