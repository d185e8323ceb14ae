/*
 * npm test: runs all tests on a fresh clone with nothing but Node and npm. The last line is `N passed, N failed` over
 * all suites.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureJsonSchemaSuite } from './json-schema-suite.mjs'
import { ensureNginx } from './nginx.mjs'
import { buildPortal, end, installDependencies, requireNode, root } from './prepare.mjs'
import { ensurePostgres, startPostgres } from './postgres.mjs'
import { countPlaywright, countVitest, failuresOf, talliesOf } from './test-reports.mjs'

const REPORTS = join(root, 'test-results')

const SUITES = [
  {
    name: 'unit and DOM tests',
    command:
      'vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
    report: join(REPORTS, 'unit.json'),
    count: countVitest,
  },
  {
    name: 'journeys',
    command: 'playwright test --reporter=list,json',
    report: join(REPORTS, 'journeys.json'),
    count: countPlaywright,
  },
]

const main = async () => {
  requireNode()
  installDependencies()
  // Imported only now: it needs Playwright, which has just been installed.
  const { ensureBrowser } = await import('./browser.mjs')
  const browser = await ensureBrowser()
  const postgres = await openPostgres()
  const jsonSchemaSuite = ensureJsonSchemaSuite()
  const nginx = ensureNginx()
  buildPortal()

  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'journeys.json'),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(jsonSchemaSuite && { JSON_SCHEMA_SUITE: jsonSchemaSuite }),
    ...(nginx && { NGINX_PROGRAM: nginx }),
  }
  let interrupted = false
  // The terminal sends the signal to the suites too; this process stays to clean up.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))
  const results = []
  try {
    for (const suite of SUITES) if (!interrupted) results.push(await run(suite, env))
  } finally {
    await postgres?.stop()
  }
  summarise(results, { postgres, jsonSchemaSuite, nginx })
  if (interrupted || results.some(({ failed }) => failed > 0)) process.exitCode = 1
}

/** Opens the database of the store's tests: the given one, or a new one; undefined without PostgreSQL. */
const openPostgres = async () => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const programs = ensurePostgres()
  if (programs) {
    return startPostgres(programs).catch((error) =>
      end(
        `PostgreSQL in ${programs} does not start (${error.message.trim()}): set TEST_DATABASE_URL to a database that runs.`,
      ),
    )
  }
  if (!process.env.CI) return undefined
  return end(
    'PostgreSQL was not found and could not be installed: install it, or set TEST_DATABASE_URL.',
  )
}

const run = async ({ name, command, report, count }, env) => {
  console.log(`\n— ${name}`)
  rmSync(report, { force: true })
  const start = performance.now()
  const child = spawn('npx', ['--no-install', ...command.split(' ')], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [status] = await once(child, 'exit')
  const counts = count(report) ?? { passed: 0, failed: 0, skipped: 0 }
  // A failure outside of the tests (an error after the last one, say) counts too.
  const failed = status === 0 ? counts.failed : Math.max(counts.failed, 1)
  return { name, ...counts, failed, seconds: (performance.now() - start) / 1000 }
}

const summarise = (results, { postgres, jsonSchemaSuite, nginx }) => {
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of results)
    console.log(
      `${name.padEnd(20)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(0)} s`,
    )
  // Again at the end: the last lines of a run are all that some see.
  for (const failure of SUITES.flatMap(({ report }) => failuresOf(report)))
    console.log(`failed: ${failure}`)
  for (const { name, text } of SUITES.flatMap(({ report }) => talliesOf(report)))
    console.log(`${name}: ${text}`)
  if (!jsonSchemaSuite)
    console.log(
      '!!! The JSON Schema Test Suite is missing: NONE OF ITS CASES RAN. Install json-schema-test-suite, or set JSON_SCHEMA_SUITE to its tests/draft7.',
    )
  if (!nginx)
    console.log(
      '!!! nginx is missing: NONE OF THE TESTS BEHIND IT RAN. Install nginx, or set NGINX_PROGRAM to its path.',
    )
  if (!postgres)
    console.log(
      'PostgreSQL was not found: the tests of the store ran on the embedded database only.',
    )
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
}

await main()
