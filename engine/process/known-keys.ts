import type { ProcessPlan } from './plan.ts'

/**
 * Returns the progress from which the data of each keyName is known: an external datum's at once, a step's after
 * it, and so an external datum's that is a value of a step.
 */
export const knownFrom = ({ externalData, steps }: ProcessPlan): ReadonlyMap<string, number> => {
  const known = new Map<string, number>()
  const add = (keyName: string, from: number) =>
    known.set(keyName, Math.min(from, known.get(keyName) ?? Infinity))
  for (const { keyName, progress, variable } of externalData) {
    const origin = steps.find(({ entries }) => entries.some(({ id }) => id === variable))
    add(keyName, Math.max(progress, origin ? origin.progress + 1 : 0))
  }
  for (const { entries, progress } of steps)
    for (const { keyName } of entries) add(keyName, progress + 1)
  return known
}
