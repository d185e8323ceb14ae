import { describe, expect } from 'vitest'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'
import * as messages from '#schemas/api/messages.ts'
import { goodsList } from '#schemas/api/products.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import * as session from '#schemas/api/session.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import * as tenant from '#schemas/api/tenant.ts'
import { checkNeedSign } from '#schemas/api/verification.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import type { Target } from '#scripts/gateway/ask.ts'
import { checkGateway } from '#scripts/gateway/check-gateway.ts'
import { encrypterOf } from '#scripts/gateway/encrypter.ts'
import { textOf } from '#scripts/gateway/gateway.ts'
import { sharedBackendTest } from '../fixtures/backend/backend-test.ts'
import { CHARACTERS, knownPictures } from '../fixtures/backend/known-pictures.ts'
import { PHONES, type TestBackend } from '../fixtures/backend/test-backend.ts'

const it = sharedBackendTest

/** Changes the reply of one path; undefined leaves it. */
type Fault = (request: Request, reply: Response) => Promise<Response> | Response | undefined

/** Checks the backend, with a fault before it. */
const check = async (
  { app }: Pick<TestBackend, 'app'>,
  fault: Fault = () => undefined,
  gateway = DEFAULT_GATEWAY,
) => {
  const send: Target['send'] = async (path, init) => {
    const request = new Request(`http://gateway.test${path}`, init)
    const reply = await app.fetch(request.clone())
    return (await fault(request, reply.clone())) ?? reply
  }
  return checkGateway(
    { gateway, send },
    {
      account: PHONES.enterprise,
      domain: 'localhost',
      encrypt: encrypterOf(DEMO_PASSWORD, gateway),
      readPicture: () => Promise.resolve(CHARACTERS),
    },
  )
}

const at =
  (path: string, change: (reply: Response, request: Request) => Promise<Response> | Response) =>
  (request: Request, reply: Response) =>
    new URL(request.url).pathname === `/api/${path}` ? change(reply, request) : undefined

/** Changes the JSON of a reply. */
const rewritten =
  (change: (body: Record<string, unknown>) => unknown) =>
  async (reply: Response): Promise<Response> =>
    Response.json(change(await reply.json()), { status: reply.status })

const refused = (status: number, msg: string) => () =>
  Response.json({ code: status, success: false, data: null, msg }, { status })

const FAULTS: readonly (readonly [what: string, fault: Fault, line: RegExp])[] = [
  [
    'a path that does not exist',
    at(tenant.customerInfo.path, refused(404, '')),
    /broken +tenant\.customerInfo +404: no such path .* \(calls\.tenant\.customerInfo\.path\)/,
  ],
  [
    'a page in place of a reply',
    at(tenant.logo.path, () => new Response('<html>nginx</html>')),
    /broken +tenant\.logo +200: no JSON: <html>nginx/,
  ],
  [
    'a member of another type',
    at(
      tenant.contactList.path,
      rewritten((body) => ({ ...body, data: [{ type: 'hotline', description: '400' }] })),
    ),
    /broken +tenant\.contactList +data\.0\.type breaks its contract/,
  ],
  [
    'a list in place of a page',
    at(
      goodsList.path,
      rewritten((body) => ({ ...body, data: { records: 'none' } })),
    ),
    /broken +products\.list +data\.records breaks its contract/,
  ],
  [
    'a public call that is not on the skip list',
    at(tenant.productTypes.path, refused(401, '缺失令牌')),
    /broken +tenant\.productTypes +401: .* is not on the skip list/,
  ],
  [
    'a sign-in that takes JSON only',
    at(signInCalls.accountLogin.path, refused(415, '')),
    /broken +session\.accountLogin +415: does not take form \(calls\.session\.accountLogin\.encoding\)/,
  ],
  [
    'a call that is served without a token',
    at(session.userinfo.path, (reply, request) =>
      request.headers.get('Blade-Auth')
        ? reply
        : Response.json({ code: 200, success: true, data: {}, msg: '' }),
    ),
    /broken +session\.userinfo \(no token\) +must be 401: it is served/,
  ],
  [
    'a valid token that is refused',
    at(checkNeedSign.path, refused(401, '令牌无效')),
    /broken +session\.checkNeedSign +401: 令牌无效/,
  ],
  [
    'a refresh that is refused',
    at(session.refreshToken.path, refused(400, '不支持的授权类型')),
    /broken +session\.refreshToken +400: 不支持的授权类型/,
  ],
  [
    'no key for the sign-in',
    at(signInCalls.publicKey.path, refused(404, '')),
    /broken +session\.publicKey +404: [^]*skipped +session\.userinfo +nobody is signed in/,
  ],
  [
    'a token under another name',
    at(
      signInCalls.accountLogin.path,
      rewritten(({ access_token, ...rest }) => ({ ...rest, token: access_token })),
    ),
    /session\.accountLogin +without .*access_token/,
  ],
  [
    'a member that is not there',
    at(
      messages.unreadQuantity.path,
      rewritten((body) => ({ ...body, data: { count: 3 } })),
    ),
    /thin +messages\.unreadQuantity +without data\.unreadQuantity/,
  ],
  [
    'an envelope without a code',
    at(
      roleButtons.path,
      rewritten(({ data }) => data),
    ),
    /broken +session\.roleButtons +code breaks its contract/,
  ],
  [
    'an error of the server',
    at(messages.messageList.path, refused(500, '系统繁忙')),
    /broken +messages\.list +500: 系统繁忙/,
  ],
]

