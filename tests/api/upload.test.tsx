import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { upload } from '#schemas/api/files.ts'
import { refreshToken } from '#schemas/api/session.ts'
import { tokens } from '#src/api/tokens.ts'
import { uploadFile } from '#src/api/upload.ts'
import { server } from '#tests/setup/server.ts'
import { failureOf, someTokens } from './client.ts'

const url = `*/api/${upload.path}`
const file = new File(['%PDF'], '营业执照.pdf', { type: 'application/pdf' })
const stored = { attachId: 12, link: '/f/12', originalName: '营业执照.pdf', name: 'x', size: 4 }

// A token of its own: one that was refused in another test is remembered, by all tests of the process.
beforeEach(() => tokens.write({ ...someTokens, access: 'upload-1' }))

describe('uploadFile', () => {
  it('returns the attachment', async () => {
    server.use(
      http.post(url, ({ request }) =>
        request.headers.get('Blade-Auth') === 'bearer upload-1'
          ? HttpResponse.json({ code: 200, success: true, data: stored })
          : HttpResponse.json({ code: 500, msg: 'no token' }),
      ),
    )
    expect(await uploadFile(file)).toMatchObject({ attachId: '12', size: 4 })
  })

  it('renews an expired session and sends the file once more', async () => {
    const seen: (string | null)[] = []
    server.use(
      http.post(url, ({ request }) => {
        const token = request.headers.get('Blade-Auth')
        seen.push(token)
        return token === 'bearer access-2'
          ? HttpResponse.json({ code: 200, success: true, data: stored })
          : HttpResponse.json({ code: 401, msg: '' }, { status: 401 })
      }),
      http.post(`*/api/${refreshToken.path}`, () =>
        HttpResponse.json({ access_token: 'access-2', refresh_token: 'refresh-1' }),
      ),
    )
    await uploadFile(file)
    expect(seen).toEqual(['bearer upload-1', 'bearer access-2'])
  })

  it.each([
    [
      'refused',
      () => HttpResponse.json({ code: 400, msg: '文件过大' }, { status: 400 }),
      '文件过大',
    ],
    ['cut off', () => HttpResponse.error(), '网络错误，请检查网络'],
  ])('fails with a message for the field when it is %s', async (_, failure, message) => {
    server.use(http.post(url, failure))
    expect(await failureOf(uploadFile(file))).toMatchObject({ message, hidden: true })
  })

  it('can be aborted', async () => {
    server.use(http.post(url, () => new Promise<never>(() => {})))
    const leaving = new AbortController()
    const failure = failureOf(uploadFile(file, { signal: leaving.signal }))
    leaving.abort()
    expect((await failure).kind).toBe('aborted')
  })
})
