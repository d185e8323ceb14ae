import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#schemas/api/contract.ts'
import {
  consultationPropose,
  loanDetail,
  loanList,
  loanQuote,
  paymentBegin,
  paymentDetail,
  paymentQuery,
} from '#schemas/api/loans.ts'
import { beginApplication } from '#schemas/api/products.ts'
import { ProcessType } from '#schemas/process/definition.ts'
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

/** Begins a payment for a loan. */
export const useBeginPayment = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof paymentBegin>) => call(paymentBegin, { body }, { hide: true }),
  })

/** Begins the deferral of a loan, or continues the one that is filled in. */
export const useBeginDeferral = () =>
  useMutation({
    mutationFn: (body: { goodsId: string; businessId: string }) =>
      call(beginApplication, { body: { ...body, type: ProcessType.deferral } }, { hide: true }),
  })

/** The wait between two looks at a payment that waits for its money; ms. */
const LOOK_AGAIN = 3000

/** Fetches a payment, and again until it has ended. */
export const usePayment = (id: string) =>
  useQuery({
    queryKey: [paymentDetail.name, id],
    queryFn: ({ signal }) => call(paymentDetail, { query: { id } }, { signal, hide: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status.name === 'waiting' ? LOOK_AGAIN : false),
  })

const SHOWS_LOANS = [loanList, loanDetail, paymentDetail, recordDetail, recordMovements]

/** Reads everything anew that shows loans and their payments. */
const useFreshLoans = () => {
  const queries = useQueryClient()
  return () => {
    for (const { name } of SHOWS_LOANS) void queries.invalidateQueries({ queryKey: [name] })
  }
}

/** Asks the provider for a payment whose notice has not come. */
export const useQueryPayment = (id: string) => {
  const refresh = useFreshLoans()
  return useMutation({
    mutationFn: () => call(paymentQuery, { body: { id } }, { hide: true }),
    onSettled: refresh,
  })
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

/** Cancels a payment that waits for its money. */
export const useCancelPayment = (id: string) => {
  const refresh = useFreshLoans()
  return useMutation({
    mutationFn: () =>
      call(recordPerform, { body: { kind: 'payment', id, action: 'cancel' } }, { hide: true }),
    onSettled: refresh,
  })
}
