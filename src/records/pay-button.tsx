import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { useBeginPayment } from './use-begin-payment.ts'

interface PayButtonProps {
  /** The record that is paid for. */
  kind: string
  id: string
  label: string
}

/** Begins the payment of all that is due of a record; says why where it can't. */
export const PayButton = ({ kind, id, label }: PayButtonProps) => {
  const { mutate, isPending, error } = useBeginPayment()
  return (
    <>
      <Button look="primary" busy={isPending} onClick={() => mutate({ kind, id, purpose: 'due' })}>
        {label}
      </Button>
      <Failure message={error?.message} />
    </>
  )
}
