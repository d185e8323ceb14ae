import { and, stateIn, type SnapshotFrom } from 'xstate'
import { failureMessage } from '../failure-message/failure-message.ts'
import { initialMessages, messagesSetup, nextPage } from './messages-setup.ts'

/**
 * The messages of a customer (specification, sections 2 and 4): the number of unread ones, the list of each
 * tab in pages, reading one, and marking all as read. The actor lives as long as the customer is signed in.
 */
export const messagesMachine = messagesSetup.createMachine({
  id: 'messages',
  context: initialMessages,
  type: 'parallel',
  states: {
    count: {
      initial: 'counting',
      states: {
        counting: {
          // The count under way may be from before the message was read or sent.
          on: {
            'message.wasRead': { target: 'counting', reenter: true },
            'count.refresh': { target: 'counting', reenter: true },
            'messages.wereRead': 'counted',
          },
          invoke: {
            id: 'countUnread',
            src: 'countUnread',
            onDone: {
              target: 'counted',
              actions: { type: 'setCount', params: ({ event }) => ({ unread: event.output }) },
            },
            onError: 'counted',
          },
        },
        counted: {
          on: {
            'panel.open': 'counting',
            'count.refresh': 'counting',
            'reading.abandoned': 'counting',
          },
        },
      },
    },
    list: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.open': 'open' } },
        open: {
          initial: 'loading',
          on: {
            'panel.close': 'closed',
            'tab.choose': {
              guard: { type: 'isOtherTab', params: ({ event }) => event },
              target: '.loading',
              actions: { type: 'setTab', params: ({ event }) => event },
            },
            'list.scrolled': { actions: { type: 'measure', params: ({ event }) => event } },
            'reading.abandoned': '.loading',
            'messages.wereRead': { target: '.resting', actions: 'emptyList' },
          },
          states: {
            /** The first page. */
            loading: {
              entry: ['emptyList', 'tellPage'],
              on: { 'message.wasRead': { target: 'loading', reenter: true } },
              invoke: {
                id: 'listMessages',
                src: 'listMessages',
                input: ({ context: { tab } }) => ({ tab, current: 1 }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'setFailure',
                    params: ({ event }) => ({ of: 'list', failure: failureMessage(event.error) }),
                  },
                },
              },
            },
            failed: { on: { 'list.retry': 'loading' } },
            resting: {
              always: {
                guard: and(['wantsMore', stateIn({ pace: 'ready' })]),
                target: 'loadingMore',
              },
            },
            loadingMore: {
              entry: 'tellPage',
              // The offset of the page under way counts the message that is read by now.
              on: { 'message.wasRead': 'resting' },
              invoke: {
                id: 'listMore',
                src: 'listMessages',
                input: ({ context }) => ({ tab: context.tab, current: nextPage(context) }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
                },
                onError: {
                  target: 'moreFailed',
                  actions: {
                    type: 'setFailure',
                    params: ({ event }) => ({ of: 'list', failure: failureMessage(event.error) }),
                  },
                },
              },
            },
            moreFailed: {
              on: {
                // Retries as if the reader had scrolled to the bottom.
                'list.retry': {
                  target: 'resting',
                  actions: { type: 'measure', params: { distance: 0 } },
                },
              },
            },
          },
        },
      },
    },
    /** Limits the pages to one a second. */
    pace: {
      initial: 'ready',
      on: { 'page.asked': '.pausing' },
      states: {
        ready: {},
        pausing: { after: { pause: 'ready' } },
      },
    },
    reading: {
      initial: 'nothing',
      states: {
        nothing: {
          on: {
            'message.open': {
              target: 'fetching',
              actions: { type: 'openMessage', params: ({ event }) => event },
            },
          },
        },
        fetching: {
          on: { 'message.close': { target: 'nothing', actions: 'tellAbandoned' } },
          invoke: {
            id: 'readMessage',
            src: 'readMessage',
            input: ({ context: { opened } }) => ({ id: opened?.id ?? '' }),
            onDone: {
              target: 'shown',
              actions: [
                { type: 'settleRead', params: ({ event }) => ({ message: event.output }) },
                'tellRead',
              ],
            },
            onError: {
              target: 'failed',
              actions: {
                type: 'setFailure',
                params: ({ event }) => ({ of: 'reading', failure: failureMessage(event.error) }),
              },
            },
          },
        },
        shown: { on: { 'message.close': 'nothing', 'panel.close': 'nothing' } },
        failed: {
          on: {
            'message.retry': 'fetching',
            'message.close': { target: 'nothing', actions: 'tellAbandoned' },
            'panel.close': { target: 'nothing', actions: 'tellAbandoned' },
          },
        },
      },
    },
    marking: {
      initial: 'idle',
      states: {
        idle: { on: { 'messages.readAll': { guard: 'hasUnread', target: 'marking' } } },
        marking: {
          invoke: {
            id: 'markAllRead',
            src: 'markAllRead',
            onDone: { target: 'idle', actions: ['settleAllRead', 'tellAllRead'] },
            onError: {
              target: 'failed',
              actions: {
                type: 'setFailure',
                params: ({ event }) => ({ of: 'marking', failure: failureMessage(event.error) }),
              },
            },
          },
        },
        failed: {
          on: { 'messages.readAll': 'marking', 'panel.close': 'idle', 'tab.choose': 'idle' },
        },
      },
    },
  },
})

export type MessagesSnapshot = SnapshotFrom<typeof messagesMachine>

/** The views of the list; `list` has at least one message. */
export type MessagesView = 'loading' | 'failed' | 'empty' | 'list'

export const selectMessagesView = (snapshot: MessagesSnapshot): MessagesView => {
  if (snapshot.matches({ list: { open: 'failed' } })) return 'failed'
  if (snapshot.context.records.length > 0) return 'list'
  // An empty list with further pages loads the next one after the pause.
  return snapshot.matches({ list: { open: 'resting' } }) && !snapshot.context.hasMore
    ? 'empty'
    : 'loading'
}

/** The state below the last message. */
export type MessagesFoot = 'more' | 'loading' | 'failed' | 'end'

export const selectFoot = (snapshot: MessagesSnapshot): MessagesFoot => {
  if (snapshot.matches({ list: { open: 'loadingMore' } })) return 'loading'
  if (snapshot.matches({ list: { open: 'moreFailed' } })) return 'failed'
  return snapshot.context.hasMore ? 'more' : 'end'
}

/** The states of the open message. */
export type ReadingView = 'nothing' | 'fetching' | 'shown' | 'failed'

export const selectReading = ({ value }: MessagesSnapshot): ReadingView => value.reading

export const selectIsMarking = ({ value }: MessagesSnapshot): boolean => value.marking === 'marking'

/** The failure of marking all as read, until the next try. */
export const selectMarkingFailure = ({ value, context }: MessagesSnapshot): string | undefined =>
  value.marking === 'failed' ? context.failures.marking : undefined
