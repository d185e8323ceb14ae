/*
 * The control of npm run bench -- server: a server of Hono whose routes are one statement each, without a caller, a check or a
 * transaction, on the database of the reference backend. Run as a process of its own, with DATABASE_URL or DATA_DIR.
 */
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

/** Runs one statement. @returns its rows */
type Query = (text: string, values: unknown[]) => Promise<unknown[]>

const { DATABASE_URL: connectionString, DATA_DIR: dataDir } = process.env

const openDatabase = async (): Promise<Query> => {
  if (connectionString) {
    const pool = new Pool({ connectionString })
    return async (text, values) => (await pool.query(text, values)).rows
  }
  const database = await PGlite.create({ dataDir: `${dataDir}/database` })
  return async (text, values) => (await database.query(text, values)).rows
}

const query = await openDatabase()
await query('drop table if exists bare', [])
await query('create table bare as select id, forms, revision from flows', [])
await query('create unique index on bare (id)', [])

const app = new Hono()
app.get('/detail', async (context) =>
  context.json(await query('select * from bare where id = $1', [context.req.query('id')])),
)
app.get('/list', async (context) =>
  context.json(
    await query(
      'select * from messages where customer_id = $1 order by notified_at desc limit 10',
      [context.req.query('id')],
    ),
  ),
)
app.post('/save', async (context) =>
  context.json(
    await query(
      'update bare set forms = $2, revision = revision + 1 where id = $1 returning revision',
      [context.req.query('id'), JSON.stringify(await context.req.json())],
    ),
  ),
)

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}` })
})
