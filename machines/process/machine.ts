import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { initialContext } from './context-updates.ts'
import { setupProcess, type ProcessSetup } from './machine-setup.ts'
import type { ProcessPlan } from './plan.ts'
import { placeState } from './place-state.ts'

/**
 * The machine of a process: each step is a state node of its own, so that a diagram, a path generator
 * and a trace show the process itself (specification, section 4, process flow status). It runs without
 * React and network: `loadFlow` and `saveStep` come through `provide`.
 */
export const createProcessMachine = (plan: ProcessPlan) => {
  const setup = setupProcess(plan)
  return setup.createMachine({
    id: 'process',
    context: ({ input }) => initialContext(plan, input),
    initial: plan.steps.length > 0 ? 'starting' : 'empty',
    states: {
      /** 流程未设置页面 */
      empty: {},
      starting: { always: [{ guard: 'isNew', target: 'arriving' }, { target: 'loading' }] },
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'loadFlow',
          input: ({ context }) => ({ flowOnlyId: context.flowOnlyId }),
          onDone: {
            target: 'arriving',
            actions: { type: 'acceptFlow', params: ({ event }) => ({ flow: event.output }) },
          },
          onError: {
            target: 'loadFailed',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ kind: 'load', error: event.error }),
            },
          },
        },
      },
      loadFailed: { on: { retry: 'loading' } },
      /** Decides by the flow's status and progress where the customer is. */
      arriving: {
        entry: 'resolveCurrent',
        always: [
          { guard: 'isCommitted', target: 'waiting' },
          {
            guard: 'isDecided',
            target: 'completion',
            actions: ['clearReturnRoute', 'announceReturnRouteCleared'],
          },
          ...plan.steps.map(
            ({ name, progress }) =>
              ({ guard: { type: 'isCurrent', params: { progress } }, target: name }) as const,
          ),
          { target: 'empty' },
        ],
      },
      ...stepStates(setup, plan),
      /** Committed: approvalpage. The flow is read again from time to time. */
      waiting: {
        on: { refresh: 'refreshing' },
        after: { approvalPoll: 'refreshing' },
      },
      refreshing: {
        invoke: {
          id: 'load',
          src: 'loadFlow',
          input: ({ context }) => ({ flowOnlyId: context.flowOnlyId }),
          onDone: {
            target: 'arriving',
            actions: { type: 'acceptFlow', params: ({ event }) => ({ flow: event.output }) },
          },
          onError: 'waiting',
        },
      },
      /** Rejected or approved: completionpage. */
      completion: placeState(setup, {
        tag: 'outcome',
        hasEarlier: false,
        mayCommit: false,
        later: [],
        readsAgain: false,
      }),
    },
  })
}

const stepStates = (setup: ProcessSetup, plan: ProcessPlan) =>
  Object.fromEntries(
    plan.steps.map((step, index) => {
      const later = plan.steps.slice(index + 1)
      const certain = later.findIndex(({ when }) => !when)
      return [
        step.name,
        placeState(setup, {
          step,
          tag: 'step',
          meta: { progress: step.progress, title: step.title, nodeTypes: step.nodeTypes },
          hasEarlier: index > 0,
          mayCommit: step.commit || certain === -1,
          later: step.commit ? [] : certain === -1 ? later : later.slice(0, certain + 1),
          readsAgain:
            !step.commit && plan.externalData.some(({ progress }) => progress > step.progress),
        }),
      ]
    }),
  )

export type ProcessMachine = ReturnType<typeof createProcessMachine>
export type ProcessActor = ActorRefFrom<ProcessMachine>
export type ProcessSnapshot = SnapshotFrom<ProcessMachine>
