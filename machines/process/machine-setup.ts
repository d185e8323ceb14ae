import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { isSameJson } from '#engine/json/same.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import {
  accept,
  afterSave,
  failureOf,
  invalidFailure,
  isReasonMissing,
  isStored,
  keepUnsaved,
  outcomeOf,
  withData,
  type SavedStep,
} from './context-updates.ts'
import type { FlowFailure, ProcessContext, ProcessInput, SaveIntent, StepEvent } from './context.ts'
import type { FlowSnapshot, Move } from '#engine/process/flow.ts'
import { canPass } from '#engine/process/can-pass.ts'
import { savePayload } from '#engine/process/save-payload.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { currentStep, shownSteps, stepAt, stepBefore } from '#engine/process/steps.ts'
import { unprovided } from '../unprovided/unprovided.ts'

/** The events that a screen, a test or a trace sends. */
export type ProcessEvent =
  /** The new values of one entry of the step, a form or a fixed page. No other event carries values. */
  | { type: 'form.change'; entryId: string; data: unknown }
  | StepEvent
  /** The return action, which the specification calls bohui: starts again at step 1. */
  | { type: 'flow.restart' }
  /** Reads the flow again after a load that failed, or a save of unknown outcome. */
  | { type: 'flow.retry' }
  | { type: 'flow.refresh' }
  /** The browser is online again. */
  | { type: 'network.returned' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  /** Chosen field by field: the new data of the entries that get values of the other version. */
  | { type: 'conflict.merge'; data: Readonly<Record<string, unknown>> }

/** The event by which the save region tells the step region that the save succeeded. */
interface StepSaved {
  type: 'step.saved'
}

/** The events that the machine emits. */
export type ProcessEmitted =
  | { type: 'flow.saved'; flowOnlyId: string; move: Move['kind'] }
  | { type: 'flow.committed' }
  | { type: 'returnRoute.cleared' }

/** The meta data of a step's state, for diagrams, path generators and traces. */
export interface StepMeta {
  progress: number
  title: string
  nodeTypes: readonly number[]
}

export type ProcessTag = 'busy' | 'step' | 'outcome' | 'unsure' | 'conflict' | 'reasonMissing'

/** The input of `saveStep`, which resolves to the server's reply or rejects with a SaveError. */
export interface SaveRequest {
  flowOnlyId: string
  revision: string
  intent: SaveIntent
}

/** The pause between two loads of a flow that waits for approval; milliseconds. */
export const APPROVAL_POLL = 15_000
/** The pause after the last change before the step is saved as it is; milliseconds. Doubled by each failure. */
export const KEEP_AFTER = 4_000
const LONGEST_KEEP = 300_000
/** The pause before a reason that could not be read is read again; milliseconds. */
export const REASON_RETRY = 10_000

/** The statuses that show the outcome. */
const END: ReadonlySet<FlowStatus> = new Set([
  FlowStatus.rejected,
  FlowStatus.approved,
  FlowStatus.withdrawn,
])

/** The types, actors, guards and actions of a process machine; they close over its plan. */
export const setupProcess = (plan: ProcessPlan) =>
  setup({
    types: {
      context: {} as ProcessContext,
      events: {} as ProcessEvent | StepSaved,
      input: {} as ProcessInput,
      emitted: {} as ProcessEmitted,
      tags: {} as ProcessTag,
      meta: {} as StepMeta,
    },
    actors: {
      /** Reads a flow: its progress and status, saved entries and variables. */
      loadFlow: fromPromise<FlowSnapshot, { flowOnlyId: string }>(
        unprovided('processMachine', 'loadFlow'),
      ),
      /** Reads the newest comment of a workflow instance; '' where there is none. */
      loadReason: fromPromise<string, { processInstanceId: string }>(
        unprovided('processMachine', 'loadReason'),
      ),
      /** Reads the status that the workflow engine has for an instance. */
      readStatus: fromPromise<number | undefined, { processInstanceId: string }>(
        unprovided('processMachine', 'readStatus'),
      ),
      saveStep: fromPromise<SavedStep, SaveRequest>(unprovided('processMachine', 'saveStep')),
    },
    delays: {
      approvalPoll: APPROVAL_POLL,
      reasonRetry: REASON_RETRY,
      typingPause: ({ context: { keepFailures } }) =>
        Math.min(KEEP_AFTER * 2 ** keepFailures, LONGEST_KEEP),
    },
    guards: {
      isNew: ({ context }) => context.flowOnlyId === '',
      isCommitted: ({ context }) => context.status === FlowStatus.committed,
      /** The workflow engine has the status that is known here. */
      isUnchanged: ({ context }, { status }: { status: number | undefined }) =>
        status === context.status,
      isDecided: ({ context }) => END.has(context.status),
      /** Returned to a step, rejected, or withdrawn. */
      canRestart: ({ context: { status } }) =>
        status === FlowStatus.returned ||
        status === FlowStatus.rejected ||
        status === FlowStatus.withdrawn,
      isReasonMissing: ({ context }) => isReasonMissing(context),
      isAtStep: ({ context }) => currentStep(plan, context) !== undefined,
      isCurrent: ({ context }, { progress }: { progress: number }) => context.current === progress,
      leadsTo: ({ context }, { progress }: { progress: number }) =>
        context.intent?.move === 'next' && context.intent.payload.progress === progress,
      isCommit: ({ context }) => context.intent?.payload.status === FlowStatus.committed,
      /** A commit that nobody has to decide about. */
      isDone: ({ context }) => context.status === FlowStatus.approved,
      canPass: ({ context }) => {
        const step = currentStep(plan, context)
        return step !== undefined && canPass(plan, step, context)
      },
      isForward: ({ context }) =>
        context.intent?.move === 'next' && context.intent.payload.status !== FlowStatus.committed,
      hasStepBefore: ({ context }) =>
        currentStep(plan, context) !== undefined &&
        stepBefore(plan, context.current, context) !== undefined,
      isEarlierStep: ({ context, event }) =>
        event.type === 'step.jump' &&
        currentStep(plan, context) !== undefined &&
        event.progress < context.current &&
        shownSteps(plan, context).some(({ progress }) => progress === event.progress),
      /** The save of unknown outcome did arrive. */
      isApplied: ({ context: { intent } }, { flow }: { flow: FlowSnapshot }) =>
        intent !== undefined && isStored(intent, flow),
      /** Some values are not saved. */
      canKeep: ({ context }) =>
        currentStep(plan, context) !== undefined && context.unsaved.length > 0,
      /** Values of another step are not saved: they are, before the customer sees them beside those of this one. */
      hasLeftBehind: ({ context }) => {
        const step = currentStep(plan, context)
        const others = plan.steps.filter((one) => step && one !== step)
        const isUnsaved = ({ id }: { id: string }) => context.unsaved.includes(id)
        return context.keepFailures === 0 && others.some(({ entries }) => entries.some(isUnsaved))
      },
      /** The other version is an earlier save while typing, of which no reply came. */
      isOwn: (
        { context: { lostKey, intent } },
        { flow, whileTyping }: { flow: FlowSnapshot; whileTyping: boolean },
      ) =>
        flow.lastSaveKey !== '' &&
        flow.lastSaveKey === lostKey &&
        (intent?.move === 'keep') === whileTyping,
      /** Somebody else saved since this flow was read. */
      isOvertaken: ({ context }, { flow }: { flow: FlowSnapshot }) =>
        flow.revision !== context.revision ||
        flow.status !== context.status ||
        flow.progress !== context.progress,
      /**
       * The save that has not arrived may be sent again: its values are the newest, and the server has revisions, by
       * which it refuses a save that arrives twice.
       */
      mayRepeat: ({ context: { willRepeat, intent, data } }, { flow }: { flow: FlowSnapshot }) =>
        willRepeat && flow.revision !== '' && isSameJson(intent?.data, data),
      isConflict: (_, { error }: { error: unknown }) => outcomeOf(error) === 'conflict',
      canReread: ({ context }, { error }: { error: unknown }) =>
        outcomeOf(error) === 'unknown' && context.flowOnlyId !== '',
    },
    actions: {
      acceptFlow: assign(({ context }, { flow }: { flow: FlowSnapshot }) =>
        accept(plan, context, flow),
      ),
      acceptReason: assign((_, { reason }: { reason: string }) => ({
        reason,
        isReasonRead: true,
      })),
      resolveCurrent: assign(({ context }) => ({
        current:
          context.status === FlowStatus.committed
            ? context.progress
            : END.has(context.status)
              ? context.progress + 1
              : (stepAt(plan, context.progress, context)?.progress ?? 0),
      })),
      enterStep: assign((_, { progress }: { progress: number }) => ({
        current: progress,
        intent: undefined,
      })),
      rememberData: assign(({ context, event }) =>
        event.type === 'form.change'
          ? {
              ...withData(context, event.entryId, event.data),
              failure: ['invalid', 'outdated'].includes(context.failure?.kind ?? '')
                ? undefined
                : context.failure,
            }
          : {},
      ),
      reportInvalid: assign(({ context }) => {
        const step = currentStep(plan, context)
        return step ? { failure: invalidFailure(plan, step, context) } : {}
      }),
      prepareSave: assign(({ context }, { move }: { move: Move }) => {
        const payload = savePayload(plan, context, currentStep(plan, context), move)
        const repeated = context.intent && isSameJson(context.intent.payload, payload)
        const keysUsed = repeated ? context.keysUsed : context.keysUsed + 1
        return {
          intent: {
            move: move.kind,
            payload,
            data: context.data,
            key: `${context.keySeed}-${keysUsed}`,
          },
          keysUsed,
          willRepeat: false,
          failure: undefined,
        }
      }),
      acceptSave: assign(({ context }, { saved }: { saved: SavedStep }) =>
        afterSave(plan, context, saved),
      ),
      planRepeat: assign({ willRepeat: true }),
      endRepeat: assign({ willRepeat: false }),
      hold: assign(({ event }) => ({ held: event as StepEvent })),
      release: enqueueActions(({ context: { held }, enqueue }) => {
        if (!held) return
        enqueue.assign({ held: undefined })
        enqueue.raise(held)
      }),
      /** The key of a save that has arrived is not used again. */
      endKeeping: assign({ keepFailures: 0, lostKey: undefined, intent: undefined }),
      countKeepFailure: assign(({ context }, { error }: { error: unknown }) => ({
        keepFailures: context.keepFailures + 1,
        lostKey: outcomeOf(error) === 'unknown' ? context.intent?.key : context.lostKey,
      })),
      /** Goes on from an own save whose reply was lost. */
      adopt: assign((_, { flow }: { flow: FlowSnapshot }) => ({
        revision: flow.revision,
        lostKey: undefined,
      })),
      fail: assign((_, { kind, error }: { kind: FlowFailure['kind']; error: unknown }) => ({
        failure: failureOf(kind, error),
      })),
      failUnsaved: assign({
        failure: {
          kind: 'unsaved',
          message: '网络不稳定，刚才的保存没有送达',
        },
      }),
      holdTheirs: assign((_, { flow }: { flow: FlowSnapshot }) => ({
        theirs: flow,
        held: undefined,
      })),
      /** Takes what is saved for all that is not to be saved from here. */
      keepUnsaved: assign(({ context }, { flow }: { flow: FlowSnapshot | undefined }) =>
        flow ? keepUnsaved(plan, context, flow) : {},
      ),
      /** A save that was refused is not repeated with its key. */
      forgetSave: assign({ intent: undefined }),
      merge: assign(({ context, event }) =>
        event.type === 'conflict.merge'
          ? {
              data: { ...context.data, ...event.data },
              unsaved: [...new Set([...context.unsaved, ...Object.keys(event.data)])],
            }
          : {},
      ),
      saveNow: raise({ type: 'network.returned' }),
      takeTheirs: assign(({ context }) =>
        context.theirs
          ? { ...accept(plan, { ...context, unsaved: [] }, context.theirs), unsaved: [] }
          : {},
      ),
      clearReturnRoute: assign({ returnRoute: '' }),
      announceReturnRouteCleared: emit({ type: 'returnRoute.cleared' }),
      announceSaved: emit(({ context }) => ({
        type: 'flow.saved' as const,
        flowOnlyId: context.flowOnlyId,
        move: context.intent?.move ?? 'next',
      })),
      goOn: raise({ type: 'step.saved' }),
      announceCommitted: emit({ type: 'flow.committed' }),
    },
  })

/** The setup of a process machine; see `setupProcess`. */
export type ProcessSetup = ReturnType<typeof setupProcess>

/** The invoke of `loadFlow`, with the transitions that differ from state to state. */
export const loadFlowThen = (next: Pick<LoadInvoke, 'onDone' | 'onError'>): LoadInvoke => ({
  id: 'load',
  src: 'loadFlow',
  input: ({ context }) => ({ flowOnlyId: context.flowOnlyId }),
  ...next,
})

type StateConfig = Parameters<ProcessSetup['createStateConfig']>[0]
type LoadInvoke = Extract<StateConfig['invoke'], { src: 'loadFlow' }>
