import type { ProcessSetup } from './machine-setup.ts'
import { fromOutside } from '#engine/process/external-data.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { routesFrom } from '#engine/process/routes.ts'

/**
 * The region of the steps: each step is a state, named as in the plan, and `completion` is the outcome behind
 * them. The save region (`saveStates`) saves and raises `step.saved`, which takes the step's transition.
 */
export const stepStates = (setup: ProcessSetup, plan: ProcessPlan) =>
  setup.createStateConfig({
    initial: plan.steps[0]?.name ?? 'completion',
    states: {
      ...Object.fromEntries(
        plan.steps.map((step, index) => [step.name, stepState(setup, plan, step, index)]),
      ),
      /** Rejected, approved or withdrawn: completionpage. */
      completion: { id: 'completion', tags: ['outcome'] },
    },
  })

const stepState = (setup: ProcessSetup, plan: ProcessPlan, step: PlanStep, index: number) => {
  const { name, progress, title, nodeTypes, commit } = step
  const { steps: later, mayCommit } = routesFrom(plan, index)
  // External data may have arrived: the flow is read again before the next step is chosen.
  const readsAgain = !commit && fromOutside(plan).some((datum) => datum.progress > progress)
  return setup.createStateConfig({
    id: name,
    tags: ['step'],
    meta: { progress, title, nodeTypes },
    entry: { type: 'enterStep', params: { progress } },
    on: {
      'step.saved': [
        ...(mayCommit ? [DONE, COMMITTED] : []),
        ...(readsAgain
          ? [READ_AGAIN]
          : later.map(
              (next) =>
                ({
                  guard: { type: 'leadsTo', params: { progress: next.progress } },
                  target: next.name,
                }) as const,
            )),
      ],
    },
  })
}

/** The outcome is read at once: what was handed in has no decision to wait for. */
const DONE = { guard: 'isDone', target: '#process.loading', actions: 'announceCommitted' } as const
const COMMITTED = {
  guard: 'isCommit',
  target: '#process.waiting',
  actions: 'announceCommitted',
} as const
const READ_AGAIN = { guard: 'isForward', target: '#process.loading' } as const
