import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { userinfo } from '#schemas/api/session.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { readReply } from '#src/api/reply.ts'

/** The rows of “What gateways reply”. */
const ROWS = [
  ...readFileSync('docs/gateway.md', 'utf8').matchAll(
    /^\| (\d{3}) \| (.+?) \| (\w+) \| (.+) \|$/gm,
  ),
].map(([, status = '', body = '', kind = '', message = '']) => ({
  status: Number(status),
  body: body === 'nothing' ? '' : body.slice(1, -1),
  kind,
  message,
}))

const failureOf = (status: number, text: string): ApiError => {
  try {
    readReply(userinfo, { status, text })
  } catch (error) {
    return error as ApiError
  }
  throw new Error('expected the reply to be refused')
}

describe('what gateways reply', () => {
  it('has its 29 rows', () => {
    expect(ROWS).toHaveLength(29)
  })

  it.each(ROWS)('HTTP $status with “$body” is $kind', ({ status, body, kind, message }) => {
    expect(failureOf(status, body)).toMatchObject({ kind, message })
  })
})
