import { getTableColumns, is, Table } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toJSONSchema } from 'zod'
import { contracts } from '#schemas/api/contracts.ts'
import type { Contract } from '#schemas/api/contract.ts'
import { MEDIA_TYPE } from '#schemas/api/encode-request.ts'
import { credentialsOf } from '../fixtures/backend/credentials.ts'
import { sharedBackendTest } from '../fixtures/backend/backend-test.ts'
import { addressOf, sampleOf } from './wrong-fields.ts'
import { tally } from './tally.ts'

/* The numbers of requests, each compared with the columns of the database and each sent beyond them. */

/** The terms of a loan that is only thought of come to no column: the engine checks them, and names the field. */
const WITHOUT_COLUMN = 'repayment.calculate'

/** Numbers that no column of whole numbers holds. */
const BEYOND = [1.5, 1e20, 2 ** 31, 2 ** 53, -(2 ** 31) - 1]

const TABLES = Object.values<Record<string, unknown>>(
  import.meta.glob('../../fixtures/backend/store/tables/*.ts', { eager: true }),
).flatMap((file) => Object.values(file).filter((one): one is Table => is(one, Table)))

/** The ranges of PostgreSQL's types of whole numbers, as far as a JavaScript number is exact. */
const RANGES: Readonly<Record<string, number>> = {
  PgSmallInt: 2 ** 15 - 1,
  PgInteger: 2 ** 31 - 1,
  PgSerial: 2 ** 31 - 1,
  PgBigInt53: 2 ** 53 - 1,
  PgBigSerial53: 2 ** 53 - 1,
}

interface Schema {
  type?: string
  const?: unknown
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

interface FoundNumber {
  path: readonly string[]
  schema: Schema
}

const numbersAt = (schema: Schema, path: readonly string[]): FoundNumber[] => [
  // A literal has no range: it is one number.
  ...(/^(number|integer)$/.test(schema.type ?? '') && schema.const === undefined
    ? [{ path, schema }]
    : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
    numbersAt(of, [...path, name]),
  ),
  ...(schema.items ? numbersAt(schema.items, [...path, '0']) : []),
  ...(schema.anyOf ?? []).flatMap((one) => numbersAt(one, path)),
]

const numbersOf = (schema: Contract['body']): FoundNumber[] =>
  schema
    ? // The range of what is read: an address has texts.
      numbersAt(toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema, [])
    : []

/** Returns a copy of a value with another one at a path. */
const withAt = (value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown => {
  if (name === undefined) return other
  if (Array.isArray(value)) return [withAt(value[0], rest, other)]
  const members = value as Record<string, unknown>
  return { ...members, [name]: withAt(members[name], rest, other) }
}

const numberOf = ({ name }: Contract, { path }: FoundNumber) => `${name}: ${path.join('.')}`

describe('a number of a contract', () => {
  const narrowest = Math.min(
    ...TABLES.flatMap((table) =>
      Object.values(getTableColumns(table)).flatMap(({ columnType }) => RANGES[columnType] ?? []),
    ),
  )

  it('is whole and no wider than the narrowest column of whole numbers', () => {
    expect(narrowest).toBe(2_147_483_647)
    const all = contracts
      .filter(({ name }) => name !== WITHOUT_COLUMN)
      .flatMap((contract) =>
        [contract.query, contract.body].flatMap((schema) =>
          numbersOf(schema).map((one) => ({ name: numberOf(contract, one), ...one.schema })),
        ),
      )
    expect(all.length).toBeGreaterThan(40)
    const wider = all.filter(
      ({ type, exclusiveMinimum = -Infinity, minimum = exclusiveMinimum, maximum = Infinity }) =>
        type !== 'integer' || minimum < -narrowest - 1 || maximum > narrowest,
    )
    expect(wider).toEqual([])
  })

  sharedBackendTest(
    'is refused in words beyond the range of a column, and a negative one is no failure',
    { timeout: 120_000 },
    async ({ backend, task }) => {
      const wrong: unknown[] = []
      let tried = 0
      for (const contract of contracts) {
        const { method, path, access, encoding } = contract
        const isForm = encoding === 'form'
        const query = sampleOf(contract.query, {})
        const body = encoding === 'multipart' ? undefined : sampleOf(contract.body, {})
        const send = async (sent: { query: unknown; body: unknown }) => {
          tried += 1
          const reply = await backend.app.request(`/api/${path}?${addressOf(sent.query)}`, {
            method,
            headers: {
              ...(await credentialsOf(backend, access)),
              'Content-Type': MEDIA_TYPE[isForm ? 'form' : 'json'],
            },
            ...(method === 'POST' && {
              body: isForm ? addressOf(sent.body) : (JSON.stringify(sent.body) ?? ''),
            }),
          })
          const { code, msg } = (await reply.json()) as { code?: unknown; msg?: string }
          return { status: reply.status, code, msg }
        }
        const requests = [
          ...numbersOf(contract.query).map((found) => ({
            found,
            withNumber: (value: number) => ({ query: withAt(query, found.path, value), body }),
          })),
          ...numbersOf(contract.body).map((found) => ({
            found,
            withNumber: (value: number) => ({ query, body: withAt(body, found.path, value) }),
          })),
        ]
        for (const { found, withNumber } of requests) {
          for (const value of BEYOND) {
            const reply = await send(withNumber(value))
            const isRefused = reply.code === 400 && /\p{Script=Han}/u.test(reply.msg ?? '')
            if (!isRefused) wrong.push([numberOf(contract, found), value, reply])
          }
          const { status } = await send(withNumber(-1))
          if (status >= 500) wrong.push([numberOf(contract, found), -1, status])
        }
      }
      tally({ task }, 'numbers beyond a column', { tried, through: wrong.length })
      expect(wrong).toEqual([])
    },
  )
})