/** The faults that leave the rest of the walk as it is: they are found in one. */
const isAlone = ([what]: (typeof FAULTS)[number]) => /sign-in|under another name/.test(what)

describe('npm run gateway -- check', () => {
  it('finds every contract kept by the reference backend', async ({ backend }) => {
    const reports = await check(backend)
    const found = reports.filter(({ outcome }) => outcome === 'broken' || outcome === 'thin')
    expect(found).toEqual([])
    expect(reports.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(60)
    expect(textOf(reports, false)).toMatch(/^skipped[^]* kept, 0 thin, 0 broken, \d+ skipped$/)
  })

  it('signs in with the characters of a picture where the gateway asks for them', async ({
    backend,
  }) => {
    const gateway = { ...DEFAULT_GATEWAY, captcha: true }
    const ids = knownPictures()
    const reports = await check(
      { app: await backend.openProcess({ gateway, ids }) },
      undefined,
      gateway,
    )
    const outcomes = Object.fromEntries(reports.map(({ call, outcome }) => [call, outcome]))
    expect(outcomes).toMatchObject({
      'session.captcha': 'kept',
      'session.accountLogin': 'kept',
      'session.userinfo': 'kept',
    })
    const unasked = await check(backend)
    expect(textOf(unasked, false)).toMatch(/skipped +session\.captcha +gateway\.json asks for none/)
  })

  it('names the headers of the strict mode to which gateway.json gives a wrong value', async ({
    backend,
  }) => {
    const wrong = { ...DEFAULT_GATEWAY, requestedWith: 'XMLHttpRequest' }
    const report = textOf(await check(backend, undefined, wrong), false)
    expect(report).toMatch(
      /broken +every call +401: .* refuses the value of the header Blade-Requested-With \(requestedWith\)/,
    )
    const { client } = DEFAULT_GATEWAY
    const stranger = { ...DEFAULT_GATEWAY, client: { ...client, secret: 'other' } }
    const other = textOf(await check(backend, undefined, stranger), false)
    expect(other).toMatch(
      /broken +every call +401: .* refuses the value of the header Authorization \(client\.id, client\.secret\)/,
    )
    expect(other).not.toContain('(requestedWith)')
  })

  it('names the headers of the strict mode that gateway.json turns off', async ({ backend }) => {
    const off = {
      ...DEFAULT_GATEWAY,
      client: { ...DEFAULT_GATEWAY.client, calls: 'signIn' as const },
      requestedWith: null,
    }
    const report = textOf(await check(backend, undefined, off), false)
    expect(report).toMatch(/broken +every call +401: .* header Authorization \(client\.calls\)/)
    expect(report).toMatch(
      /broken +every call +401: .* header Blade-Requested-With \(requestedWith\)/,
    )
    const marked = { ...off, requestedWith: 'BladeHttpRequest' }
    const other = textOf(await check(backend, undefined, marked), false)
    expect(other).toMatch(/header Authorization/)
    expect(other).not.toMatch(/header Blade-Requested-With/)
  })

  it('finds each of the faults of one gateway', async ({ backend }) => {
    const together = FAULTS.filter((fault) => !isAlone(fault))
    expect(together.length).toBeGreaterThanOrEqual(10)
    const report = textOf(
      await check(backend, (request, reply) => {
        for (const [, fault] of together) {
          const changed = fault(request, reply)
          if (changed) return changed
        }
        return undefined
      }),
      false,
    )
    for (const [what, , line] of together) expect(report, what).toMatch(line)
  })

  it.for(FAULTS.filter(isAlone))('finds %s', async ([_what, fault, line], { backend }) => {
    expect(textOf(await check(backend, fault), false)).toMatch(line)
  })
})
