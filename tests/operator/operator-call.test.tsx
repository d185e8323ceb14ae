import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { operatorSession, operatorSignIn } from '#schemas/api/operator.ts'
import { tokens } from '#src/api/tokens.ts'
import { operatorCall } from '#src/operator/operator-call.ts'
import { operatorToken } from '#src/operator/operator-token.ts'
import { someTokens } from '#tests/api/client.ts'
import { server } from '#tests/setup/server.ts'

describe('a call of the console', () => {
  afterEach(() => {
    tokens.remove()
    operatorToken.remove()
  })

  it('never carries the token of a customer who is signed in in the same browser', async () => {
    const sent: Headers[] = []
    const reply = ({ request }: { request: Request }) => {
      sent.push(request.headers)
      const operator = { account: 'shen', name: '沈悦', roles: [] }
      const data = { ...operator, operator, token: 't' }
      return HttpResponse.json({ code: 200, success: true, data, msg: '' })
    }
    server.use(
      http.get(`*/api/${operatorSession.path}`, reply),
      http.post(`*/api/${operatorSignIn.path}`, reply),
    )
    tokens.write(someTokens)
    operatorToken.write('token-1')
    await operatorCall(operatorSession)
    await operatorCall(operatorSignIn, { body: { account: 'shen', password: 'p' } })
    expect(sent.map((headers) => headers.get('Blade-Auth'))).toEqual([null, null])
    expect(sent[0]?.get('Authorization')).toBe('Bearer token-1')
  })
})
