import { useRef } from 'react'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { useFlow } from './use-flow.ts'

/** To be called when the customer begins with a step: fetches what the forms of the other steps need. */
export const useLaterWidgets = (): (() => void) => {
  const { plan } = useFlow()
  const hasBegun = useRef(false)
  return () => {
    if (hasBegun.current) return
    hasBegun.current = true
    void preloadWidgets(plan.steps.flatMap(({ forms }) => forms))
  }
}
