import { assign, fromPromise, raise, setup } from 'xstate'
import { MESSAGE_PAGE_SIZE, MessageTab, type Message } from '#schemas/api/messages.ts'
import { unprovided } from '../unprovided/unprovided.ts'

/** The next page is loaded within this distance from the bottom; px (specification, section 9). */
const NEXT_PAGE_DISTANCE = 400

/** The wait between two pages; ms. */
const NEXT_PAGE_PAUSE = 1_000

/** One page of the unread messages, of `pages`. */
export interface MessagePage {
  records: Message[]
  current: number
  pages: number
}

/** The page to load; 1-based. */
export interface MessageQuery {
  tab: MessageTab
  current: number
}

export interface MessagesContext {
  tab: MessageTab
  /** Unread, newest first. */
  records: readonly Message[]
  /** The number of the server's records before the first that is not loaded yet. */
  offset: number
  hasMore: boolean
  /** The reader was near the bottom when the distance was last measured. */
  isNear: boolean
  unread: number
  /** The open message; its content is '' until it is loaded. */
  opened: Message | undefined
  /** The last failures, as messages for the user. */
  failures: { list: string; reading: string; marking: string }
}

export type MessagesEvent =
  /** The panel or the page of the messages opens and closes. */
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'tab.choose'; tab: MessageTab }
  /** `distance`: pixels between the viewport and the bottom of the list. */
  | { type: 'list.scrolled'; distance: number }
  | { type: 'list.retry' }
  | { type: 'message.open'; message: Message }
  | { type: 'message.retry' }
  | { type: 'message.close' }
  | { type: 'messages.readAll' }
  | { type: 'count.refresh' }
  /** Events between the regions of this machine. */
  | { type: 'page.asked' }
  | { type: 'message.wasRead' }
  | { type: 'messages.wereRead' }
  /** The message was closed before its call ended: the server may have marked it as read. */
  | { type: 'reading.abandoned' }

/** The types, actors, guards and actions of the messages machine; its states are in `messages.ts`. */
export const messagesSetup = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as MessagesEvent,
  },
  actors: {
    countUnread: fromPromise<number>(unprovided('messagesMachine', 'countUnread')),
    listMessages: fromPromise<MessagePage, MessageQuery>(
      unprovided('messagesMachine', 'listMessages'),
    ),
    /** Returns the message with its content; the server marks it as read. */
    readMessage: fromPromise<Message, { id: string }>(unprovided('messagesMachine', 'readMessage')),
    markAllRead: fromPromise<void>(unprovided('messagesMachine', 'markAllRead')),
  },
  guards: {
    isOtherTab: ({ context }, { tab }: { tab: MessageTab }) => tab !== context.tab,
    wantsMore: ({ context }) => context.isNear && context.hasMore,
    hasUnread: ({ context }) => context.unread > 0 || context.records.length > 0,
  },
  actions: {
    setCount: assign({ unread: (_, { unread }: { unread: number }) => unread }),
    setTab: assign({ tab: (_, { tab }: { tab: MessageTab }) => tab }),
    measure: assign({
      isNear: (_, { distance }: { distance: number }) => distance <= NEXT_PAGE_DISTANCE,
    }),
    emptyList: assign({ records: [], offset: 0, hasMore: false, isNear: false }),
    /** Adds a page without duplicates: the server's pages shift when messages are added or read. */
    addPage: assign(({ context }, { page }: { page: MessagePage }) => {
      const known = new Set(context.records.map(({ id }) => id))
      return {
        records: [...context.records, ...page.records.filter(({ id }) => !known.has(id))],
        offset: page.current * MESSAGE_PAGE_SIZE,
        hasMore: page.current < page.pages,
        // The distance is measured anew with the added records.
        isNear: false,
      }
    }),
    tellPage: raise({ type: 'page.asked' }),
    openMessage: assign({
      opened: (_, { message }: { message: Message }) => ({ ...message, content: '' }),
    }),
    /** Removes the read message: the server lists unread messages only, so the records behind it move up. */
    settleRead: assign(({ context }, { message }: { message: Message }) => ({
      opened: message,
      records: context.records.filter(({ id }) => id !== context.opened?.id),
      offset: Math.max(0, context.offset - 1),
      unread: Math.max(0, context.unread - 1),
    })),
    settleAllRead: assign({ unread: 0 }),
    tellRead: raise({ type: 'message.wasRead' }),
    tellAllRead: raise({ type: 'messages.wereRead' }),
    tellAbandoned: raise({ type: 'reading.abandoned' }),
    setFailure: assign(
      (
        { context: { failures } },
        { of, failure }: { of: keyof MessagesContext['failures']; failure: string },
      ) => ({ failures: { ...failures, [of]: failure } }),
    ),
  },
  delays: {
    /** The pause between two pages: at most one a second (specification, section 2). */
    pause: NEXT_PAGE_PAUSE,
  },
})

/** The page with the first record that is not loaded yet. */
export const nextPage = ({ offset }: MessagesContext): number =>
  Math.floor(offset / MESSAGE_PAGE_SIZE) + 1

export const initialMessages: MessagesContext = {
  tab: MessageTab.notification,
  records: [],
  offset: 0,
  hasMore: false,
  isNear: false,
  unread: 0,
  opened: undefined,
  failures: { list: '', reading: '', marking: '' },
}
