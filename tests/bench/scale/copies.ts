import { sql } from 'drizzle-orm'
import type { Ids } from '#fixtures/backend/backend.ts'
import { randomIds } from '#fixtures/backend/ids.ts'
import type { Database, Store } from '#fixtures/backend/store/store.ts'
import { sampleAccounts } from '#fixtures/data/customers.ts'

/*
 * Copies the rows of a template many times by set-based SQL. Each id of the template begins with the digits of copy 0; in
 * the texts of a row they are replaced by those of the copy, wherever an id occurs: keys, units of the ledger, JSON. So
 * every copy is consistent as the template is.
 */

/** The digits of the number of a copy. */
const WIDTH = 6
const MARK = 'K'.repeat(WIDTH)
const PREFIX = '70'
const ID = new RegExp(`${PREFIX}0{${WIDTH}}(\\d{11})`, 'g')

/** The ids of a template: 19 digits, in the order in which they are made, as those of the portal. */
export const templateIds = (): Ids => {
  let count = 0
  return {
    ...randomIds(),
    next: () => `${PREFIX}${'0'.repeat(WIDTH)}${String(++count).padStart(11, '0')}`,
  }
}

/** The most rows of one statement. */
const ROWS_A_STATEMENT = 200_000

interface Copied {
  /** The count of rows by table. */
  rows: Readonly<Record<string, number>>
}

/** Adds copies 1 to `count` of all that customers have. */
export const addCopies = async (
  store: Store,
  count: number,
  report: (line: string) => void,
): Promise<Copied> => {
  const template = await store.transaction(readTemplate)
  const rows: Record<string, number> = {}
  for (const [table, bodies] of template) {
    const step = Math.max(1, Math.floor(ROWS_A_STATEMENT / bodies.length))
    const began = performance.now()
    for (let from = 1; from <= count; from += step)
      await store.transaction((tx) =>
        insertCopies(tx, { table, bodies, from, to: Math.min(count, from + step - 1) }),
      )
    rows[table] = bodies.length * (count + 1)
    report(
      `${table}: ${bodies.length} × ${count} rows in ${Math.round((performance.now() - began) / 1000)} s`,
    )
  }
  return { rows }
}

/** Reads the rows that each copy has of its own, as JSON with the mark in place of the copy's number. */
const readTemplate = async (tx: Database): Promise<ReadonlyMap<string, string[]>> => {
  const keys = await rowsOf<{ table: string; unique: string[][] }>(
    tx,
    sql`select c.relname as table, json_agg(k.columns) as unique
      from pg_class c
      join lateral (
        select json_agg(a.attname) as columns from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisunique and i.indpred is null and a.attnum > 0
        group by i.indexrelid
      ) k on true
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`,
  )
  const template = new Map<string, string[]>()
  for (const { table, unique } of keys) {
    if (SHARED.has(table)) continue
    const found = await rowsOf<{ body: string }>(
      tx,
      sql`select row_to_json(t)::text as body from ${sql.identifier(table)} t`,
    )
    const bodies = found
      .map(({ body }) => marked(body))
      .filter((body) => {
        const row = JSON.parse(body) as Record<string, unknown>
        return unique.every((columns) =>
          columns.some((column) => JSON.stringify(row[column] ?? MARK).includes(MARK)),
        )
      })
    if (bodies.length > 0) template.set(table, bodies)
  }
  return template
}

/** The tables that all copies share. */
const SHARED = new Set(['operators', 'operator_sessions', 'goods', 'mall_goods', 'mall_prices'])

/** Puts the mark into what is another one in each copy: ids, numbers of records, phones, numbers of people and enterprises. */
const marked = (body: string): string => {
  let text = body
    .replaceAll(ID, `${PREFIX}${MARK}$1`)
    .replaceAll(/(?<![A-Z0-9])([A-Z]{2}20\d{6})\d{6}(\d{8})(?!\d)/g, `$1${MARK}$2`)
    .replaceAll(/YE\d{6}(\d{6})(?!\d)/g, `YE${MARK}$1`)
    .replaceAll(/YS(\d{7})\d{6}(?!\d)/g, `YS$1${MARK}`)
    .replaceAll(/(?<!\d)(\d{18})\d{6}(\d{6})(?!\d)/g, `$1${MARK}$2`)
  for (const { phone, customers } of sampleAccounts) {
    text = text.replaceAll(`"${phone}"`, `"19${MARK}${phone.slice(-3)}"`)
    for (const { creditCode, identityCard } of customers) {
      if (creditCode)
        text = text.replaceAll(creditCode, creditCode.slice(0, 8) + MARK + creditCode.slice(14))
      if (identityCard) text = text.replaceAll(identityCard, identityCard.slice(0, 12) + MARK)
    }
  }
  return text
}

/** Returns the phone with which an account of a copy signs in; copy 0 is the template. */
export const phoneOf = (copy: number, phone: string): string =>
  copy === 0 ? phone : `19${String(copy).padStart(WIDTH, '0')}${phone.slice(-3)}`

const insertCopies = async (
  tx: Database,
  { table, bodies, from, to }: { table: string; bodies: string[]; from: number; to: number },
): Promise<void> => {
  const name = sql.identifier(table)
  // Without triggers: those of the ledger would move the balances, which the copied accounts have already.
  await tx.execute(sql`set local session_replication_role = replica`)
  await tx.execute(sql`set local synchronous_commit = off`)
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`insert into ${name}
    select copy.* from generate_series(${from}::int, ${to}::int) number
    cross join json_array_elements_text(${JSON.stringify(bodies)}::json) body
    cross join lateral json_populate_record(null::${name},
      replace(body, ${MARK}, lpad(number::text, ${WIDTH}, '0'))::json) copy`)
}

const rowsOf = async <Row>(tx: Database, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await tx.execute(query)) as { rows: Row[] }).rows
