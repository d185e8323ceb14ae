/*
 * npm run bench:server: loads the reference backend on PostgreSQL, with a server of its own, and on the embedded database, and
 * prints requests a second, latencies, errors and the processor's time for each request, beside a bare server in the same
 * run. --store postgres|embedded, --seconds, --connections, --customers, --workers; --parts profiles the server; --minutes
 * prints its memory over a longer load.
 */
import { installDependencies, requireNode, root } from './prepare.mjs'
import { ensurePostgres, startPostgres } from './postgres.mjs'

requireNode()
installDependencies()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { benchServer } = await import('../tests/bench/server/main.ts')

let cluster
const openCluster = async () => {
  const programs = ensurePostgres()
  if (!programs) throw new Error('PostgreSQL was not found: install it, or say --store embedded.')
  cluster = await startPostgres(programs)
  return cluster
}
try {
  await benchServer(process.argv.slice(2), openCluster)
} finally {
  await cluster?.stop()
}
