import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStore } from '#fixtures/backend/store/open.ts'
import { main } from '#scripts/ledger.ts'
import { copyMigratedDatabase } from '../fixtures/backend/migrated-database.ts'

describe('npm run ledger -- verify', () => {
  let folder = ''
  const lines: string[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-'))
    lines.length = 0
    vi.spyOn(console, 'log').mockImplementation((text: string) => lines.push(text))
    vi.spyOn(console, 'error').mockImplementation((text: string) => lines.push(text))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('exits with 2 where there is no database, or no command', async () => {
    expect(await main(['verify'], { DATA_DIR: folder })).toBe(2)
    expect(lines[0]).toContain('There is no database')
    expect(await main([], { DATA_DIR: folder })).toBe(2)
  })

  it('exits with 1 and names the rows that are wrong', async () => {
    const env = { DATA_DIR: folder }
    const dataDir = join(folder, 'database')
    await copyMigratedDatabase(dataDir)
    const store = await openStore({ dataDir })
    await store.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(
        sql`insert into ledger_accounts (id, tenant_id, owner, unit, kind, balance, opened_at)
          values ('7', '000000', 'x', 'CNY', 'y', 5, now())`,
      )
    })
    await store.close()
    expect(await main(['verify'], env)).toBe(1)
    expect(lines.join('\n')).toMatch(/unit {2}000000 CNY {2}sums to 5\n[^]*2 处不一致/)
  })
})
