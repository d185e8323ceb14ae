import type { PlanStep, ProcessPlan } from '../process/plan.ts'
import { routesFrom } from '../process/routes.ts'
import type { Change } from './change.ts'
import type { Pairs } from './pairs.ts'

const BEGIN = '开始'
const COMMIT = '提交'

/** A way from one step to the next, with the step as both versions know it. */
interface Route {
  from: PlanStep | typeof BEGIN
  to: PlanStep | typeof COMMIT
}

/**
 * Compares the ways between the steps that both versions have, and where the flow commits. A way through a step that
 * is new, removed or moved counts as the way around it: that step's own change says the rest.
 */
export const compareRoutes = (
  before: ProcessPlan,
  after: ProcessPlan,
  { pairs, moved }: Pairs<PlanStep>,
): Change[] => {
  const kept = pairs.filter(([, step]) => !moved.has(step))
  const newer = new Map(kept)
  const were = routesOf(before, new Set(newer.keys())).map(({ from, to }) => ({
    from: from === BEGIN ? from : (newer.get(from) ?? from),
    to: to === COMMIT ? to : (newer.get(to) ?? to),
  }))
  const are = routesOf(after, new Set(newer.values()))
  const has = (routes: readonly Route[], { from, to }: Route) =>
    routes.some((route) => route.from === from && route.to === to)
  const gone = were.filter((route) => !has(are, route))
  const come = are.filter((route) => !has(were, route))
  const [commitWas, commitIs] = [were, are].map((routes) =>
    routes.flatMap(({ from, to }) => (to === COMMIT ? [titleOf(from)] : [])).join('、'),
  )
  const ways = (routes: readonly Route[]) => routes.filter(({ to }) => to !== COMMIT)
  return [
    ...(commitWas === commitIs
      ? []
      : [
          {
            kind: 'commit-moved',
            pointer: pointerOf(are.find(({ to }) => to === COMMIT)?.from),
            place: [],
            detail: `“${commitWas}”之后 → “${commitIs}”之后`,
          } as const,
        ]),
    ...ways(gone).map((route) => changeOf('route-removed', route)),
    ...ways(come).map((route) => changeOf('route-added', route)),
  ]
}

const changeOf = (kind: 'route-added' | 'route-removed', { from, to }: Route): Change => ({
  kind,
  pointer: pointerOf(to === COMMIT ? from : to),
  place: [],
  detail: `从“${titleOf(from)}”到“${titleOf(to)}”`,
})

const titleOf = (place: Route['from'] | Route['to']): string =>
  typeof place === 'string' ? place : place.title

const pointerOf = (place: Route['from'] | Route['to'] | undefined): string =>
  typeof place === 'object' ? place.pointer : '/actExForms'

/** Returns the ways between the steps of a set; the others are passed through. */
const routesOf = (plan: ProcessPlan, known: ReadonlySet<PlanStep>): Route[] => {
  const found = new Map<number, readonly Route['to'][]>()
  const nextOf = (index: number): readonly Route['to'][] => {
    const already = found.get(index)
    if (already) return already
    const { steps, mayCommit } = routesFrom(plan, index)
    const next = steps.flatMap((step) =>
      known.has(step) ? [step] : nextOf(plan.steps.indexOf(step)),
    )
    const all = [...new Set<Route['to']>([...next, ...(mayCommit ? ([COMMIT] as const) : [])])]
    found.set(index, all)
    return all
  }
  const routes = nextOf(-1).map((to): Route => ({ from: BEGIN, to }))
  // Grows while it is gone through: only steps that a way leads to have ways of their own.
  for (const { to } of routes)
    if (to !== COMMIT && !routes.some(({ from }) => from === to))
      routes.push(...nextOf(plan.steps.indexOf(to)).map((next): Route => ({ from: to, to: next })))
  return routes
}
