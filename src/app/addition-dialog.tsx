import type { ComponentType } from 'react'
import { AddInvoice } from '#src/features/invoices/add-invoice.tsx'
import { AddBankCard } from '#src/features/resources/add-bank-card.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import type { AddedKind } from './additions.tsx'

/** The forms of features that add a record; each says the ids of what it has added. */
const FORMS: Record<AddedKind, ComponentType<{ onDone: (ids: readonly string[]) => void }>> = {
  invoice: AddInvoice,
  bankCard: AddBankCard,
}

interface AdditionDialogProps {
  kind: AddedKind
  label: string
  isOpen: boolean
  /** Takes the ids of what was added; none where the customer has given up. */
  onEnd: (ids: readonly string[]) => void
}

/** Asks the customer for a record of a kind. */
export const AdditionDialog = ({ kind, label, isOpen, onEnd }: AdditionDialogProps) => {
  const Form = FORMS[kind]
  return (
    <Dialog title={label} isOpen={isOpen} onClose={() => onEnd([])}>
      <Form onDone={onEnd} />
    </Dialog>
  )
}
