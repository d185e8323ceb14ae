import { useState } from 'react'
import type { Attachment } from '#schemas/api/files.ts'
import {
  invoiceRegister,
  type InvoiceDraft,
  type RegisteredInvoice,
} from '#schemas/api/invoices.ts'
import { invoiceForm } from '#schemas/forms/invoice.ts'
import { ApiError } from '#src/api/api-error.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { RegisteredList } from './registered-list.tsx'
import { registerInvoices, useRegister } from './use-register.ts'

type Typed = Omit<InvoiceDraft, 'attachId'> & { file?: readonly Attachment[] }

/** Registers one invoice; the form is empty once it is registered, except for the buyer. */
export const RegisterOne = () => {
  const [done, setDone] = useState<readonly RegisteredInvoice[]>([])
  return (
    <>
      <RegisterForm onDone={(registered) => setDone((list) => [...registered, ...list])} />
      <RegisteredList registered={done} />
    </>
  )
}

/** The form of one invoice. */
export const RegisterForm = ({
  onDone,
}: {
  onDone: (registered: readonly RegisteredInvoice[]) => void
}) => (
  <InlineForm
    name="invoice"
    title="发票"
    content={invoiceForm}
    label="登记并核验"
    sending={useRegister(registerOne)}
    onDone={onDone}
    next={({ buyerName, buyerCreditCode }) => ({ buyerName, buyerCreditCode })}
  />
)

/** @throws ApiError with the field for which the invoice is refused */
const registerOne = async ({ file = [], ...draft }: Typed): Promise<RegisteredInvoice[]> => {
  const done = await registerInvoices([{ ...draft, attachId: file[0]?.attachId ?? '' }])
  for (const { refused: message, pointer } of done)
    if (message)
      throw new ApiError(message, {
        kind: 'rejected',
        call: invoiceRegister.name,
        fields: pointer ? [{ formId: '', pointer, message }] : [],
      })
  return done
}
