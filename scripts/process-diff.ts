import { changeWords } from '#engine/comparison/change.ts'
import { compareProcesses } from '#engine/comparison/compare-processes.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'

/** The differences of two versions of a process, a line each; as JSON with kind, pointer and place. */
export const diffLines = (before: ProcessPlan, after: ProcessPlan, asJson: boolean): string[] => {
  const changes = compareProcesses(before, after)
  if (asJson) {
    const rows = changes.map((change) => ({ ...change, message: changeWords(change) }))
    return [JSON.stringify(rows, null, 2)]
  }
  if (changes.length === 0) return ['两个版本的行为相同']
  return [
    ...changes.map((change) => `${changeWords(change)}\n    ${change.pointer}`),
    `${changes.length} 处差别`,
  ]
}
