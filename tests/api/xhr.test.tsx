import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachmentDetail, upload } from '#schemas/api/files.ts'
import type { Exchange } from '#src/api/transport.ts'
import { createXhr, type XhrOptions } from '#src/api/xhr.ts'

/** A request whose network is the test's. */
class ScriptedRequest extends EventTarget {
  static last: ScriptedRequest
  upload = new EventTarget()
  status = 200
  responseText = '{}'
  response = new Blob()
  isAborted = false
  constructor() {
    super()
    ScriptedRequest.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('loadend'))
  }
  sent(loaded: number) {
    const progress = Object.assign(new Event('progress'), {
      loaded,
      total: 100,
      lengthComputable: true,
    })
    this.upload.dispatchEvent(progress)
  }
}

const begin = (exchange: Partial<Exchange>, options: XhrOptions = {}) => {
  const outcome = { kind: '' }
  const common = { address: 'x', headers: {}, timeout: 60_000 }
  const send = createXhr('/api/', options)
  send({ ...common, contract: upload, ...exchange }).then(
    () => (outcome.kind = 'served'),
    (error: { kind: string }) => (outcome.kind = error.kind),
  )
  return { outcome, request: ScriptedRequest.last }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('createXhr', () => {
  it('sends a file over a slow line as long as it moves', async () => {
    const { outcome, request } = begin({ body: new FormData() })
    for (let share = 1; share <= 100; share += 1) {
      await vi.advanceTimersByTimeAsync(59_000)
      request.sent(share)
    }
    request.upload.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(outcome.kind).toBe('')
    request.dispatchEvent(new Event('load'))
    request.dispatchEvent(new Event('loadend'))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(outcome.kind).toBe('served')
    expect(request.isAborted).toBe(false)
  })

  it.each([0, 1, 99])('gives a file up that stands still at %s %% for 60 s', async (share) => {
    const { outcome, request } = begin({ body: new FormData() })
    if (share > 0) request.sent(share)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(outcome.kind).toBe('')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(outcome.kind).toBe('timeout')
    expect(request.isAborted).toBe(true)
  })

  it('waits for the reply to a file that was sent within the time limit of its call', async () => {
    const { outcome, request } = begin({ body: new FormData() })
    request.upload.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(outcome.kind).toBe('')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(outcome.kind).toBe('timeout')
  })

  it('reads a file over a slow line, and gives it up where it stands still', async () => {
    const { outcome, request } = begin({ contract: attachmentDetail, timeout: 20_000 })
    for (let time = 0; time < 10; time += 1) {
      await vi.advanceTimersByTimeAsync(15_000)
      request.dispatchEvent(new Event('progress'))
    }
    expect(outcome.kind).toBe('')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(outcome.kind).toBe('timeout')
  })

  it.each([
    ['a file', 200, 'application/pdf', '%PDF', true],
    ['a failure of a server', 502, 'application/pdf', '%PDF', false],
    ['an envelope', 200, 'application/json', '{"code":401}', false],
    ['nothing', 200, 'application/pdf', '', false],
  ])('reads as a file what is one: %s', async (_, status, type, text, isFile) => {
    const read: Blob[] = []
    const options = { onContent: (content: Blob) => void read.push(content) }
    const { outcome, request } = begin({ contract: attachmentDetail }, options)
    Object.assign(request, { status, response: new Blob([text], { type }) })
    request.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(outcome.kind).toBe('served'))
    expect(read).toHaveLength(isFile ? 1 : 0)
  })
})
