import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PlanStep } from '#engine/process/plan.ts'
import { after } from '#src/platform/clock.ts'
import type { FieldTarget } from './field-destination.ts'
import { useFlow } from './use-flow.ts'

/** Returns a function that jumps from the review to a field: to its step, and there to the field. */
export const useCorrection = (): ((target: FieldTarget) => void) => {
  const { stepSender, destination } = useFlow()
  return (target) => {
    destination.set(target)
    stepSender.send({ type: 'step.jump', progress: target.progress })
  }
}

/** Calls `arrive` when the step of a correction is on the screen. */
export const useArriveAtField = (
  { progress }: PlanStep,
  arrive: (target: FieldTarget) => void,
): void => {
  const { destination } = useFlow()
  const { search, hash } = useLocation()
  const isHere = new URLSearchParams(search).get('step') === String(progress)
  useEffect(() => {
    if (!isHere) return undefined
    // The page scrolls to its top first, after the navigation.
    return after(0, () => {
      const target = destination.take(progress)
      if (target) arrive(target)
      // The field in which the session ended (src/session/left-page.ts).
      else if (hash) document.getElementById(hash.slice(1))?.focus()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each arrival
  }, [isHere, progress])
}
