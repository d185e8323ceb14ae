import { delay, http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refreshToken, userinfo } from '#schemas/api/session.ts'
import { accountLogin } from '#schemas/api/sign-in.ts'
import { ApiError } from '#src/api/api-error.ts'
import { API, createTestClient, failureOf, server } from './client.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const url = API + userinfo.path

/** Makes the server reply with `body` to the read of the user, and refuse a refresh. */
const reply = (body: unknown, status = 200) =>
  server.use(
    http.get(url, () => HttpResponse.json(body as object, { status })),
    http.post(API + refreshToken.path, () =>
      HttpResponse.json({ code: 401, success: false, data: {}, msg: '' }, { status: 401 }),
    ),
  )

describe('the error catalogue (specification, section 8)', () => {
  it('code 901: 当前已经有申请中的产品, once, as an event that leads to the products', async () => {
    reply({ code: 901, msg: 'whatever' })
    const { send, heard } = createTestClient()
    const error = await failureOf(send(userinfo))
    expect(error).toMatchObject({ kind: 'applicationUnderWay', code: 901 })
    expect(heard).toEqual([{ type: 'applicationUnderWay', message: '当前已经有申请中的产品' }])
  })

  it.each([
    ['code starting with 4', { code: 403, msg: '无权访问' }, '无权访问'],
    ['code starting with 5', { code: 500, msg: '库存不足' }, '库存不足'],
    ['a code that is a string', { code: '400', msg: '参数错误' }, '参数错误'],
    ['error_description', { code: 400, error_description: '令牌无效' }, '令牌无效'],
    ['no message at all', { code: 500, msg: '' }, '未知错误，无法完成请求'],
  ])('%s: its message is a warning and the call is rejected', async (_, body, message) => {
    reply(body)
    const { send, heard } = createTestClient()
    const error = await failureOf(send(userinfo))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'rejected', message, call: 'session.userinfo' })
    expect(heard).toEqual([{ type: 'warning', message }])
  })

  it('a business error with HTTP 400 carries the message of its envelope', async () => {
    reply({ code: 400, success: false, data: {}, msg: '业务异常' }, 400)
    const { send, heard } = createTestClient()
    expect((await failureOf(send(userinfo))).message).toBe('业务异常')
    expect(heard).toEqual([{ type: 'warning', message: '业务异常' }])
  })

  it('a refusal of single fields names them', async () => {
    const fields = [{ formId: 'demand', pointer: '/amount', message: '金额不能超过可用额度' }]
    reply({ code: 400, data: { fields }, msg: '“需求”：金额不能超过可用额度' }, 400)
    const { send } = createTestClient()
    expect(await failureOf(send(userinfo, {}, { hide: true }))).toMatchObject({ fields })
    reply({ code: 400, data: { fields: 'none' }, msg: '业务异常' }, 400)
    expect(await failureOf(send(userinfo))).toMatchObject({ message: '业务异常', fields: [] })
  })

  it.each([200, 500])('a code that is no number breaks the contract (HTTP %i)', async (status) => {
    reply({ code: 'ok', msg: '成功', data: {} }, status)
    const { send } = createTestClient()
    expect(await failureOf(send(userinfo))).toMatchObject({ kind: 'contract', field: 'code' })
  })

  it('非法操作 ends the session with code 400 alone', async () => {
    reply({ code: 500, msg: '非法操作' })
    const { send } = createTestClient()
    expect(await failureOf(send(userinfo))).toMatchObject({ kind: 'rejected', message: '非法操作' })
  })

  it('a page of a proxy with a status of failure is no reply', async () => {
    reply({}, 410)
    const { send } = createTestClient()
    expect(await failureOf(send(userinfo))).toMatchObject({ kind: 'unreadable', code: 410 })
  })

  it('hide: the caller gets the message, and nobody else', async () => {
    reply({ code: 400, msg: '验证码错误' })
    const { send, heard } = createTestClient()
    const error = await failureOf(send(userinfo, {}, { hide: true }))
    expect(error).toMatchObject({ message: '验证码错误', hidden: true })
    expect(heard).toEqual([])
  })

  it.each([
    ['HTTP 200 with code 401', { code: 401, success: false, data: {}, msg: '未登录' }, 200],
    ['HTTP 401 without success', { code: 401, msg: '缺失令牌' }, 401],
    ['HTTP 401 with the whole envelope', { code: 401, success: false, data: {}, msg: 'x' }, 401],
    ['HTTP 401 with an empty object', {}, 401],
  ])('401 as %s: the session ends without a message', async (_, body, status) => {
    reply(body, status)
    const { send, heard } = createTestClient()
    expect((await failureOf(send(userinfo))).kind).toBe('unauthorized')
    expect(heard).toEqual([{ type: 'sessionExpired', access: 'access-1' }])
  })

  it('401 of a sign-in: ends no session, and its message is shown', async () => {
    server.use(
      http.post(API + accountLogin.path, () => HttpResponse.json({ code: 401, msg: '密码错误' })),
    )
    const { send, heard } = createTestClient()
    const error = await failureOf(send(accountLogin, { body: {} }))
    expect(error.message).toBe('密码错误')
    expect(heard).toEqual([{ type: 'warning', message: '密码错误' }])
  })

  it('400 with 非法操作: 检测到账号信息异常，请重新登录, and the event that ends the session', async () => {
    reply({ code: 400, msg: '检测到非法操作！' })
    const { send, heard } = createTestClient()
    expect((await failureOf(send(userinfo))).kind).toBe('illegalOperation')
    expect(heard).toEqual([{ type: 'illegalOperation', message: '检测到账号信息异常，请重新登录' }])
  })

  it('409: a conflict, so that the caller can show what has changed', async () => {
    reply({ code: 409, msg: '数据已被修改' }, 409)
    const { send } = createTestClient()
    expect(await failureOf(send(userinfo))).toMatchObject({ kind: 'conflict', code: 409 })
  })

  it('timeout: 请求超时', async () => {
    server.use(http.get(url, () => delay('infinite')))
    const { send, heard } = createTestClient()
    const error = await failureOf(send(userinfo, {}, { timeout: 40 }))
    expect(error).toMatchObject({ kind: 'timeout', message: '请求超时' })
    expect(heard).toEqual([{ type: 'warning', message: '请求超时' }])
  })

  it('network error: 网络错误，请检查网络', async () => {
    server.use(http.post(API + accountLogin.path, () => HttpResponse.error()))
    const { send, heard } = createTestClient()
    const error = await failureOf(send(accountLogin, { body: {} }))
    expect(error).toMatchObject({ kind: 'network', message: '网络错误，请检查网络' })
    expect(heard).toEqual([{ type: 'warning', message: '网络错误，请检查网络' }])
  })

  it('HTTP 404: 请求失败，请求资源不存在', async () => {
    server.use(http.get(url, () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })))
    const { send, heard } = createTestClient()
    expect((await failureOf(send(userinfo))).kind).toBe('notFound')
    expect(heard).toEqual([{ type: 'warning', message: '请求失败，请求资源不存在' }])
  })

  it.each([
    ['an HTML page of a proxy', '<html>502 Bad Gateway</html>', 502],
    ['JSON that is cut off', '{"code":200,"data":{', 200],
    ['an empty body', '', 200],
  ])('%s: an error of the kind unreadable that names the call', async (_, text, status) => {
    server.use(http.post(API + accountLogin.path, () => new HttpResponse(text, { status })))
    const { send } = createTestClient()
    expect(await failureOf(send(accountLogin, { body: {} }))).toMatchObject({
      name: 'ApiError',
      kind: 'unreadable',
      call: 'session.accountLogin',
    })
  })

  it.each([
    ['{}', {}, 'code'],
    ['-1', -1, 'code'],
    ['an envelope without its data', { code: 200, success: true, data: -1 }, 'data'],
    [
      'a field of the wrong kind',
      { code: 200, success: true, data: { customerId: { deep: 1 } } },
      'data.customerId',
    ],
  ])(
    'a reply that breaks its contract (%s) names the call and the field',
    async (_, body, field) => {
      reply(body)
      const { send } = createTestClient()
      expect(await failureOf(send(userinfo))).toMatchObject({
        kind: 'contract',
        call: 'session.userinfo',
        field,
      })
    },
  )

  it('a call aborted by its caller raises no warning', async () => {
    server.use(http.get(url, () => delay('infinite')))
    const { send, heard } = createTestClient()
    const leaving = new AbortController()
    const failure = failureOf(send(userinfo, {}, { signal: leaving.signal }))
    leaving.abort()
    expect((await failure).kind).toBe('aborted')
    expect(heard).toEqual([])
  })
})
