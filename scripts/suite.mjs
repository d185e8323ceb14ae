/*
 * npm run attacks, npm run faults: runs one folder of tests with a PostgreSQL of its own, and prints the figures that
 * the tests report.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installDependencies, requireNode, root } from './prepare.mjs'
import { ensureNginx } from './nginx.mjs'
import { ensurePostgres, startPostgres } from './postgres.mjs'
import { talliesOf } from './test-reports.mjs'

requireNode()
installDependencies()
const programs = process.env.TEST_DATABASE_URL ? undefined : ensurePostgres()
const postgres = programs && (await startPostgres(programs))
const nginx = ensureNginx()
const report = join(root, 'test-results', 'suite.json')
const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(nginx && { NGINX_PROGRAM: nginx }),
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
await postgres?.stop()
for (const { name, text } of talliesOf(report)) console.log(`${name}: ${text}`)
process.exitCode = status ?? 1
