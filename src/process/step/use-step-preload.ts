import { useEffect } from 'react'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { useFlow } from '../flow/use-flow.ts'
import { useReviewCode } from '../review/lazy-review-panel.tsx'
import { LazyStaleForms } from '../review/stale-notice.tsx'

const INTERACTIONS = ['pointerdown', 'keydown']

/** Preloads the code of the other steps on the first interaction. */
export const useStepPreload = (): void => {
  const { plan } = useFlow()
  const reviewCode = useReviewCode()
  useEffect(() => {
    const done = new AbortController()
    const preload = () => {
      done.abort()
      void preloadWidgets(plan.steps.flatMap(({ forms }) => forms.map((form) => form.plan)))
      for (const code of reviewCode) code.preload()
      LazyStaleForms.code.preload()
    }
    for (const event of INTERACTIONS) addEventListener(event, preload, { signal: done.signal })
    return () => done.abort()
  }, [plan, reviewCode])
}
