import { outcomeOf } from './context-updates.ts'
import type { ProcessContext } from './context.ts'
import { loadFlowThen, type ProcessSetup, type SaveRequest } from './machine-setup.ts'

/**
 * The region of the save, shared by all steps: `idle`, `saving`, and the states after a failed save. After a save
 * of unknown outcome the flow is read before anything is sent again; a conflict keeps both versions until the
 * customer chooses. While the customer pauses in typing, the step is saved as it is; a step event waits for its end.
 * A save that has not arrived is sent again when the network returns.
 */
export const saveStates = (setup: ProcessSetup) =>
  setup.createStateConfig({
    initial: 'idle',
    states: {
      idle: {
        always: { ...KEEP, guard: 'hasLeftBehind', target: 'keeping.held' },
        on: {
          'step.next': [
            {
              guard: 'canPass',
              target: 'saving',
              actions: { type: 'prepareSave', params: { move: { kind: 'next' } } },
            },
            { guard: 'isAtStep', actions: 'reportInvalid' },
          ],
          'step.pause': {
            guard: 'isAtStep',
            target: 'saving',
            actions: { type: 'prepareSave', params: { move: { kind: 'pause' } } },
          },
          'step.back': {
            guard: 'hasStepBefore',
            target: 'saving',
            actions: { type: 'prepareSave', params: { move: { kind: 'back' } } },
          },
          'step.jump': {
            guard: 'isEarlierStep',
            target: 'saving',
            actions: {
              type: 'prepareSave',
              params: ({ event }) => ({ move: { kind: 'jump', progress: event.progress } }),
            },
          },
          'flow.restart': {
            guard: 'canRestart',
            target: 'saving',
            actions: { type: 'prepareSave', params: { move: { kind: 'restart' } } },
          },
          'flow.refresh': { guard: 'isAtStep', target: '#process.loading' },
          // Each change begins the pause anew.
          'form.change': { target: 'idle', reenter: true, actions: 'rememberData' },
          'network.returned': KEEP,
        },
        after: { typingPause: KEEP },
      },
      keeping: {
        initial: 'quiet',
        states: { quiet: {}, held: { tags: ['busy'] } },
        on: {
          'step.next': HOLD,
          'step.pause': HOLD,
          'step.back': HOLD,
          'step.jump': HOLD,
        },
        invoke: {
          id: 'keep',
          src: 'saveStep',
          input: saveRequest,
          onDone: {
            target: 'idle',
            actions: [
              { type: 'acceptSave', params: ({ event }) => ({ saved: event.output }) },
              'announceSaved',
              'endKeeping',
              'release',
            ],
          },
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
              target: 'comparing',
            },
            {
              // The values stay in this browser, and are sent again later.
              target: 'idle',
              actions: [
                { type: 'countKeepFailure', params: ({ event }) => ({ error: event.error }) },
                'release',
              ],
            },
          ],
        },
      },
      saving: {
        tags: ['busy'],
        invoke: {
          id: 'save',
          src: 'saveStep',
          input: saveRequest,
          onDone: {
            target: 'idle',
            actions: [
              { type: 'acceptSave', params: ({ event }) => ({ saved: event.output }) },
              'announceSaved',
              'goOn',
            ],
          },
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
              target: 'comparing',
            },
            {
              guard: { type: 'canReread', params: ({ event }) => ({ error: event.error }) },
              target: 'rereading',
            },
            {
              target: 'idle',
              actions: {
                type: 'fail',
                params: ({ event: { error } }) => ({
                  kind: outcomeOf(error) === 'unknown' ? 'unknown' : 'refused',
                  error,
                }),
              },
            },
          ],
        },
      },
      rereading: {
        tags: ['busy'],
        on: { 'network.returned': { actions: 'planRepeat' } },
        invoke: loadFlowThen({
          onDone: [
            {
              guard: { type: 'isApplied', params: ({ event }) => ({ flow: event.output }) },
              target: 'idle',
              actions: [
                {
                  type: 'acceptSave',
                  params: ({ event: { output } }) => ({
                    saved: {
                      id: output.flowOnlyId,
                      revision: output.revision,
                      status: output.status,
                    },
                  }),
                },
                'announceSaved',
                'goOn',
                // Without the key of the last save, somebody else may have saved since.
                {
                  type: 'keepUnsaved',
                  params: ({ event: { output } }) => ({
                    flow: output.lastSaveKey === '' ? output : undefined,
                  }),
                },
              ],
            },
            {
              guard: { type: 'isOvertaken', params: ({ event }) => ({ flow: event.output }) },
              target: 'conflicted',
              actions: { type: 'holdTheirs', params: ({ event }) => ({ flow: event.output }) },
            },
            {
              guard: { type: 'mayRepeat', params: ({ event }) => ({ flow: event.output }) },
              target: 'saving',
              actions: 'endRepeat',
            },
            { target: 'idle', actions: 'failUnsaved' },
          ],
          onError: 'unsure',
        }),
      },
      unsure: {
        tags: ['unsure'],
        on: {
          'flow.retry': 'rereading',
          'network.returned': { target: 'rereading', actions: 'planRepeat' },
        },
      },
      comparing: {
        tags: ['busy'],
        invoke: loadFlowThen({
          onDone: [
            {
              guard: {
                type: 'isOwn',
                params: ({ event }) => ({ flow: event.output, whileTyping: true }),
              },
              target: 'keeping',
              actions: { type: 'adopt', params: ({ event }) => ({ flow: event.output }) },
            },
            {
              guard: {
                type: 'isOwn',
                params: ({ event }) => ({ flow: event.output, whileTyping: false }),
              },
              target: 'saving',
              actions: { type: 'adopt', params: ({ event }) => ({ flow: event.output }) },
            },
            {
              target: 'conflicted',
              actions: { type: 'holdTheirs', params: ({ event }) => ({ flow: event.output }) },
            },
          ],
          onError: {
            target: 'idle',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ kind: 'refused', error: event.error }),
            },
          },
        }),
      },
      conflicted: {
        tags: ['conflict'],
        on: {
          'conflict.keepMine': { target: 'idle', actions: [KEEP_UNSAVED, 'forgetSave'] },
          'conflict.merge': {
            target: 'idle',
            actions: [KEEP_UNSAVED, 'forgetSave', 'merge', 'saveNow'],
          },
          'conflict.takeTheirs': { target: '#process.arriving', actions: 'takeTheirs' },
        },
      },
    },
  })

const KEEP = {
  guard: 'canKeep',
  target: 'keeping',
  actions: { type: 'prepareSave', params: { move: { kind: 'keep' } } },
} as const
const KEEP_UNSAVED = {
  type: 'keepUnsaved',
  params: ({ context }: { context: ProcessContext }) => ({ flow: context.theirs }),
} as const
const HOLD = { target: '.held', actions: 'hold' } as const

const saveRequest = ({
  context: { flowOnlyId, revision, intent },
}: {
  context: ProcessContext
}): SaveRequest => {
  if (!intent) throw new Error('a save without an intent')
  return { flowOnlyId, revision, intent }
}
