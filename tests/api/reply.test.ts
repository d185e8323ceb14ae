import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Contract } from '#schemas/api/contract.ts'
import { phoneLogin } from '#schemas/api/sign-in.ts'
import { ApiError } from '#src/api/api-error.ts'
import { isConnectionFailure, isOutcomeUnknown, type ApiErrorKind } from '#src/api/api-error.ts'
import { readReply } from '#src/api/reply.ts'

const contractOf = (data: z.ZodMiniType, reply?: 'bare' | 'token'): Contract => ({
  name: 'a.call',
  summary: '',
  method: 'GET',
  path: 'a/call',
  access: 'public',
  data,
  ...(reply && { reply }),
})

const failure = (contract: Contract, body: unknown, status = 200): ApiError => {
  try {
    readReply(contract, { status, text: JSON.stringify(body) })
  } catch (error) {
    return error as ApiError
  }
  throw new Error('expected the reply to be refused')
}

const success = (data: unknown) => ({ code: 200, success: true, data, msg: '' })

describe('the place at which a reply breaks its contract', () => {
  const money = z.object({ kind: z.literal('money'), amount: z.object({ cents: z.number() }) })
  const days = z.object({ kind: z.literal('days'), days: z.number() })

  it.each<[string, z.ZodMiniType, unknown, string]>([
    ['a member', z.object({ a: z.string() }), { a: 1 }, 'data.a'],
    ['an item', z.array(z.object({ id: z.string() })), [{ id: '1' }, {}], 'data.1.id'],
    ['the first of several', z.object({ a: z.string(), b: z.string() }), {}, 'data.a'],
    [
      'the branch of a union that matches furthest',
      z.union([days, money]),
      { kind: 'money', amount: { cents: 'x' } },
      'data.amount.cents',
    ],
    [
      'the same branch, named first',
      z.object({ one: z.union([money, days]) }),
      { one: { kind: 'money', amount: { cents: 'x' } } },
      'data.one.amount.cents',
    ],
    ['the data itself', z.string(), 1, 'data'],
  ])('is %s', (_, data, sent, field) => {
    expect(failure(contractOf(data), success(sent))).toMatchObject({ kind: 'contract', field })
  })

  it('is named without the envelope where the reply has none', () => {
    const contract = contractOf(z.object({ key: z.string() }), 'bare')
    expect(readReply(contract, { status: 200, text: '{"key":"1"}' })).toEqual({ key: '1' })
    expect(
      readReply(contract, { status: 200, text: JSON.stringify(success({ key: '1' })) }),
    ).toEqual({ key: '1' })
    expect(failure(contract, { key: 1 })).toMatchObject({ kind: 'contract', field: 'key' })
    expect(failure(contract, success({ key: 1 })).field).toBe('data.key')
  })

  it('is the code, where a reply that needs an envelope has none', () => {
    const contract = contractOf(z.object({ key: z.string() }))
    expect(failure(contract, { key: '1' })).toMatchObject({ kind: 'contract', field: 'code' })
    expect(failure(contract, { code: 'none', data: {} })).toMatchObject({ field: 'code' })
  })
})

describe('a refusal', () => {
  it.each<[string, unknown, number, Partial<ApiError>]>([
    [
      'of OAuth, without an envelope',
      { error: 'invalid_grant', error_description: '用户名或密码错误' },
      400,
      { kind: 'rejected', code: 400, message: '用户名或密码错误' },
    ],
    ['in a success', { code: 400, msg: '额度不足' }, 200, { kind: 'rejected', code: 400 }],
    ['in an error', { code: 200, msg: '繁忙' }, 503, { kind: 'rejected', code: 503 }],
    ['of an old revision', { code: 409, msg: '已更新' }, 409, { kind: 'conflict', code: 409 }],
    ['without words', {}, 502, { kind: 'unreadable', code: 502 }],
    ['with words that are no text', { msg: { a: 1 } }, 502, { kind: 'unreadable', code: 502 }],
    ['that leads to another address', {}, 300, { kind: 'unreadable', code: 300 }],
    ['of a path', { code: 404, msg: '' }, 404, { kind: 'notFound', code: 404 }],
  ])('%s has its kind, code and words', (_, body, status, expected) => {
    expect(failure(phoneLogin, body, status)).toMatchObject(expected)
  })

  it('has the fields that the server names', () => {
    const fields = [{ formId: '1', pointer: '/a', message: '有误' }]
    const sent = { code: 400, msg: '有误', data: { fields } }
    expect(failure(phoneLogin, sent, 400).fields).toEqual(fields)
    expect(failure(phoneLogin, { code: 400, msg: '有误' }, 400).fields).toEqual([])
  })
})

describe('an ApiError', () => {
  const KINDS: Readonly<Record<ApiErrorKind, 'known' | 'unknown' | 'connection'>> = {
    rejected: 'known',
    unauthorized: 'known',
    illegalOperation: 'known',
    applicationUnderWay: 'known',
    conflict: 'known',
    notFound: 'known',
    timeout: 'connection',
    network: 'connection',
    aborted: 'unknown',
    unreadable: 'connection',
    contract: 'unknown',
  }

  it.each(Object.entries(KINDS) as [ApiErrorKind, string][])(
    '“%s” leaves the outcome %s',
    (kind, outcome) => {
      const error = new ApiError('不行', { kind, call: 'a.call' })
      expect(isOutcomeUnknown(error)).toBe(outcome !== 'known')
      expect(isConnectionFailure(error)).toBe(outcome === 'connection')
    },
  )

  it('leaves the outcome unknown with a code of 500 and above, and no other error does', () => {
    const of = (code: number) => new ApiError('不行', { kind: 'rejected', call: 'a.call', code })
    expect([499, 500, 503].map((code) => isOutcomeUnknown(of(code)))).toEqual([false, true, true])
    expect(isOutcomeUnknown(new Error('network'))).toBe(false)
    expect(isConnectionFailure(new Error('network'))).toBe(false)
  })

  it('is the same error when it is hidden', () => {
    const cause = new Error('cause')
    const details = { kind: 'contract', call: 'a.call', code: 200, field: 'data', cause } as const
    const error = new ApiError('不行', details)
    expect(error.hidden).toBe(false)
    expect(error.hide()).toMatchObject({ ...details, message: '不行', hidden: true, cause })
  })
})
