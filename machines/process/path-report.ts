import { edgeId, edgesAlong } from '#engine/graph/process-graph.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { pathCoverage, type PathCoverage } from './path-coverage.ts'

/** A generated path, for authors. */
export interface ReportedPath {
  /** The steps that it shows, by the names of their states. */
  steps: readonly string[]
  /** The ways that it takes in the graph of the process; see engine/graph. */
  edges: readonly string[]
  /** Its steps in words. */
  title: string
  /** Answers that lead along it, by the ids of the entries. */
  data: Readonly<Record<string, unknown>>
  external: Readonly<Record<string, unknown>>
}

/** A count of what the paths reach. */
export interface Figure {
  label: string
  reached: number
  all: number
}

/** The generated paths of a process and what they reach; plain data, so that a worker can send it. */
export interface PathReport {
  paths: readonly ReportedPath[]
  figures: readonly Figure[]
  /** The coverage of each step, of its condition, constraints and rules, by the name of its state. */
  places: Readonly<Record<string, readonly Figure[]>>
  /** The steps and ways that no path takes, by their ids in the graph. */
  missing: readonly string[]
  /** The ways of the machine that no answers lead along, by their ids in the graph. */
  impossible: readonly string[]
  /** A sentence for each part that is not reached, and each path that doesn't arrive. */
  problems: readonly string[]
}

/** Walks all generated paths of a process and words what they reach. */
export const pathReport = (plan: ProcessPlan): PathReport => {
  const coverage = pathCoverage(plan)
  const { paths, steps, routes, pairs, impossible, outcomes, unfilled, isComplete } = coverage
  const { decisions, constraints, rules, formOutcomes } = coverage
  return {
    paths: paths.map(({ steps: along, data, external, walk }) => ({
      steps: along.map(({ name }) => name),
      edges: edgesAlong(along, walk.end === 'waiting'),
      title: [...along.map(({ title }) => title), '提交'].join(' → '),
      data,
      external,
    })),
    figures: [
      figureOf('步骤', steps),
      figureOf('去向', routes),
      figureOf('相邻去向', pairs),
      figureOf('条件的两面', outcomes),
      figureOf('表单条件的两面', formOutcomes),
      figureOf('约束的两侧', constraints),
      figureOf('规则的两面', rules),
      { label: '审批结果', reached: decisions.all - decisions.wrong.length, all: decisions.all },
    ],
    places: Object.fromEntries(plan.steps.map((step) => [step.name, figuresOf(coverage, step)])),
    missing: [...steps.missing.map(({ name }) => name), ...routes.missing.map(edgeOf)],
    impossible: impossible.map(edgeOf),
    problems: [
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
      ...formOutcomes.missing.map(
        ({ form, field, holds }) =>
          `“${form.name}”的“${field.title}”的显示条件：没有生成出使它${holds ? '成立' : '不成立'}的数据`,
      ),
      ...constraints.missing.map(
        ({ form, field, keyword }) =>
          `“${form.name}”的“${field.title}”：没有恰好符合与恰好不符合 ${keyword} 的数据，或流程没有据此放行与拦下`,
      ),
      ...rules.missing.map(
        ({ form, field, source }) =>
          `“${form.name}”的“${field.title}”：没有生成出使规则 ${source} 成立与不成立的数据`,
      ),
      ...decisions.wrong.map(
        ({ status, step, end }) =>
          `审批结果 ${status}${step ? `退到“${step.title}”` : ''}之后停在 ${end}`,
      ),
      ...(isComplete ? [] : ['条件读取的数据组合过多，没有全部尝试']),
    ],
  }
}

/** The coverage of one step; a step without conditions, constraints or rules leaves them out. */
const figuresOf = (
  { outcomes, formOutcomes, constraints, rules }: PathCoverage,
  step: PlanStep,
): readonly Figure[] => {
  const ofStep = <Part extends { step: PlanStep }>({ reached, missing }: Counted<Part>) => ({
    reached: reached.filter((one) => one.step === step),
    missing: missing.filter((one) => one.step === step),
  })
  return [
    figureOf('条件', {
      reached: [...ofStep(outcomes).reached, ...ofStep(formOutcomes).reached],
      missing: [...ofStep(outcomes).missing, ...ofStep(formOutcomes).missing],
    }),
    figureOf('约束', ofStep(constraints)),
    figureOf('规则', ofStep(rules)),
  ].filter(({ all }) => all > 0)
}

interface Counted<Part> {
  reached: readonly Part[]
  missing: readonly Part[]
}

const edgeOf = ({ from, to }: PathCoverage['impossible'][number]): string =>
  edgeId(from?.name ?? 'begin', to?.name ?? 'waiting')

const figureOf = (label: string, { reached, missing }: Counted<unknown>): Figure => ({
  label,
  reached: reached.length,
  all: reached.length + missing.length,
})

const named = (step: PlanStep | undefined, end: string): string => `“${step?.title ?? end}”`
