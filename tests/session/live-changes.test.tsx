import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import { changes } from '#src/api/changes.ts'
import { tokens } from '#src/api/tokens.ts'
import { LiveChanges } from '#src/session/live-changes.tsx'
import { someTokens } from '#tests/api/client.ts'
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
  return { open, write }
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
