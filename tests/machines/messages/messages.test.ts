import { createActor, fromPromise } from 'xstate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  messagesMachine,
  selectFoot,
  selectIsMarking,
  selectMarkingFailure,
  selectReading,
  selectMessagesView,
  type MessagesSnapshot,
} from '#machines/messages/messages.ts'
import type { MessageQuery } from '#machines/messages/messages-setup.ts'
import type { Message } from '#schemas/api/messages.ts'
import { MessageTab } from '#schemas/api/messages.ts'
import { endSessions, replayPaths, tallyEnds, unreached } from '../explore.ts'

const messageOf = (id: string): Message => ({
  id,
  title: `标题${id}`,
  content: `正文${id}`,
  notifyTime: '2026年11月20日 09:30',
})

/** As many unread messages of each type, the newest first. */
const messagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => messageOf(String(index + 1)))

type Call = 'countUnread' | 'listMessages' | 'readMessage' | 'markAllRead'

/** A server that lists unread messages only, ten a page, and a customer's messages on it. */
const startWith = (count: number) => {
  let unread = messagesOf(count)
  const asked: (MessageQuery & { at: number })[] = []
  const calls: Record<Call, number> = {
    countUnread: 0,
    listMessages: 0,
    readMessage: 0,
    markAllRead: 0,
  }
  const failing = new Set<Call>()
  const reply = async <T>(name: Call, value: () => T): Promise<T> => {
    calls[name] += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (failing.has(name)) throw new Error(`${name} 不行`)
    return value()
  }
  const actor = createActor(
    messagesMachine.provide({
      actors: {
        countUnread: fromPromise(() => reply('countUnread', () => unread.length)),
        listMessages: fromPromise(({ input }: { input: MessageQuery }) => {
          asked.push({ ...input, at: Date.now() })
          return reply('listMessages', () => ({
            records: unread.slice((input.current - 1) * 10, input.current * 10),
            current: input.current,
            pages: Math.ceil(unread.length / 10),
          }))
        }),
        readMessage: fromPromise(({ input }: { input: { id: string } }) =>
          reply('readMessage', () => {
            unread = unread.filter(({ id }) => id !== input.id)
            return messageOf(input.id)
          }),
        ),
        markAllRead: fromPromise<void>(() =>
          reply('markAllRead', () => {
            unread = []
          }),
        ),
      },
    }),
  ).start()
  const { send } = actor
  const context = () => actor.getSnapshot().context
  return {
    actor,
    send,
    calls,
    failing,
    context,
    ids: () => context().records.map(({ id }) => Number(id)),
    pages: () => asked.map(({ current }) => current),
    asked,
    shown: <T>(select: (snapshot: MessagesSnapshot) => T) => select(actor.getSnapshot()),
    nearBottom: () => send({ type: 'list.scrolled', distance: 400 }),
    read: (id: number) => send({ type: 'message.open', message: messageOf(String(id)) }),
    add: (...ids: string[]) => (unread = [...ids.map(messageOf), ...unread]),
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** The panel is open, the first page is loaded and its pause is over. */
const openWith = async (count: number) => {
  const messages = startWith(count)
  messages.send({ type: 'panel.open' })
  await pass(1_000)
  return messages
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('specification, section 2: message panel', () => {
  it('has two tabs, 通知 (type 1) and 预警 (type 2)', async () => {
    const { asked, send } = await openWith(3)
    send({ type: 'tab.choose', tab: MessageTab.warning })
    expect(asked.map(({ tab }) => tab)).toEqual(['1', '2'])
  })

  it('resets to page 1 when tabs are switched', async () => {
    const { send, nearBottom, pages, ids, shown } = await openWith(35)
    nearBottom()
    await pass(1_000)
    send({ type: 'tab.choose', tab: MessageTab.warning })
    expect(shown(selectMessagesView)).toBe('loading')
    await pass(1_000)
    expect(pages()).toEqual([1, 2, 1])
    expect(ids()).toEqual(range(1, 10))
  })

  it('loads the next page when the user is within 400 px of the bottom', async () => {
    const { send, pages, ids, shown } = await openWith(35)
    send({ type: 'list.scrolled', distance: 401 })
    await pass(5_000)
    expect(pages()).toEqual([1])
    send({ type: 'list.scrolled', distance: 400 })
    expect(shown(selectFoot)).toBe('loading')
    await pass(50)
    expect(pages()).toEqual([1, 2])
    expect(ids()).toEqual(range(1, 20))
  })

  it('loads the next page at most once per second', async () => {
    const { nearBottom, asked, ids, shown } = await openWith(35)
    for (let wait = 0; wait < 40; wait += 1) {
      nearBottom()
      await pass(100)
    }
    expect(asked.map(({ current }) => current)).toEqual([1, 2, 3, 4])
    const between = asked.slice(1).map(({ at }, index) => at - asked[index]!.at)
    expect(Math.min(...between)).toBeGreaterThanOrEqual(1_000)
    expect(ids()).toEqual(range(1, 35))
    expect(shown(selectFoot)).toBe('end')
  })

  it('loads the next page after the second for a user who stays at the bottom', async () => {
    const { send, nearBottom, pages } = startWith(35)
    send({ type: 'panel.open' })
    await pass(60)
    nearBottom()
    await pass(900)
    expect(pages()).toEqual([1])
    await pass(40)
    expect(pages()).toEqual([1, 2])
  })

  it('loads nothing beyond the last page', async () => {
    const { nearBottom, pages, shown } = await openWith(10)
    nearBottom()
    await pass(5_000)
    expect(pages()).toEqual([1])
    expect(shown(selectFoot)).toBe('end')
  })
})

describe('specification, section 4: unread count', () => {
  it('is fetched at app initialisation or when the user is logged in', async () => {
    const { calls, context } = startWith(12)
    await pass(50)
    expect(calls).toMatchObject({ countUnread: 1, listMessages: 0 })
    expect(context().unread).toBe(12)
  })

  it('is decremented by reading one message, which is removed from the list', async () => {
    const { send, read, context, ids, shown } = await openWith(3)
    read(2)
    expect(shown(selectReading)).toBe('fetching')
    await pass(50)
    expect(shown(selectReading)).toBe('shown')
    expect(context().opened?.content).toBe('正文2')
    expect(context().unread).toBe(2)
    expect(ids()).toEqual([1, 3])
    send({ type: 'message.close' })
    expect(shown(selectReading)).toBe('nothing')
  })

  it('is set to 0 by mark-all-read', async () => {
    const { send, context, ids, shown, calls } = await openWith(35)
    send({ type: 'messages.readAll' })
    expect(shown(selectIsMarking)).toBe(true)
    await pass(50)
    expect(context().unread).toBe(0)
    expect(ids()).toEqual([])
    expect(shown(selectMessagesView)).toBe('empty')
    send({ type: 'messages.readAll' })
    expect(calls.markAllRead).toBe(1)
  })
})

describe('messagesMachine', () => {
  it('misses no message when reading one moves the others up', async () => {
    const { send, read, nearBottom, ids } = await openWith(35)
    for (const id of [1, 2, 3]) {
      read(id)
      await pass(50)
      send({ type: 'message.close' })
    }
    for (let page = 0; page < 4; page += 1) {
      nearBottom()
      await pass(1_000)
    }
    expect(ids()).toEqual(range(4, 35))
  })

  it('shows no message twice when new ones arrive between two pages', async () => {
    const { add, nearBottom, ids } = await openWith(15)
    add('98', '99')
    nearBottom()
    await pass(1_000)
    expect(ids()).toEqual(range(1, 15))
  })

  it('loads the next page when all shown messages are read', async () => {
    const { send, read, nearBottom, ids, shown } = await openWith(12)
    for (const id of range(1, 10)) {
      read(id)
      await pass(50)
      send({ type: 'message.close' })
    }
    expect(shown(selectMessagesView)).toBe('loading')
    nearBottom()
    await pass(1_000)
    expect(ids()).toEqual([11, 12])
  })

  it('reloads a page that was under way while a message was read', async () => {
    const { read, nearBottom, ids, pages } = await openWith(25)
    read(1)
    await pass(20)
    nearBottom()
    await pass(1_100)
    expect(pages()).toEqual([1, 2, 1])
    nearBottom()
    await pass(1_100)
    expect(ids()).toEqual(range(2, 21))
  })

  it('is empty without unread messages', async () => {
    const { shown } = await openWith(0)
    expect(shown(selectMessagesView)).toBe('empty')
  })

  it('shows the failure of the list, and can be retried', async () => {
    const { send, failing, context, shown } = startWith(3)
    failing.add('listMessages')
    send({ type: 'panel.open' })
    await pass(50)
    expect(shown(selectMessagesView)).toBe('failed')
    expect(context().failures.list).toBe('listMessages 不行')
    failing.clear()
    send({ type: 'list.retry' })
    expect(shown(selectMessagesView)).toBe('loading')
    await pass(50)
    expect(shown(selectMessagesView)).toBe('list')
  })

  it('keeps the loaded messages when the next page fails, and retries within the limit', async () => {
    const { send, failing, nearBottom, pages, ids, shown } = await openWith(15)
    failing.add('listMessages')
    nearBottom()
    await pass(50)
    expect(shown(selectFoot)).toBe('failed')
    expect(ids()).toEqual(range(1, 10))
    failing.clear()
    send({ type: 'list.retry' })
    await pass(900)
    expect(pages()).toEqual([1, 2])
    await pass(200)
    expect(pages()).toEqual([1, 2, 2])
    expect(ids()).toEqual(range(1, 15))
  })

  it('shows the failure of reading a message, and leaves it unread', async () => {
    const { send, failing, read, context, ids, shown } = await openWith(3)
    failing.add('readMessage')
    read(2)
    await pass(50)
    expect(shown(selectReading)).toBe('failed')
    expect(context().unread).toBe(3)
    expect(ids()).toEqual([1, 2, 3])
    failing.clear()
    send({ type: 'message.retry' })
    await pass(50)
    expect(shown(selectReading)).toBe('shown')
  })

  it('reloads list and count when a message is closed before it is loaded', async () => {
    const { send, read, calls, ids } = await openWith(3)
    read(2)
    send({ type: 'message.close' })
    await pass(100)
    expect(calls).toMatchObject({ countUnread: 2, listMessages: 2 })
    expect(ids()).toEqual([1, 3])
  })

  it('counts a message as read when the panel closes before it is loaded', async () => {
    const { send, read, context } = await openWith(3)
    read(2)
    send({ type: 'panel.close' })
    await pass(50)
    expect(context().unread).toBe(2)
  })

  it('shows the failure of marking all as read, and changes nothing', async () => {
    const { send, failing, context, ids, shown } = await openWith(3)
    failing.add('markAllRead')
    send({ type: 'messages.readAll' })
    await pass(50)
    expect(shown(selectMarkingFailure)).toBe('markAllRead 不行')
    expect(context().unread).toBe(3)
    expect(ids()).toHaveLength(3)
    failing.clear()
    send({ type: 'messages.readAll' })
    await pass(50)
    expect(shown(selectMarkingFailure)).toBeUndefined()
    expect(context().unread).toBe(0)
  })

  it('reloads list and count each time the panel opens', async () => {
    const { send, add, context, ids } = await openWith(3)
    send({ type: 'panel.close' })
    add('99')
    send({ type: 'panel.open' })
    await pass(50)
    expect(ids()).toEqual([99, 1, 2, 3])
    expect(context().unread).toBe(4)
  })

  it('keeps the count when counting fails', async () => {
    const { send, failing, context } = await openWith(3)
    failing.add('countUnread')
    send({ type: 'count.refresh' })
    await pass(50)
    expect(context().unread).toBe(3)
  })

  it('fails loudly where an actor is not provided', async () => {
    const actor = createActor(messagesMachine).start()
    actor.send({ type: 'panel.open' })
    await pass(0)
    expect(actor.getSnapshot().context.failures.list).toContain('listMessages')
  })
})

describe('every state and transition', () => {
  const done = (id: string, output?: unknown) => ({
    type: `xstate.done.actor.${id}`,
    output,
    actorId: id,
  })
  const failed = (id: string) => ({
    type: `xstate.error.actor.${id}`,
    error: new Error('不行'),
    actorId: id,
  })
  const page = (current: number) => ({ records: [messageOf(String(current))], current, pages: 2 })
  const serialize = ({
    value,
    context,
  }: {
    value: unknown
    context: MessagesSnapshot['context']
  }) => {
    const { tab, isNear, hasMore, unread, records } = context
    return JSON.stringify([value, tab, isNear, hasMore, unread > 0, records.length > 0])
  }
  /** Two explorations, the list and the reading: all events together would give millions of states. */
  const explorations = [
    {
      serialize,
      events: [
        { type: 'panel.open' },
        { type: 'panel.close' },
        { type: 'count.refresh' },
        done('countUnread', 1),
        failed('countUnread'),
        done('listMessages', page(1)),
        failed('listMessages'),
        { type: 'tab.choose', tab: MessageTab.notification },
        { type: 'tab.choose', tab: MessageTab.warning },
        { type: 'list.scrolled', distance: 400 },
        { type: 'list.scrolled', distance: 401 },
        { type: 'list.retry' },
        done('listMore', page(2)),
        failed('listMore'),
        { type: 'xstate.after.pause.messages.pace.pausing' },
      ],
    },
    {
      serialize,
      events: [
        { type: 'panel.open' },
        { type: 'panel.close' },
        done('listMessages', { ...page(1), pages: 1 }),
        { type: 'tab.choose', tab: MessageTab.warning },
        { type: 'message.open', message: messageOf('1') },
        { type: 'message.retry' },
        { type: 'message.close' },
        { type: 'messages.readAll' },
        done('readMessage', messageOf('1')),
        failed('readMessage'),
        done('markAllRead'),
        failed('markAllRead'),
      ],
    },
  ]

  it('is reached', () => {
    const [list, reading] = explorations.map((each) => unreached(messagesMachine, each))
    const missedByBoth = (which: 'states' | 'transitions') =>
      list?.[which].filter((each) => reading?.[which].includes(each))
    // The machine raises these itself; no test sends them.
    const raised = /: (page\.asked|message\.wasRead|messages\.wereRead|reading\.abandoned)$/
    expect(missedByBoth('states')).toEqual([])
    expect(missedByBoth('transitions')?.filter((each) => !raised.test(each))).toEqual([])
  })

  it('keeps its tab, and waits for nothing, where the session ends in any state', ({ task }) => {
    const tabOf = ({ tab, opened }: MessagesSnapshot['context']) => [tab, opened]
    const [list, reading] = explorations.map((each) => endSessions(messagesMachine, each, tabOf))
    const all = [list, reading].flatMap((each) => each ?? [])
    const ends = {
      injected: all.reduce((sum, { injected }) => sum + injected, 0),
      rests: all.flatMap(({ rests }) => rests),
      lost: all.flatMap(({ lost }) => lost),
    }
    tallyEnds({ task }, 'the messages', ends)
    expect(ends.lost).toEqual([])
    const regions = ends.rests.map((rest) => JSON.parse(rest) as { list: unknown; count: string })
    expect(new Set(regions.map(({ count }) => count))).toEqual(new Set(['counted']))
    expect(new Set(regions.map(({ list: at }) => JSON.stringify(at)))).toEqual(
      new Set(['"closed"', '{"open":"failed"}', '{"open":"moreFailed"}', '{"open":"resting"}']),
    )
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = explorations.flatMap((each) => replayPaths(messagesMachine, each))
    expect(paths.length).toBeGreaterThan(100)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })
})
