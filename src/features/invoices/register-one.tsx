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
import { useRegister } from './use-register.ts'
import { RegisteredList } from './registered-list.tsx'

type Typed = Omit<InvoiceDraft, 'attachId'> & { file?: readonly Attachment[] }

/** Registers one invoice; the form is empty once it is registered, except for the buyer. */
export const RegisterOne = () => {
  const [done, setDone] = useState<readonly RegisteredInvoice[]>([])
  const { mutateAsync, isPending, error } = useRegister()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const register = async ({ file = [], ...draft }: Typed) => {
    setRefusal(null)
    const [registered] = await mutateAsync([{ ...draft, attachId: file[0]?.attachId ?? '' }])
    if (registered?.refused) {
      const refused = refusalOf(registered)
      setRefusal(refused)
      throw refused
    }
    return { registered, draft }
  }
  return (
    <>
      <InlineForm
        name="invoice"
        title="发票"
        content={invoiceForm}
        label="登记并核验"
        sending={{ mutateAsync: register, isPending, error: error ?? refusal }}
        onDone={({ registered, draft: { buyerName, buyerCreditCode } }, begin) => {
          if (registered) setDone((list) => [registered, ...list])
          begin({ buyerName, buyerCreditCode })
        }}
      />
      <RegisteredList registered={done} />
    </>
  )
}

const refusalOf = ({ refused, pointer }: RegisteredInvoice): ApiError =>
  new ApiError(refused, {
    kind: 'rejected',
    call: invoiceRegister.name,
    fields: pointer ? [{ formId: '', pointer, message: refused }] : [],
  })
