import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BodyOf } from '#schemas/api/contract.ts'
import { repaymentCalculate } from '#schemas/api/repayment.ts'
import { call } from '#src/api/call.ts'
import { after } from '#src/platform/clock.ts'

type Terms = BodyOf<typeof repaymentCalculate>

/** The time after the last key before a plan is calculated; ms. */
const DEBOUNCE = 300

/**
 * Calculates the plan of terms, some time after they last changed. The plan before stays until the new one is there, and
 * while there are no terms.
 */
export const useTrial = (terms: Terms | undefined) => {
  const key = terms && JSON.stringify(terms)
  const [asked, setAsked] = useState(key)
  useEffect(() => (key === undefined ? undefined : after(DEBOUNCE, () => setAsked(key))), [key])
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
