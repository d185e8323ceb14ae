import { useState } from 'react'
import type { InvoiceDraft, RegisteredInvoice } from '#schemas/api/invoices.ts'
import { invoicesForm } from '#schemas/forms/invoice.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { RegisteredList } from './registered-list.tsx'
import { registerInvoices, useRegister } from './use-register.ts'

interface Table {
  invoices: readonly InvoiceDraft[]
}

/** Registers the invoices of a table; the rows that were refused stay to be corrected. */
export const RegisterMany = () => {
  const [done, setDone] = useState<readonly RegisteredInvoice[]>([])
  return (
    <>
      <InlineForm
        name="invoices"
        title="多张发票"
        content={invoicesForm}
        label="登记并核验"
        sending={useRegister(({ invoices }: Table) => registerInvoices(invoices))}
        onDone={setDone}
        rest={({ invoices }, registered) => {
          const refused = invoices.filter((_, at) => registered[at]?.refused)
          return refused.length > 0 ? { invoices: refused } : undefined
        }}
      />
      <RegisteredList registered={done} />
    </>
  )
}
