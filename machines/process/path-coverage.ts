import type { FlowStatus } from '#schemas/api/process.ts'
import { constraintPairs, type ConstraintPair } from '#engine/paths/constraint-pairs.ts'
import { formOutcomes, type FormOutcome } from '#engine/paths/form-outcomes.ts'
import { rulePairs, type RulePair } from '#engine/paths/rule-pairs.ts'
import { forwardPaths, type ForwardPath, type ForwardPaths } from '#engine/paths/forward-paths.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { routesFrom } from '#engine/process/routes.ts'
import { createProcessMachine } from './machine.ts'
import { passes, walkDecisions, walkPath, type Walk } from './walk-path.ts'

/** The coverage of a process by its generated paths, walked on its machine: reached and missing parts. */
export interface PathCoverage extends Omit<ForwardPaths, 'paths'> {
  paths: readonly (ForwardPath & { walk: Walk })[]
  steps: Covered<PlanStep>
  /** From a step, or the begin, to a step or the commit, as answers lead. */
  routes: Covered<Route>
  /** Two ways one after the other, through the step between them. */
  pairs: Covered<readonly [Route, Route]>
  /** The ways that the machine has and no answers lead along, such as between two steps that exclude each other. */
  impossible: readonly Route[]
  /** Each condition of a step once with each outcome. */
  outcomes: Covered<Outcome>
  /** Each condition within a form with each outcome: the machine passes the step with both. */
  formOutcomes: Covered<Omit<FormOutcome, 'values'>>
  /** The decisions about a committed flow, for each path: their number, and those after which the flow is at a wrong place. */
  decisions: { all: number; wrong: readonly WrongDecision[] }
  /** Each constraint with values on both sides of it: the machine passes the step with one alone. */
  constraints: Covered<Omit<ConstraintPair, 'inside' | 'outside'>>
  /** Each rule with values that keep it, and values that break it. */
  rules: Covered<Omit<RulePair, 'collected' | 'now' | 'kept' | 'broken'>>
}

interface WrongDecision {
  path: ForwardPath
  status: FlowStatus
  step?: PlanStep
  end: string
}

interface Covered<T> {
  reached: readonly T[]
  missing: readonly T[]
}

interface Route {
  from: PlanStep | undefined
  to: PlanStep | undefined
}

type Tried = Pick<ConstraintPair, 'step' | 'form'>

interface Outcome {
  step: PlanStep
  holds: boolean
}

/** Walks all generated paths of a process on its machine. */
export const pathCoverage = (plan: ProcessPlan): PathCoverage => {
  const { paths, ...found } = forwardPaths(plan)
  const machine = createProcessMachine(plan)
  const walked = paths.map((path) => ({ ...path, walk: walkPath(machine, path) }))
  const arrived = walked.filter(({ walk }) => walk.end === 'waiting')
  const visits = (step: PlanStep) =>
    walked.filter(({ walk }) => walk.visited.includes(step.name)).length
  const routes = allRoutes(plan)
  const taken = routes.filter((route) => walked.some((path) => takes(path, route)))
  const pairs = taken
    .flatMap((one) => taken.map((other) => [one, other] as const))
    .filter((pair) => walked.some((path) => takesBoth(path, pair)))
  const conditional = plan.steps.filter(({ when }) => when)
  const { pairs: limits, missing: unlimited } = constraintPairs(plan)
  const { pairs: rules, missing: unruled } = rulePairs(plan)
  const passesWith = ({ step, form }: Tried, values: ConstraintPair['inside']) => {
    const path = arrived.find(({ steps }) => steps.includes(step))
    return path && passes(machine, { ...path, data: { ...path.data, [form.id]: values } }, step)
  }
  const told = coveredOf(
    limits,
    (pair) => passesWith(pair, pair.inside) === true && passesWith(pair, pair.outside) === false,
  )
  const { outcomes: ofForms, missing: withoutValues } = formOutcomes(plan)
  const met = coveredOf(ofForms, (outcome) => passesWith(outcome, outcome.values) === true)
  const decided = arrived.map((path) => ({ path, ...walkDecisions(machine, path) }))
  return {
    ...found,
    decisions: {
      all: decided.reduce((sum, { all }) => sum + all, 0),
      wrong: decided.flatMap(({ path, wrong }) => wrong.map((one) => ({ path, ...one }))),
    },
    constraints: { reached: told.reached, missing: [...told.missing, ...unlimited] },
    rules: { reached: rules, missing: unruled },
    formOutcomes: { reached: met.reached, missing: [...met.missing, ...withoutValues] },
    paths: walked,
    steps: coveredOf(plan.steps, (step) => visits(step) > 0),
    routes: coveredOf(taken, (route) => arrived.some((path) => takes(path, route))),
    pairs: coveredOf(pairs, (pair) => arrived.some((path) => takesBoth(path, pair))),
    impossible: routes.filter((route) => !taken.includes(route)),
    outcomes: coveredOf(
      conditional.flatMap((step) => [true, false].map((holds) => ({ step, holds }))),
      ({ step, holds }) => arrived.some(({ steps }) => steps.includes(step) === holds),
    ),
  }
}

const takes = ({ steps }: ForwardPath, { from, to }: Route): boolean => {
  const at = from ? steps.indexOf(from) : -1
  return (at >= 0 || !from) && steps[at + 1] === to
}

const takesBoth = (path: ForwardPath, [one, other]: readonly [Route, Route]): boolean =>
  one.to !== undefined && one.to === other.from && takes(path, one) && takes(path, other)

const allRoutes = (plan: ProcessPlan): Route[] =>
  [undefined, ...plan.steps].flatMap((from, index) => {
    const { steps, mayCommit } = routesFrom(plan, index - 1)
    // A process whose steps can all be skipped is empty; nothing is committed at its begin.
    const commit = mayCommit && from ? [{ from, to: undefined }] : []
    return [...steps.map((to) => ({ from, to })), ...commit]
  })

const coveredOf = <T>(all: readonly T[], isReached: (one: T) => boolean): Covered<T> => ({
  reached: all.filter(isReached),
  missing: all.filter((one) => !isReached(one)),
})
