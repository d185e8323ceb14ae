import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  operatorQueues,
  submissionDecide,
  submissionDetail,
  submissionList,
  type SubmissionDetails,
} from '#schemas/api/operator-queues.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import texts from '#src/ui/theme/text.module.css'
import { operatorCall } from '../operator-call.ts'
import {
  DECISIONS,
  REASON_LENGTH,
  reasonOf,
  REJECTIONS,
  returnsTo,
  sentPins,
  type Decision,
  type Pin,
} from './decision.ts'
import styles from './decision-dialog.module.css'
import { FrequentReasons, ReasonField } from './reason-field.tsx'
import { ReturnReasons } from './return-reasons.tsx'

interface DecisionDialogProps {
  decision: Decision
  submission: SubmissionDetails
  onClose: () => void
}

/** Asks for the reason of a decision and sends it. */
export const DecisionDialog = ({ decision, submission, onClose }: DecisionDialogProps) => {
  const { id, customerName, goodsName, processName, steps } = submission
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [pins, setPins] = useState<readonly Pin[]>([
    { progress: steps[0]?.progress ?? 1, field: '', text: '' },
  ])
  const { title, done } = DECISIONS.find(({ name }) => name === decision) ?? DECISIONS[0]
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const reason = decision === 'return' ? reasonOf(steps, pins) : text.trim()
      if (!reason && decision !== 'approve') throw new Error('请填写原因')
      if (reason.length > REASON_LENGTH) throw new Error(`原因合计不能超过 ${REASON_LENGTH} 字`)
      const places =
        decision === 'return'
          ? { progress: returnsTo(pins), pins: sentPins(steps, pins) }
          : undefined
      return operatorCall(submissionDecide, { body: { id, decision, reason, ...places } })
    },
    onSuccess: ({ status }) => {
      const isProposed = status === FlowStatus.committed
      notify.success(`${isProposed ? '已提交，待另一位操作员复核' : done}：${customerName}`)
      onClose()
    },
    onSettled: () => {
      for (const { name } of [submissionDetail, submissionList, operatorQueues])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            look={decision === 'reject' ? 'danger' : 'primary'}
            busy={isPending}
            onClick={() => mutate()}
          >
            确定
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={texts.note}>{`${customerName} · ${goodsName} · ${processName}`}</p>
        {decision === 'return' ? (
          <ReturnReasons steps={steps} pins={pins} onChange={setPins} />
        ) : (
          <>
            {decision === 'reject' && <FrequentReasons reasons={REJECTIONS} onChoose={setText} />}
            <ReasonField
              label={`原因（客户会看到${decision === 'approve' ? '，选填' : ''}）`}
              value={text}
              onChange={setText}
            />
          </>
        )}
        <Failure message={error?.message} />
      </div>
    </Dialog>
  )
}
