import type { ProcessPlan } from '#engine/process/plan.ts'
import { pathReport } from '#machines/process/path-report.ts'

/**
 * The generated paths of a process and what they reach, a line each.
 * @returns also whether every path arrives, and reaches all steps, ways and both sides of each condition
 */
export const pathLines = (plan: ProcessPlan): { lines: string[]; isCovered: boolean } => {
  const { paths, figures, impossible, problems } = pathReport(plan)
  const counts = figures.map(({ label, reached, all }) => `${label} ${reached}/${all}`)
  return {
    isCovered: problems.length === 0,
    lines: [
      ...paths.map(({ title }, at) => `${at + 1}. ${title}`),
      `${paths.length} 条路径；${counts.join('，')}；另有 ${impossible.length} 条去向不会发生`,
      ...problems,
    ],
  }
}
