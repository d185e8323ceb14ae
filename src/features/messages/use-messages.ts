import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
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

/** Returns the messages of the signed-in customer and `send` for the panel's events. */
export const useMessages = () => {
  const actor = useActorRef(machine)
  useChanges(() => actor.send({ type: 'count.refresh' }))
  // A page that becomes visible again refreshes the count.
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'count.refresh' })
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [actor])
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
