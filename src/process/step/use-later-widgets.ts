import { useEffect } from 'react'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { useFlow } from '../flow/use-flow.ts'
import { LazyReviewPanel } from '../review/lazy-review-panel.tsx'

const BEGINNINGS = ['pointerdown', 'keydown']

/** Fetches what the other steps need, when the customer begins with this one. */
export const useLaterWidgets = (): void => {
  const { plan } = useFlow()
  useEffect(() => {
    const begun = new AbortController()
    const begin = () => {
      begun.abort()
      void preloadWidgets(plan.steps.flatMap(({ forms }) => forms.map((form) => form.plan)))
      LazyReviewPanel.code.preload()
    }
    for (const event of BEGINNINGS) addEventListener(event, begin, { signal: begun.signal })
    return () => begun.abort()
  }, [plan])
}
