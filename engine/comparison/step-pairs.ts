import type { PlanStep, ProcessPlan } from '../process/plan.ts'
import { pairsOf, type Pairs } from './pairs.ts'

/** Pairs the steps of two versions of a process. */
export const pairSteps = (before: ProcessPlan, after: ProcessPlan): Pairs<PlanStep> =>
  pairsOf(before.steps, after.steps, namesOfStep)

/** A step is known by its entries' ids, under which data is saved, else by the keys that conditions read. */
const namesOfStep = ({ entries }: PlanStep): string[] => {
  const [main] = entries
  return main ? [`id ${main.id}`, `key ${main.keyName}`] : []
}
