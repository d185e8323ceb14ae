import { isSameJson } from '#engine/json/same.ts'
import type { ProcessActor } from '#machines/process/machine.ts'
import type { StepEvent } from '#machines/process/context.ts'

/** The newest values of a step's entries, its forms and its fixed page, by entry id. */
type ReadValues = () => Readonly<Record<string, unknown>>

/** Sends step events, each after the values of the step on the screen. */
export interface StepSender {
  /** Registers the function that reads the values of the step on the screen. @returns unregister */
  register: (read: ReadValues) => () => void
  /** Sends a `form.change` for each entry whose values the machine does not have, then the event. */
  send: (event: StepEvent) => void
  /** Lets the forms report what was typed in the last pause: before each other event, and before the page goes. */
  hand: () => void
}

/**
 * Makes the sender of a flow. Defaults that a form fills in reach the machine with a step event, not when the form
 * opens: a step that is opened and not changed has nothing unsaved.
 */
export const createStepSender = (actor: ProcessActor): StepSender => {
  let current: ReadValues | undefined
  return {
    register: (read) => {
      current = read
      return () => {
        if (current === read) current = undefined
      }
    },
    send: (event) => {
      if (!actor.getSnapshot().can(event)) return
      for (const [entryId, data] of Object.entries(current?.() ?? {}))
        if (!isSame(data, actor.getSnapshot().context.data[entryId]))
          actor.send({ type: 'form.change', entryId, data })
      actor.send(event)
    },
    hand: () => void current?.(),
  }
}

/** Equal as they are saved: an entry without data is saved as {}. */
const isSame = (a: unknown, b: unknown): boolean => isSameJson(a ?? {}, b ?? {})
