import type { ProcessSetup, StepMeta, ProcessTag } from './machine-setup.ts'
import type { PlanStep } from './plan.ts'

/** A place of the flow at which something can be saved: a step, or the outcome behind the steps. */
export interface Place {
  /** The step whose data is saved; none behind the last step. */
  step?: PlanStep
  tag: ProcessTag
  meta?: StepMeta
  /** There are steps before it. */
  hasEarlier: boolean
  /** Saving it may commit the flow. */
  mayCommit: boolean
  /** The step that `step.next` leads to, in order: each later one up to the first that is never skipped. */
  later: readonly PlanStep[]
  /** The flow is read again before the next step is chosen: external data may have arrived. */
  readsAgain: boolean
}

/**
 * One place's state: `idle`, saving, and what follows a save that fails. A save whose outcome is
 * unknown is read again before anything is sent again; a save that somebody else's overtook is held
 * beside theirs.
 */
export const placeState = (
  setup: ProcessSetup,
  { step, tag, meta, hasEarlier, mayCommit, later, readsAgain }: Place,
) =>
  setup.createStateConfig({
    ...(meta && { meta }),
    tags: [tag],
    ...(step && { entry: { type: 'enterStep', params: { progress: step.progress } } }),
    // Typing goes on, whatever a save is doing.
    on: { 'form.change': { actions: 'rememberForm' } },
    initial: 'idle',
    states: {
      idle: {
        on: {
          ...(step && {
            'step.next': [
              {
                guard: { type: 'canPass', params: { step } },
                target: 'saving',
                actions: [
                  'collectForms',
                  { type: 'prepareSave', params: { step, move: { kind: 'next' } } },
                ],
              },
              { actions: ['collectForms', { type: 'reportInvalid', params: { step } }] },
            ],
            'step.pause': {
              target: 'saving',
              actions: [
                'collectForms',
                { type: 'prepareSave', params: { step, move: { kind: 'pause' } } },
              ],
            },
            refresh: '#process.loading',
          }),
          ...(step &&
            hasEarlier && {
              'step.back': {
                guard: 'hasStepBefore',
                target: 'saving',
                actions: [
                  'collectForms',
                  { type: 'prepareSave', params: { step, move: { kind: 'back' } } },
                ],
              },
              'step.jump': {
                guard: 'isEarlierStep',
                target: 'saving',
                actions: [
                  'collectForms',
                  {
                    type: 'prepareSave',
                    params: ({ event }) => ({
                      step,
                      move: { kind: 'jump', progress: event.progress },
                    }),
                  },
                ],
              },
            }),
          bohui: {
            guard: step ? 'isReturned' : 'isRejected',
            target: 'saving',
            actions: { type: 'prepareSave', params: { step, move: { kind: 'bohui' } } },
          },
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
            target: 'saved',
            actions: [
              { type: 'acceptSave', params: ({ event }) => ({ saved: event.output }) },
              'announceSaved',
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
                params: ({ event }) => ({ kind: 'refused', error: event.error }),
              },
            },
          ],
        },
      },
      saved: {
        always: [
          ...(mayCommit
            ? [
                {
                  guard: 'isCommit' as const,
                  target: '#process.waiting',
                  actions: 'announceCommitted' as const,
                },
              ]
            : []),
          ...(readsAgain
            ? [{ guard: 'isForward' as const, target: '#process.loading' }]
            : later.map(({ name, progress }) => ({
                guard: { type: 'leadsTo' as const, params: { progress } },
                target: `#process.${name}`,
              }))),
          { target: '#process.arriving' },
        ],
      },
      rereading: {
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'loadFlow',
          input: ({ context }) => ({ flowOnlyId: context.flowOnlyId }),
          onDone: [
            {
              guard: { type: 'isApplied', params: ({ event }) => ({ flow: event.output }) },
              target: 'saved',
              actions: [
                {
                  type: 'acceptSave',
                  params: ({ event: { output } }) => ({
                    saved: { id: output.flowOnlyId, revision: output.revision },
                  }),
                },
                'announceSaved',
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
        },
      },
      unsure: {
        tags: ['unsure'],
        on: { retry: 'rereading' },
      },
      comparing: {
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'loadFlow',
          input: ({ context }) => ({ flowOnlyId: context.flowOnlyId }),
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
        },
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
