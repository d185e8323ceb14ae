import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BodyOf } from '#schemas/api/contract.ts'
import { repaymentCalculate } from '#schemas/api/repayment.ts'
import { call } from '#src/api/call.ts'
import { useSettled } from '#src/platform/use-settled.ts'

type Terms = BodyOf<typeof repaymentCalculate>

/**
 * Calculates the plan of terms, some time after they last changed. The plan before stays until the new one is there, and
 * while there are no terms.
 */
export const useTrial = (terms: Terms | undefined) => {
  const key = terms && JSON.stringify(terms)
  const asked = useSettled(key)
  const result = useQuery({
    queryKey: [repaymentCalculate.name, asked],
    queryFn: ({ signal }) =>
      call(repaymentCalculate, { body: JSON.parse(asked ?? '') as Terms }, { signal, hide: true }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return { ...result, isOutdated: result.isPlaceholderData || key !== asked }
}
