import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import type { MessagePage, MessageQuery } from '#machines/messages/messages-setup.ts'
import {
  messagesMachine,
  selectFoot,
  selectIsMarking,
  selectMarkingFailure,
  selectReading,
  selectMessagesView,
} from '#machines/messages/messages.ts'
import {
  MESSAGE_GENRE,
  MESSAGE_PAGE_SIZE,
  messageDetail,
  messageList,
  unreadQuantity,
  updateAllRead,
  type Message,
} from '#schemas/api/messages.ts'
import { call } from '#src/api/call.ts'
import { useChanges } from '#src/session/use-changes.ts'

/** The panel shows failures itself. */
const hide = true

const machine = messagesMachine.provide({
  actors: {
    countUnread: fromPromise<number>(async ({ signal }) => {
      const reply = await call(unreadQuantity, {}, { hide, signal })
      return reply.unreadQuantity
    }),
    listMessages: fromPromise<MessagePage, MessageQuery>(({ input: { tab, current }, signal }) =>
      call(
        messageList,
        { query: { current, size: MESSAGE_PAGE_SIZE, type: tab, genre: MESSAGE_GENRE } },
        { hide, signal },
      ),
    ),
    readMessage: fromPromise<Message, { id: string }>(({ input, signal }) =>
      call(messageDetail, { query: input }, { hide, signal }),
    ),
    markAllRead: fromPromise<void>(() => call(updateAllRead, {}, { hide })),
  },
})

export type MessagesActor = ActorRefFrom<typeof machine>

/** Starts the actor of the signed-in customer's messages, which the bell and the page share. */
export const startMessages = () => createActor(machine).start()

/** Counts the unread messages again when the server tells of a change, and when the page becomes visible. */
export const useFreshCount = (actor: MessagesActor) => {
  useChanges(() => actor.send({ type: 'count.refresh' }))
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'count.refresh' })
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [actor])
}

/** Returns the state of the messages and `send` for the events of their panel and page. */
export const useMessages = (actor: MessagesActor) => {
  return {
    context: useSelector(actor, (snapshot) => snapshot.context),
    view: useSelector(actor, selectMessagesView),
    foot: useSelector(actor, selectFoot),
    reading: useSelector(actor, selectReading),
    isMarking: useSelector(actor, selectIsMarking),
    markingFailure: useSelector(actor, selectMarkingFailure),
    send: actor.send,
  }
}

export type Messages = ReturnType<typeof useMessages>
