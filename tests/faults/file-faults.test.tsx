import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { upload } from '#schemas/api/files.ts'
import { refreshToken } from '#schemas/api/session.ts'
import type { ApiErrorKind } from '#src/api/api-error.ts'
import { downloadFile } from '#src/api/download.ts'
import { tokens } from '#src/api/tokens.ts'
import { uploadFile } from '#src/api/upload.ts'
import { failureOf, someTokens } from '../api/client.ts'
import { server } from '../setup/server.ts'

/* Uploads and downloads go by XMLHttpRequest: the faults of bad-network.test.ts that its replies can have. */

const link = '/api/blade-resource/attach/file/7'
const file = new File(['%PDF-1.7'], '章程.pdf', { type: 'application/pdf' })

const replyOf = (status: number, type: string, text: string) => () =>
  new HttpResponse(text, { status, headers: { 'Content-Type': type } })

const FAULTS: Readonly<Record<string, readonly [() => Response, ApiErrorKind]>> = {
  'a reset': [() => HttpResponse.error(), 'network'],
  'a page 502': [replyOf(502, 'text/html', '<html>502 Bad Gateway</html>'), 'unreadable'],
  'a page 200': [replyOf(200, 'text/html; charset=utf-8', '<html>Sign in</html>'), 'unreadable'],
  'an empty reply': [replyOf(200, 'application/json', ''), 'unreadable'],
  'an empty file': [replyOf(200, 'application/pdf', ''), 'unreadable'],
  'half a reply': [replyOf(200, 'application/json', '{"code":200,"da'), 'unreadable'],
  '{}': [replyOf(200, 'application/json', '{}'), 'contract'],
  '-1': [replyOf(200, 'application/json', '-1'), 'contract'],
  '401 in a 200': [
    replyOf(200, 'application/json', '{"code":401,"success":false,"data":{},"msg":""}'),
    'unauthorized',
  ],
}

// A token of its own: one that was refused is remembered, by all tests of the process.
beforeEach(() => tokens.write({ ...someTokens, access: 'access-of-faults' }))

describe.each(Object.entries(FAULTS))('with %s', (fault, [reply, kind]) => {
  beforeEach(() =>
    server.use(
      http.get(`*${link}`, reply),
      http.post(`*/api/${upload.path}`, reply),
      http.post(`*/api/${refreshToken.path}`, () => new HttpResponse('{}', { status: 401 })),
    ),
  )

  it.for<[string, () => Promise<unknown>]>([
    ['a download', () => downloadFile({ link })],
    ['an upload', () => uploadFile(file)],
  ])(`%s ends in the state ${kind}, told in words`, async ([name, send], { task }) => {
    const failure = await failureOf(send())
    const session = tokens.read() === undefined ? 'ended' : 'kept'
    const text = `${failure.kind}, “${failure.message}”; the session is ${session}`
    Object.assign(task.meta, { tally: { name: `${name} with ${fault}`, text } })
    expect([name, failure.kind]).toEqual([name, kind])
    expect(failure.message).toMatch(/\p{Script=Han}/u)
    expect(tokens.read() === undefined).toBe(kind === 'unauthorized')
  })
})
