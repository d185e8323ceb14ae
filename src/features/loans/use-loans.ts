import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#schemas/api/contract.ts'
import { consultationPropose, loanDetail, loanList, loanQuote } from '#schemas/api/loans.ts'
import { recordDetail, recordMovements, recordPerform } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** Fetches the customer's loans with where they stand today. */
export const useLoans = () =>
  useQuery({
    queryKey: [loanList.name],
    queryFn: ({ signal }) => call(loanList, {}, { signal, hide: true }),
    staleTime: 0,
  })

/** Fetches a loan: its plan, its payments and what is owed today. */
export const useLoan = (id: string) =>
  useQuery({
    queryKey: [loanDetail.name, id],
    queryFn: ({ signal }) => call(loanDetail, { query: { id } }, { signal, hide: true }),
    staleTime: 0,
    // What is owed is never shown from before: a payment may have arrived meanwhile.
    gcTime: 0,
  })

type Choice = BodyOf<typeof loanQuote>

/** Asks for the price of a payment; the quote before stays until the new one is there. */
export const useQuote = (choice: Choice | undefined) =>
  useQuery({
    queryKey: [loanQuote.name, choice],
    queryFn: ({ signal }) => call(loanQuote, { body: choice as Choice }, { signal, hide: true }),
    enabled: choice !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

const SHOWS_LOANS = [loanList, loanDetail, recordDetail, recordMovements]

/** Reads everything anew that shows loans. */
const useFreshLoans = () => {
  const queries = useQueryClient()
  return () => {
    for (const { name } of SHOWS_LOANS) void queries.invalidateQueries({ queryKey: [name] })
  }
}

/** Promises payments for an overdue loan. */
export const useConsult = (loanId: string) => {
  const refresh = useFreshLoans()
  return useMutation({
    mutationFn: (given: Omit<BodyOf<typeof consultationPropose>, 'loanId'>) =>
      call(consultationPropose, { body: { loanId, ...given } }, { hide: true }),
    onSuccess: refresh,
  })
}

/** Withdraws promises that wait for the platform. */
export const useWithdrawConsultation = (id: string) => {
  const refresh = useFreshLoans()
  return useMutation({
    mutationFn: () =>
      call(
        recordPerform,
        { body: { kind: 'consultation', id, action: 'withdraw' } },
        { hide: true },
      ),
    onSettled: refresh,
  })
}
