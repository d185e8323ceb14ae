import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invoiceRegister, MOST_INVOICES, type InvoiceDraft } from '#schemas/api/invoices.ts'
import { recordList } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'
import { uploadFile } from '#src/api/upload.ts'

/** Registers invoices, the first one with a file; more than one call takes are sent in several. */
export const useRegister = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ drafts, file }: { drafts: readonly InvoiceDraft[]; file?: File }) => {
      const attachId = file ? (await uploadFile(file)).attachId : ''
      const invoices = drafts.map((draft, at) =>
        at === 0 && attachId ? { ...draft, attachId } : draft,
      )
      const done = []
      for (let from = 0; from < invoices.length; from += MOST_INVOICES)
        done.push(
          ...(await call(
            invoiceRegister,
            { body: { invoices: invoices.slice(from, from + MOST_INVOICES) } },
            { hide: true },
          )),
        )
      return done
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [recordList.name] }),
  })
}
