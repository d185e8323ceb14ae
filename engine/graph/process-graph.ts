import { conditionWords } from '../explanation/condition-words.ts'
import { collectedTopic } from '../explanation/topic.ts'
import type { PlanStep, ProcessPlan } from '../process/plan.ts'
import { routesFrom } from '../process/routes.ts'

/** A position of a flow: its begin, a step, the wait for approval, or an outcome. */
export interface GraphNode {
  /** The name of a step's state in the machine; otherwise the kind. */
  id: string
  kind: 'begin' | 'step' | 'waiting' | 'approved' | 'rejected'
  title: string
  /** The forms or the fixed page of a step, in words. */
  contents: readonly string[]
  /** The condition under which a step is shown, in words. */
  when?: string | undefined
  step?: PlanStep | undefined
}

/** A way between two positions. */
export interface GraphEdge {
  /** `from` and `to` with a space between. */
  id: string
  from: string
  to: string
  kind: 'next' | 'skip' | 'commit' | 'decision' | 'return'
  /** '' where the way needs no words. */
  label: string
}

/** A process as its machine runs it: the positions of a flow and the ways between them. */
export interface ProcessGraph {
  title: string
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
}

/** Returns the graph of a process: its steps with their conditions in words, commit, decision and return. */
export const processGraph = (plan: ProcessPlan): ProcessGraph => {
  const topic = collectedTopic(plan)
  const steps = plan.steps.map((step): GraphNode => ({
    id: step.name,
    kind: 'step',
    title: `${step.progress}. ${step.title}`,
    contents: contentsOf(step),
    when: step.when && `${conditionWords(step.when.source, topic)}时显示`,
    step,
  }))
  const [first] = plan.steps
  return {
    title: plan.processName,
    nodes: [BEGIN, ...steps, ...OUTCOMES],
    edges: [
      ...[undefined, ...plan.steps].flatMap((from, at) => waysFrom(plan, from, at - 1)),
      edge('waiting', 'approved', 'decision', '通过'),
      edge('waiting', 'rejected', 'decision', '不予通过'),
      ...(first ? [edge('waiting', first.name, 'return', '退回修改')] : []),
    ],
  }
}

/** Returns the ids of the ways along some steps, from the begin to the commit. */
export const edgesAlong = (steps: readonly PlanStep[], isCommitted: boolean): string[] => {
  const ids = ['begin', ...steps.map(({ name }) => name), ...(isCommitted ? ['waiting'] : [])]
  return ids.slice(1).map((to, at) => edgeId(ids[at] ?? '', to))
}

const BEGIN: GraphNode = { id: 'begin', kind: 'begin', title: '开始', contents: [] }
const OUTCOMES: readonly GraphNode[] = [
  { id: 'waiting', kind: 'waiting', title: '等待审批', contents: [] },
  { id: 'approved', kind: 'approved', title: '已通过', contents: [] },
  { id: 'rejected', kind: 'rejected', title: '未通过', contents: [] },
]

const contentsOf = ({ page, forms }: PlanStep): string[] => [
  ...(page.kind === 'fixed' ? [`固定页 ${page.key}`] : []),
  ...forms.map(({ name, role }) => (role === 'sub' ? `${name}（子表单）` : name)),
]

/** The ways of a forward save, from a step or the begin; a later step is reached where those before it are skipped. */
const waysFrom = (plan: ProcessPlan, from: PlanStep | undefined, index: number): GraphEdge[] => {
  const { steps, mayCommit } = routesFrom(plan, index)
  const id = from?.name ?? 'begin'
  return [
    ...steps.map((to, at) => edge(id, to.name, at === 0 ? 'next' : 'skip', '')),
    ...(mayCommit && from ? [edge(id, 'waiting', 'commit', '提交')] : []),
  ]
}

const edge = (from: string, to: string, kind: GraphEdge['kind'], label: string): GraphEdge => ({
  id: edgeId(from, to),
  from,
  to,
  kind,
  label,
})

/** Returns the id of the way between two nodes. */
export const edgeId = (from: string, to: string): string => `${from} ${to}`
