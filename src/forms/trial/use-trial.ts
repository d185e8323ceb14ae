import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { after } from '#src/platform/clock.ts'
import type { RepaymentPlan } from '#schemas/api/repayment.ts'
import type { FormContext, PlanTerms } from '../model/form-types.ts'
import { useOptionClient } from '../options/option-queries.ts'

/** The time after the last change before a plan is computed; ms. */
const DEBOUNCE = 300

/** Computes the plan of terms, some time after they last changed; the reply to the newest terms counts. */
export const useTrial = (
  { trial, options }: Pick<FormContext, 'trial' | 'options'>,
  terms: PlanTerms | undefined,
) => {
  const key = terms && JSON.stringify(terms)
  const [asked, setAsked] = useState(key)
  useEffect(() => (key === asked ? undefined : after(DEBOUNCE, () => setAsked(key))), [key, asked])
  const result = useQuery(
    {
      queryKey: ['trial', asked],
      queryFn: async ({ signal }): Promise<RepaymentPlan> => {
        if (!trial) throw new Error('此处无法试算')
        return trial(JSON.parse(asked ?? '') as PlanTerms, signal)
      },
      enabled: asked !== undefined,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      retry: false,
    },
    useOptionClient(options),
  )
  return { ...result, isOutdated: result.isPlaceholderData || key !== asked }
}
