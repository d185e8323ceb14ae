import { describe, expect, it } from 'vitest'
import { refreshToken } from '#schemas/api/session.ts'
import { selectEnterprise } from '#schemas/api/sign-in.ts'
import { readReply } from '#src/api/reply.ts'

const snake = { access_token: 'a', refresh_token: 'r', expires_in: 60 }
const camel = { accessToken: 'a', refreshToken: 'r', expiresIn: 60 }
const enveloped = (data: unknown) => ({ code: 200, success: true, data, msg: '' })
const read = (contract: typeof refreshToken | typeof selectEnterprise, body: unknown) =>
  readReply(contract, { status: 200, text: JSON.stringify(body) })

describe('a reply with tokens', () => {
  it.each([
    ['bare', snake],
    ['in an envelope', enveloped(snake)],
    ['in an envelope with the names of the open edition', enveloped(camel)],
    ['bare with the names of the open edition', camel],
  ])('is read %s', (_, body) => {
    expect(read(refreshToken, body)).toEqual(snake)
  })

  it('is refused without tokens and without an envelope', () => {
    expect(() => read(refreshToken, {})).toThrow()
  })

  it.each([null, 'a', [], {}])('breaks its contract where its data are %j', (data) => {
    expect(() => read(refreshToken, enveloped(data))).toThrow(
      expect.objectContaining({ kind: 'contract', field: expect.stringMatching(/^data/) }),
    )
  })

  it('is the only one that may come without an envelope', () => {
    expect(() => read(selectEnterprise, { cusomerType: [] })).toThrow()
  })
})
