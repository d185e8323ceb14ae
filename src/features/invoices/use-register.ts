import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  invoiceRegister,
  MOST_INVOICES,
  type InvoiceDraft,
  type RegisteredInvoice,
} from '#schemas/api/invoices.ts'
import { recordList } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** Registers invoices; more than one call takes are sent in several. @returns the result of each */
export const registerInvoices = async (
  invoices: readonly InvoiceDraft[],
): Promise<RegisteredInvoice[]> => {
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
}

/** A mutation that registers invoices: lists of records are read again afterwards. */
export const useRegister = <Given, Done>(register: (given: Given) => Promise<Done>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: register,
    onSettled: () => queries.invalidateQueries({ queryKey: [recordList.name] }),
  })
}
