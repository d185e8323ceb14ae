import { outcomeOf } from './context-updates.ts'
import { loadFlowThen, type ProcessSetup } from './machine-setup.ts'

/**
 * The region of the save, shared by all steps: `idle`, `saving`, and the states after a failed save. After a save
 * of unknown outcome the flow is read before anything is sent again; a conflict keeps both versions until the
 * customer chooses.
 */
export const saveStates = (setup: ProcessSetup) =>
  setup.createStateConfig({
    initial: 'idle',
    states: {
      idle: {
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
            guard: 'isSentBack',
            target: 'saving',
            actions: { type: 'prepareSave', params: { move: { kind: 'restart' } } },
          },
          'flow.refresh': { guard: 'isAtStep', target: '#process.loading' },
        },
      },
      saving: {
        tags: ['busy'],
        invoke: {
          id: 'save',
          src: 'saveStep',
          input: ({ context: { flowOnlyId, revision, intent } }) => {
            if (!intent) throw new Error('a save without an intent')
            return { flowOnlyId, revision, intent }
          },
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
        invoke: loadFlowThen({
          onDone: [
            {
              guard: { type: 'isApplied', params: ({ event }) => ({ flow: event.output }) },
              target: 'idle',
              actions: [
                {
                  type: 'acceptSave',
                  params: ({ event: { output } }) => ({
                    saved: { id: output.flowOnlyId, revision: output.revision },
                  }),
                },
                'announceSaved',
                'goOn',
              ],
            },
            {
              guard: { type: 'isOvertaken', params: ({ event }) => ({ flow: event.output }) },
              target: 'conflicted',
              actions: { type: 'holdTheirs', params: ({ event }) => ({ flow: event.output }) },
            },
            { target: 'idle', actions: 'failUnsaved' },
          ],
          onError: 'unsure',
        }),
      },
      unsure: {
        tags: ['unsure'],
        on: { 'flow.retry': 'rereading' },
      },
      comparing: {
        tags: ['busy'],
        invoke: loadFlowThen({
          onDone: {
            target: 'conflicted',
            actions: { type: 'holdTheirs', params: ({ event }) => ({ flow: event.output }) },
          },
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
          'conflict.keepMine': { target: 'idle', actions: 'keepMine' },
          'conflict.takeTheirs': { target: '#process.arriving', actions: 'takeTheirs' },
        },
      },
    },
  })
