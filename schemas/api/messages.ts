import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { flag, id, list, maybe, nothing, numberOr, page, pageQuery, text } from './wire.ts'

const MESSAGES = 'blade-message/messageList'

/** The `type` of a list's query: the two tabs of the panel (specification, section 2). */
export const MessageTab = { notification: '1', warning: '2' } as const
export type MessageTab = (typeof MessageTab)[keyof typeof MessageTab]

/** `genre` of every list's query (section 7). */
export const MESSAGE_GENRE = '2' as const

/** The size of a page (section 9). */
export const MESSAGE_PAGE_SIZE = 10

/** The application that a message is about: ids, so that no address of a server is ever followed. */
const subject = z.object({
  goodsId: id,
  isGroup: flag,
  processType: numberOr(0),
  businessId: id,
  flowOnlyId: id,
})

/** The record that a message is about. */
const recordSubject = z.object({ kind: text, id })

/** A notification (type 1) or a warning (type 2); `notifyTime` reads 2026年11月20日 09:30. */
export const message = z.object({
  id,
  title: text,
  content: text,
  notifyTime: text,
  /** Reference backend only. */
  about: z.optional(maybe(subject)),
  /** Reference backend only. */
  record: z.optional(maybe(recordSubject)),
})
export type Message = z.output<typeof message>

export const messageList = defineContract({
  name: 'messages.list',
  summary: 'The unread messages of one type, newest first, ten a page.',
  method: 'GET',
  path: `${MESSAGES}/list`,
  access: 'customer',
  query: z.object({
    ...pageQuery,
    type: z.union([z.literal(MessageTab.notification), z.literal(MessageTab.warning)]),
    genre: z.literal(MESSAGE_GENRE),
  }),
  data: page(message),
})

export const messageDetail = defineContract({
  name: 'messages.detail',
  summary: 'One message; reading it marks it as read.',
  method: 'GET',
  path: `${MESSAGES}/detail`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: message,
})

export const unreadQuantity = defineContract({
  name: 'messages.unreadQuantity',
  summary: 'The number of unread messages.',
  method: 'GET',
  path: `${MESSAGES}/unreadQuantity`,
  access: 'customer',
  data: z.object({ unreadQuantity: numberOr(0) }),
})

export const updateAllRead = defineContract({
  name: 'messages.updateAllRead',
  summary: 'Marks every message as read.',
  method: 'POST',
  path: `${MESSAGES}/updateAllRead`,
  access: 'customer',
  data: nothing,
})

/** The most changes since the last visit that are listed. */
export const MOST_CHANGES = 50

export const changesSinceVisit = defineContract({
  name: 'messages.sinceVisit',
  summary:
    'The messages about records since the last visit, read or not, newest first, at most 50; the call counts as a visit. Reference backend only.',
  method: 'GET',
  path: `${MESSAGES}/sinceVisit`,
  access: 'customer',
  data: z.object({
    /** The end of the visit before this one; in the first visit its beginning. */
    since: text,
    changes: list(
      z.object({
        id,
        title: text,
        content: text,
        time: text,
        about: maybe(subject),
        record: maybe(recordSubject),
      }),
    ),
  }),
})
export type Change = z.output<typeof changesSinceVisit.data>['changes'][number]
