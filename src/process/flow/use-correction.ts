import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PlanStep } from '#engine/process/plan.ts'
import { shownSteps } from '#engine/process/steps.ts'
import { after } from '#src/platform/clock.ts'
import type { FieldTarget } from './field-destination.ts'
import { useFlow, type FlowContextValue } from './use-flow.ts'

/** Returns a function that jumps from the review to a field: to its step, and there to the field. */
export const useCorrection = (): ((target: FieldTarget) => void) => {
  const flow = useFlow()
  return (target) => jumpTo(flow, target)
}

/** Returns a function that leads to a field from any step. */
export const useWayToField = (): ((target: FieldTarget) => void) => {
  const flow = useFlow()
  return (target) => leadTo(flow, target)
}

type Flow = Pick<FlowContextValue, 'plan' | 'actor' | 'stepSender' | 'destination'>

const jumpTo = ({ stepSender, destination }: Flow, target: FieldTarget): void => {
  destination.set(target)
  stepSender.send({ type: 'step.jump', progress: target.progress })
}

/**
 * Leads to a field from any step: back by a jump, forward by passing the present step, which may lead beyond the field's; on
 * the present step to the field itself.
 */
export const leadTo = (flow: Flow, target: FieldTarget): void => {
  const { plan, actor, stepSender, destination } = flow
  const { context } = actor.getSnapshot()
  const { progress } = target
  if (progress < context.current) return jumpTo(flow, target)
  if (!shownSteps(plan, context).some((step) => step.progress === progress)) return
  destination.set(target)
  if (progress > context.current) stepSender.send({ type: 'step.next' })
  else dispatchEvent(new Event(HERE))
}

/** The event of a target on the step that is on the screen. */
const HERE = 'field-target'

/** Calls `arrive` when the step of a correction is on the screen. */
export const useArriveAtField = (
  { progress }: PlanStep,
  arrive: (target: FieldTarget) => void,
): void => {
  const { destination, stepSender } = useFlow()
  const { search, hash } = useLocation()
  const isHere = new URLSearchParams(search).get('step') === String(progress)
  useEffect(() => {
    if (!isHere) return undefined
    const take = () => {
      const target = destination.take(progress)
      if (target) arrive(target)
      return target
    }
    addEventListener(HERE, take)
    // The page scrolls to its top first, after the navigation.
    const cancel = after(0, () => {
      const wanted = destination.progress() ?? progress
      if (take()) return
      // A step forward led beyond the target.
      if (wanted < progress) stepSender.send({ type: 'step.jump', progress: wanted })
      // The field in which the session ended (src/session/left-page.ts).
      else if (hash) document.getElementById(hash.slice(1))?.focus()
    })
    return () => {
      removeEventListener(HERE, take)
      cancel()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each arrival
  }, [isHere, progress])
}
