import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { initialContext } from './context-updates.ts'
import { loadFlowThen, setupProcess } from './machine-setup.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { stepStates } from './step-states.ts'
import { reasonStates } from './reason-states.ts'
import { saveStates } from './save-states.ts'

/**
 * The machine of a process: each step is a state node of its own, so that a diagram, a path generator
 * and a trace show the process itself (specification, section 4, process flow status). It runs without
 * React and network: `loadFlow`, `loadReason` and `saveStep` come through `provide`.
 */
export const createProcessMachine = (plan: ProcessPlan) => {
  const setup = setupProcess(plan)
  return setup.createMachine({
    id: 'process',
    context: ({ input }) => initialContext(plan, input),
    initial: plan.leftOut.length > 0 || plan.steps.length === 0 ? 'empty' : 'starting',
    states: {
      /** 流程未设置页面, or pages that cannot be read. */
      empty: {},
      starting: { always: [{ guard: 'isNew', target: 'arriving' }, { target: 'loading' }] },
      loading: {
        tags: ['busy'],
        invoke: loadFlowThen({
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
        }),
      },
      loadFailed: { on: { 'flow.retry': 'loading' } },
      /** Goes to the state of the flow's status and progress. */
      arriving: {
        entry: 'resolveCurrent',
        always: [
          { guard: 'isCommitted', target: 'waiting' },
          {
            guard: 'isDecided',
            target: '#completion',
            actions: ['clearReturnRoute', 'announceReturnRouteCleared'],
          },
          ...plan.steps.map(
            ({ name, progress }) =>
              ({ guard: { type: 'isCurrent', params: { progress } }, target: `#${name}` }) as const,
          ),
          { target: 'empty' },
        ],
      },
      /** The step, or the outcome, in one region, its save and the reason of a return in others. */
      open: {
        type: 'parallel',
        on: {
          // Typing goes on during a save.
          'form.change': { actions: 'rememberData' },
          // The step has no transition for back, a jump, 暂存 or 驳回.
          'step.saved': 'arriving',
        },
        states: {
          at: stepStates(setup, plan),
          save: saveStates(setup),
          reason: reasonStates(setup),
        },
      },
      /** Committed: approvalpage. Its status is polled, and the flow is read where that has changed or is not told. */
      waiting: {
        on: { 'flow.refresh': 'refreshing' },
        after: { approvalPoll: 'asking' },
      },
      asking: {
        on: { 'flow.refresh': 'refreshing' },
        invoke: {
          id: 'status',
          src: 'readStatus',
          input: ({ context: { processInstanceId } }) => ({ processInstanceId }),
          onDone: [
            {
              guard: { type: 'isUnchanged', params: ({ event }) => ({ status: event.output }) },
              target: 'waiting',
            },
            { target: 'refreshing' },
          ],
          onError: 'refreshing',
        },
      },
      refreshing: {
        // The load under way may be from before the decision.
        on: { 'flow.refresh': { target: 'refreshing', reenter: true } },
        invoke: loadFlowThen({
          onDone: {
            target: 'arriving',
            actions: { type: 'acceptFlow', params: ({ event }) => ({ flow: event.output }) },
          },
          onError: 'waiting',
        }),
      },
    },
  })
}

export type ProcessMachine = ReturnType<typeof createProcessMachine>
export type ProcessActor = ActorRefFrom<ProcessMachine>
export type ProcessSnapshot = SnapshotFrom<ProcessMachine>
