import type { ProcessSetup } from './machine-setup.ts'

/**
 * The region of the reason of a rejection or a return. It is read beside the flow: where it cannot be read, the
 * customer corrects the flow all the same, and it is read again.
 */
export const reasonStates = (setup: ProcessSetup) =>
  setup.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isReasonMissing', target: 'reading' }, { target: 'known' }] },
      /** Read, or the flow has none. */
      known: {},
      reading: { invoke: { ...reading, onError: 'missing' } },
      missing: {
        tags: ['reasonMissing'],
        initial: 'waiting',
        states: {
          waiting: { after: { reasonRetry: 'reading' } },
          reading: { invoke: { ...reading, onError: 'waiting' } },
        },
      },
    },
  })

const reading = {
  id: 'reason',
  src: 'loadReason',
  input: ({ context: { processInstanceId } }: { context: { processInstanceId: string } }) => ({
    processInstanceId,
  }),
  onDone: {
    target: '#process.open.reason.known',
    actions: {
      type: 'acceptReason',
      params: ({ event }: { event: { output: string } }) => ({ reason: event.output }),
    },
  },
} as const
