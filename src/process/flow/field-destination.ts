/** A field that the customer wants to correct. */
export interface FieldTarget {
  progress: number
  formId: string
  /** A JSON pointer in the form's data; '' is the form's first field. */
  pointer: string
  /** The field has an issue, which its form shows when the customer arrives. */
  hasIssue?: true
}

/** Holds the target of a correction from the press on 修改 until its step is on the screen. */
export interface FieldDestination {
  set: (target: FieldTarget) => void
  /** Returns the step of the target. */
  progress: () => number | undefined
  /** Returns the target at a step, once. */
  take: (progress: number) => FieldTarget | undefined
}

/** Makes a destination without a target; each flow has one. */
export const createFieldDestination = (): FieldDestination => {
  let wanted: FieldTarget | undefined
  return {
    set: (target) => {
      wanted = target
    },
    progress: () => wanted?.progress,
    take: (progress) => {
      const target = wanted?.progress === progress ? wanted : undefined
      if (target) wanted = undefined
      return target
    },
  }
}
