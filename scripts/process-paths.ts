import { pathCoverage } from '#machines/process/path-coverage.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'

/**
 * The generated paths of a process and what they reach, a line each.
 * @returns also whether every path arrives, and reaches all steps, ways and both sides of each condition
 */
export const pathLines = (plan: ProcessPlan): { lines: string[]; isCovered: boolean } => {
  const { paths, steps, routes, impossible, outcomes, unfilled, isComplete } = pathCoverage(plan)
  const share = ({
    reached,
    missing,
  }: {
    reached: readonly unknown[]
    missing: readonly unknown[]
  }) => `${reached.length}/${reached.length + missing.length}`
  const problems = [
    ...paths.flatMap(({ walk }, at) =>
      walk.end === 'waiting'
        ? []
        : [`第 ${at + 1} 条路径停在 ${walk.end}：${walk.failure || '没有下一步'}`],
    ),
    ...unfilled.map(({ title }) => `“${title}”：没有生成出符合表单的数据`),
    ...steps.missing.map(({ title }) => `“${title}”：没有路径经过`),
    ...routes.missing.map(
      ({ from, to }) => `从${named(from, '开始')}到${named(to, '提交')}：没有路径经过`,
    ),
    ...outcomes.missing.map(
      ({ step, holds }) => `“${step.title}”的显示条件：没有路径使它${holds ? '成立' : '不成立'}`,
    ),
    ...(isComplete ? [] : ['条件读取的数据组合过多，没有全部尝试']),
  ]
  return {
    isCovered: problems.length === 0,
    lines: [
      ...paths.map(
        ({ steps: along }, at) =>
          `${at + 1}. ${along.map(({ title }) => title).join(' → ')} → 提交`,
      ),
      `${paths.length} 条路径；步骤 ${share(steps)}，去向 ${share(routes)}（另有 ${impossible.length} 条不会发生），条件的两面 ${share(outcomes)}`,
      ...problems,
    ],
  }
}

const named = (step: PlanStep | undefined, end: string): string => `“${step?.title ?? end}”`
