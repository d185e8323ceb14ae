import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Failure } from '#src/ui/page/failure.tsx'

interface RemoveButtonProps {
  /** The name of what is removed. */
  name: string
  remove: {
    mutate: (given: void, options: { onSuccess: () => void }) => void
    isPending: boolean
    error: Error | null
  }
}

/** The button that removes something from a list, after a question. */
export const RemoveButton = ({ name, remove }: RemoveButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" look="quiet" aria-label={`移除${name}`} onClick={() => setOpen(true)}>
        移除
      </Button>
      <Dialog
        title={`移除${name}？`}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>取消</Button>
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSuccess: close })}
            >
              移除
            </Button>
          </>
        }
      >
        <p>移除后不能恢复；已提交的申请不受影响。</p>
        <Failure message={remove.error?.message} />
      </Dialog>
    </>
  )
}
