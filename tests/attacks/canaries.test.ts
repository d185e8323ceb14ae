import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { formats } from '#engine/formats/formats.ts'
import { jsonLog } from '#fixtures/backend/hosts/node/operations/log.ts'
import { openMetrics } from '#fixtures/backend/hosts/node/operations/metrics.ts'
import * as files from '#schemas/api/files.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import * as verification from '#schemas/api/verification.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { beginFlow } from '../fixtures/backend/flow-driver.ts'
import { TENANT, type TestBackend } from '../fixtures/backend/test-backend.ts'
import { tally } from './tally.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

/* What a customer types, as values that occur nowhere else. */

const PASSWORD = 'Kanarie@7391'
const PERSONAL = {
  phone: '13973917391',
  name: '金丝雀',
  identityCard: formats['resident-id'].sample(7391),
  companyName: '金丝雀贸易有限公司',
  creditCode: formats['credit-code'].sample(7391),
  bankAccount: formats['bank-card'].sample(7391),
  value: '金丝雀路七三九一号',
  file: '金丝雀.png',
}
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255])

/** Registers, verifies the enterprise, fills a form and uploads a file. @returns the secrets that it met */
const walk = async (backend: TestBackend) => {
  const { phone, companyName, creditCode, bankAccount, value, file } = PERSONAL
  const body = { phone, tenantId: TENANT }
  const { id } = (await backend.call(signInCalls.sendValidate, { body })).data
  const code = backend.lastSent(phone)
  const password = await backend.encrypted(PASSWORD)
  const registering = { ...body, id, value: code, password, type: 2 } as const
  await backend.call(signInCalls.register, { body: registering })
  const signedIn = (await backend.login(phone, PASSWORD)).data
  const token = signedIn.access_token

  const { bizNo } = (
    await backend.call(verification.commitEnterpriseAuth, {
      token,
      query: { type: '3' },
      body: { companyName, creditCode, bankAccount, bankName: '中国工商银行' },
    })
  ).data
  const amount = backend.lastSent(phone)
  const verified = await backend.call(verification.verifyEnterpriseAuth, {
    token,
    query: { type: '3' },
    body: { bizNo, amount },
  })
  expect(verified.data.status).toBe(1)

  const flow = await beginFlow(backend, token)
  await flow.save({ variable: { profile: { name: value } } })
  const upload = new FormData()
  upload.set('file', new File([PNG], file))
  const uploaded = await backend.call(files.upload, { token, body: upload })
  expect(uploaded.code).toBe(200)
  return [token, signedIn.refresh_token]
}

/** Tries what is refused: wrong passwords, foreign tokens, values in addresses and in places of others. */
const stumble = async (backend: TestBackend, [token = '']: readonly string[]) => {
  const { phone, name, identityCard, value } = PERSONAL
  await backend.login(phone, `${PASSWORD}x`)
  await backend.login(name, PASSWORD)
  const encoded = encodeURIComponent(value)
  for (const path of [encoded, `blade-resource/attach/file/${encoded}?name=${encoded}`])
    await backend.app.request(`/api/${path}`, { headers: sessionHeaders(encoded) })
  for (const body of [`{"${value}":`, JSON.stringify({ name: [name], identityCard })])
    await backend.app.request(`/api/${verification.commitPersonAuth.path}?type=${encoded}`, {
      method: 'POST',
      headers: { ...sessionHeaders(token), 'Content-Type': 'application/json' },
      body,
    })
}

const found = (text: string, canaries: readonly string[]): string[] =>
  canaries.filter((canary) => text.includes(canary) || text.includes(encodeURIComponent(canary)))

describe('the data of a customer', () => {
  backendTest('are in no log and no measurement', async ({ backend, task }) => {
    const secrets = await walk(backend)
    await stumble(backend, secrets)
    const lines: string[] = []
    const log = jsonLog({ write: (line) => lines.push(line) })
    const metrics = openMetrics()
    for (const entry of backend.logged) {
      log.request(entry)
      metrics.request(entry)
    }
    expect(lines.some((line) => line.includes('"security"'))).toBe(true)
    expect(lines.length).toBeGreaterThan(12)
    const canaries = [...Object.values(PERSONAL), ...secrets, PASSWORD]
    const leaked = found(lines.join('') + (await metrics.read()).text, canaries)
    tally({ task }, 'personal data in logs and metrics', {
      tried: canaries.length,
      through: leaked.length,
      more: `${lines.length} lines`,
    })
    expect(leaked).toEqual([])
  })

  backendTest('are in the database, but for its secrets', async ({ backend, store }) => {
    const secrets = [...(await walk(backend)), PASSWORD]
    const query = sql`select table_name from information_schema.tables where table_schema = 'public'`
    const { rows } = (await store.db.execute(query)) as { rows: { table_name: string }[] }
    const contents = await Promise.all(
      rows.map(async ({ table_name: table }) =>
        JSON.stringify(await store.db.execute(sql`select t::text from ${sql.identifier(table)} t`)),
      ),
    )
    const text = contents.join('')
    expect(text).toContain(PERSONAL.creditCode)
    expect(found(text, secrets)).toEqual([])
  })
})
