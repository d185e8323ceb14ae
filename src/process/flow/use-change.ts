import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PlanStep } from '#engine/process/plan.ts'
import { after } from '#src/platform/clock.ts'
import { useFlow } from './use-flow.ts'

/** A field that the customer wants to change. */
export interface FieldTarget {
  progress: number
  formId: string
  /** A JSON pointer in the form's data; '' is the form's first field. */
  pointer: string
  /** Something is wrong with it: what, is to be seen there. */
  isFaulty?: true
}

/** Keeps where the customer wants to go from the press on 修改 until its step is on the screen. */
export interface Destination {
  set: (target: FieldTarget) => void
  /** What is wanted at a step, once. */
  take: (progress: number) => FieldTarget | undefined
}

/** One for each flow. */
export const createDestination = (): Destination => {
  let wanted: FieldTarget | undefined
  return {
    set: (target) => {
      wanted = target
    },
    take: (progress) => {
      const target = wanted?.progress === progress ? wanted : undefined
      if (target) wanted = undefined
      return target
    },
  }
}

/** Leads from the review to an answer: its step, and there its field. */
export const useChange = (): ((target: FieldTarget) => void) => {
  const { stepSender, destination } = useFlow()
  return (target) => {
    destination.set(target)
    stepSender.send({ type: 'step.jump', progress: target.progress })
  }
}

/** Moves the focus to the field that the customer came for. */
export const useArriveAtField = (
  { progress }: PlanStep,
  arrive: (target: FieldTarget) => void,
): void => {
  const { destination } = useFlow()
  const { search } = useLocation()
  const isHere = new URLSearchParams(search).get('step') === String(progress)
  useEffect(() => {
    if (!isHere) return undefined
    // A page that has been navigated to scrolls to its top first.
    return after(0, () => {
      const target = destination.take(progress)
      if (target) arrive(target)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each arrival
  }, [isHere, progress])
}
