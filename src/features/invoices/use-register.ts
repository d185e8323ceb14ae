import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invoiceRegister, MOST_INVOICES, type InvoiceDraft } from '#schemas/api/invoices.ts'
import { recordList } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** Registers invoices; more than one call takes are sent in several. */
export const useRegister = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (invoices: readonly InvoiceDraft[]) => {
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
