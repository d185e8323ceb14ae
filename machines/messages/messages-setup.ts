import { assign, fromPromise, raise, setup } from 'xstate'
import type { Message } from '#schemas/api/messages.ts'
import {
  MESSAGE_PAGE_SIZE,
  MessageTab,
  NEXT_PAGE_DISTANCE,
  NEXT_PAGE_PAUSE,
} from '#schemas/messages.ts'

/** One page of the unread messages; `pages` in all. */
export interface MessagePage {
  records: Message[]
  current: number
  pages: number
}

/** Which page is asked for; 1-based. */
export interface MessageQuery {
  tab: MessageTab
  current: number
}

export interface MessagesContext {
  tab: MessageTab
  /** Unread, newest first. */
  records: readonly Message[]
  /** How many of the server's list come before what is not loaded yet. */
  offset: number
  hasMore: boolean
  /** The reader was near the bottom when it was last looked. */
  isNear: boolean
  unread: number
  /** The message that is being read; without its content until that has come. */
  opened: Message | undefined
  /** Why the last of each failed, for the user. */
  problems: { list: string; reading: string; marking: string }
}

export type MessagesEvent =
  /** The panel is opened and closed. */
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'tab.choose'; tab: MessageTab }
  /** Pixels between what is seen and the bottom of the list. */
  | { type: 'list.scrolled'; distance: number }
  | { type: 'list.retry' }
  | { type: 'message.open'; message: Message }
  | { type: 'message.retry' }
  | { type: 'message.close' }
  | { type: 'messages.readAll' }
  | { type: 'count.refresh' }
  /** What the parts of this machine tell each other. */
  | { type: 'page.asked' }
  | { type: 'message.wasRead' }
  | { type: 'messages.wereRead' }
  /** Whether the server has marked it as read is unknown. */
  | { type: 'reading.abandoned' }

const unprovided = (name: string) => () =>
  Promise.reject(new Error(`messagesMachine: provide the actor \`${name}\``))

/** The words of the messages machine: what it needs, does and asks. */
export const messagesSetup = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as MessagesEvent,
  },
  actors: {
    countUnread: fromPromise<number>(unprovided('countUnread')),
    listMessages: fromPromise<MessagePage, MessageQuery>(unprovided('listMessages')),
    /** Answers the whole message, which the server has marked as read. */
    readMessage: fromPromise<Message, { id: string }>(unprovided('readMessage')),
    markAllRead: fromPromise<void>(unprovided('markAllRead')),
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
    /** A message may come twice where others were added or read since the page before. */
    addPage: assign(({ context }, { page }: { page: MessagePage }) => {
      const known = new Set(context.records.map(({ id }) => id))
      return {
        records: [...context.records, ...page.records.filter(({ id }) => !known.has(id))],
        offset: page.current * MESSAGE_PAGE_SIZE,
        hasMore: page.current < page.pages,
        // Until it is measured with these.
        isNear: false,
      }
    }),
    tellPage: raise({ type: 'page.asked' }),
    openMessage: assign({
      opened: (_, { message }: { message: Message }) => ({ ...message, content: '' }),
    }),
    /** The server lists unread messages only, so what follows moves up by one. */
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
    setProblem: assign(
      (
        { context: { problems } },
        { of, problem }: { of: keyof MessagesContext['problems']; problem: string },
      ) => ({ problems: { ...problems, [of]: problem } }),
    ),
  },
  delays: {
    /** At most one page a second (specification, section 2). */
    pause: NEXT_PAGE_PAUSE,
  },
})

/** The page that begins at or before what is not loaded yet. */
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
  problems: { list: '', reading: '', marking: '' },
}
