import type { ProcessPlan } from './plan.ts'

/** The keyNames whose data is known when the step of `progress` is reached. */
export const keysBefore = (plan: ProcessPlan, progress: number): Set<string> =>
  new Set([
    ...plan.externalData
      .filter((datum) => datum.progress <= progress)
      .map(({ keyName }) => keyName),
    ...plan.steps
      .filter((step) => step.progress < progress)
      .flatMap((step) => step.entries.map(({ keyName }) => keyName)),
  ])

/** Every keyName of the process. */
export const allKeys = (plan: ProcessPlan): Set<string> => keysBefore(plan, Infinity)
