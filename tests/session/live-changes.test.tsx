import { act, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import { unreadQuantity } from '#schemas/api/messages.ts'
import { refreshToken } from '#schemas/api/session.ts'
import { apiEvents } from '#src/api/api-events.ts'
import { changes } from '#src/api/changes.ts'
import { tokens } from '#src/api/tokens.ts'
import { LiveChanges } from '#src/session/live-changes.tsx'
import { someTokens } from '#tests/api/client.ts'
import { refuse } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

/** Serves the stream of changes. @returns how often it is open, and a function that writes an event into it */
const serveStream = () => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  server.use(
    http.get(`*/api/${CHANGES_PATH}`, ({ request }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          open.add(controller)
          request.signal.addEventListener('abort', () => open.delete(controller))
        },
        cancel: () => open.clear(),
      })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }),
  )
  const write = (text: string) => {
    for (const controller of open) controller.enqueue(new TextEncoder().encode(text))
  }
  const close = () => {
    for (const controller of open) controller.close()
    open.clear()
  }
  return { open, write, close }
}

/** The locks of a browser whose lead another tab has: `grant` gives it to this one. */
const locksOfOtherTab = () => {
  const asked: { name: string; signal: AbortSignal; held: Promise<void> | undefined }[] = []
  let pending: (() => void) | undefined
  const request = (
    name: string,
    { signal }: { signal: AbortSignal },
    lead: () => Promise<void>,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const one: (typeof asked)[number] = { name, signal, held: undefined }
      asked.push(one)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      pending = () => {
        one.held = lead()
        void one.held.then(resolve)
      }
    })
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  return { asked, grant: () => pending?.() }
}

/** Another tab of the same session: what it hears, and its channel. */
const otherTab = () => {
  const channel = new BroadcastChannel('portal:changes:session-1')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const tell = (data: unknown) => channel.postMessage(data)
  return { channel, heard, tell }
}

let visibility: { mockRestore: () => void } | undefined

const show = (state: DocumentVisibilityState) => {
  visibility?.mockRestore()
  visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

let jitter: { mockRestore: () => void } | undefined

/** Makes the pause before another connection the shortest: half a second. */
const waitShortly = () => {
  jitter = vi.spyOn(Math, 'random').mockReturnValue(0)
}

let heard: string[]
let leave: () => void
beforeEach(() => {
  heard = []
  leave = changes.subscribe(({ kind }) => heard.push(kind))
  tokens.write(someTokens)
})
afterEach(() => {
  leave()
  tokens.remove()
  visibility?.mockRestore()
  jitter?.mockRestore()
  vi.unstubAllGlobals()
})

describe('LiveChanges', () => {
  it('emits the changes of the stream, and passes them on to the other tabs', async () => {
    const { open, write } = serveStream()
    const other = otherTab()
    const { unmount } = render(<LiveChanges />)
    await vi.waitFor(() => expect(open.size).toBe(1))
    write('event: ready\ndata: \n\nevent: changed\ndata: {"kind":"message"}\n\n')
    await vi.waitFor(() => expect(heard).toContain('message'))
    await vi.waitFor(() => expect(other.heard).toContainEqual({ kind: 'message' }))
    unmount()
    other.channel.close()
  })

  it('emits what another tab has heard, and passes it on to nobody', async () => {
    serveStream()
    const [other, third] = [otherTab(), otherTab()]
    const { unmount } = render(<LiveChanges />)
    other.tell({ other: 'nonsense' })
    other.tell({ kind: 'loan' })
    await vi.waitFor(() => expect(heard).toEqual(['loan']))
    await vi.waitFor(() => expect(third.heard).toHaveLength(2))
    expect(other.heard).toEqual([])
    unmount()
    other.tell({ kind: 'loan' })
    await vi.waitFor(() => expect(third.heard).toHaveLength(3))
    expect(heard).toEqual(['loan'])
    for (const { channel } of [other, third]) channel.close()
  })

  it('opens the stream only when no other tab of the session leads', async () => {
    const { open } = serveStream()
    const { asked, grant } = locksOfOtherTab()
    const { unmount } = render(<LiveChanges />)
    await vi.waitFor(() =>
      expect(asked.map(({ name }) => name)).toEqual(['portal:changes:session-1']),
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(open.size).toBe(0)
    act(grant)
    await vi.waitFor(() => expect(open.size).toBe(1))
    let isOver = false
    void asked[0]?.held?.then(() => (isOver = true))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isOver).toBe(false)
    unmount()
    await vi.waitFor(() => expect(isOver).toBe(true))
  })

  it('asks for the lead no longer while the page is hidden', async () => {
    serveStream()
    const { asked } = locksOfOtherTab()
    const { unmount } = render(<LiveChanges />)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    show('hidden')
    await vi.waitFor(() => expect(asked[0]?.signal.aborted).toBe(true))
    show('visible')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    unmount()
  })

  it('opens the stream again after the server has closed it', async () => {
    waitShortly()
    const { open, write, close } = serveStream()
    const { unmount } = render(<LiveChanges />)
    await vi.waitFor(() => expect(open.size).toBe(1))
    close()
    await vi.waitFor(() => expect(open.size).toBe(1), { timeout: 5_000 })
    write('event: ready\ndata: \n\n')
    await vi.waitFor(() => expect(heard).toEqual(['any']))
    unmount()
  })

  it('reads no stream after the session has ended elsewhere, and ends it here', async () => {
    waitShortly()
    const ended: string[] = []
    const forget = apiEvents.subscribe(({ type }) => ended.push(type))
    // A session of its own: the client remembers, for all files of this process, which one was refused.
    tokens.write({ ...someTokens, access: 'access-of-an-ended-session' })
    let asked = 0
    server.use(
      http.get(`*/api/${CHANGES_PATH}`, () => {
        asked += 1
        return new HttpResponse(null, { status: 401 })
      }),
      refuse(refreshToken, 401, ''),
      http.get(`*/api/${unreadQuantity.path}`, () => new HttpResponse(null, { status: 401 })),
    )
    const { unmount } = render(<LiveChanges />)
    await vi.waitFor(() => expect(asked).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(asked).toBe(1)
    expect(ended).toEqual(['sessionExpired'])
    expect(tokens.read()).toBeUndefined()
    unmount()
    forget()
  })

  it('closes the stream while the page is hidden', async () => {
    const { open } = serveStream()
    const { unmount } = render(<LiveChanges />)
    await vi.waitFor(() => expect(open.size).toBe(1))
    show('hidden')
    await vi.waitFor(() => expect(open.size).toBe(0))
    show('visible')
    await vi.waitFor(() => expect(open.size).toBe(1))
    unmount()
    await vi.waitFor(() => expect(open.size).toBe(0))
  })
})
