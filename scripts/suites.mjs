import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureJsonSchemaSuite } from './json-schema-suite.mjs'
import { ensureNginx } from './nginx.mjs'
import { end, root } from './prepare.mjs'
import { ensurePostgres, startPostgres } from './postgres.mjs'
import { countPlaywright, countVitest, failuresOf, talliesOf } from './test-reports.mjs'

/* The suites of tests, their run and their summary, whose last line is `N passed, N failed`. */

const REPORTS = join(root, 'test-results')

const reportOf = (id) => join(REPORTS, `${id}.json`)

/** A run of Vitest; `id` names its report. */
export const unitSuite = (id, name, args = []) => ({
  name,
  report: reportOf(id),
  count: countVitest,
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(id)}`,
    ...args,
  ],
})

/** A run of Playwright; `id` names its report and the folder of what failed journeys leave. */
export const journeySuite = (id, name, args = []) => ({
  name,
  report: reportOf(id),
  count: countPlaywright,
  command: ['playwright', 'test', '--reporter=list,json', `--output=${join(REPORTS, id)}`, ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(id) },
})

/** The first tier: `npm test`. */
export const MAIN = [
  unitSuite('unit', 'unit and DOM tests', ['--project=!rest*']),
  journeySuite('journeys', 'main journeys', ['--grep=@main']),
]

/** The second tier: what `npm run test:all` runs after the first one. */
export const REST = [
  unitSuite('unit-rest', 'PostgreSQL, attacks, faults, hosts, walks', ['--project=rest*']),
  journeySuite('journeys-rest', 'other journeys', ['--grep-invert=@main']),
]

/**
 * Opens what the second tier needs beside a browser, installed if need be; `env` is for a database that it starts.
 *
 * @returns the environment of the suites, the sentences about what is missing, and `close`
 */
export const openServices = async (env = {}) => {
  const postgres = await openPostgres(env)
  const jsonSchemaSuite = ensureJsonSchemaSuite()
  const nginx = ensureNginx()
  return {
    env: {
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(jsonSchemaSuite && { JSON_SCHEMA_SUITE: jsonSchemaSuite }),
      ...(nginx && { NGINX_PROGRAM: nginx }),
    },
    missing: [
      !jsonSchemaSuite &&
        '!!! The JSON Schema Test Suite is missing: NONE OF ITS CASES RAN. Install json-schema-test-suite, or set JSON_SCHEMA_SUITE to its tests/draft7.',
      !nginx &&
        '!!! nginx is missing: NONE OF THE TESTS BEHIND IT RAN. Install nginx, or set NGINX_PROGRAM to its path.',
      !postgres &&
        '!!! PostgreSQL was not found: THE TESTS RAN ON THE EMBEDDED DATABASE ONLY. Install it, or set TEST_DATABASE_URL.',
    ].filter(Boolean),
    close: async () => postgres?.stop(),
  }
}

/** Opens the database of the tests: the given one, or a new one; undefined without PostgreSQL. */
const openPostgres = async (env) => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const programs = ensurePostgres()
  if (programs) {
    return startPostgres(programs, env).catch((error) =>
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

export const runSuite = async ({ name, command, report, count, env }, given = {}) => {
  console.log(`\n— ${name}`)
  rmSync(report, { force: true })
  const start = performance.now()
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: root,
    env: { ...process.env, ...given, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [status] = await once(child, 'exit')
  const counts = count(report) ?? { passed: 0, failed: 0, skipped: 0 }
  // A failure outside of the tests (an error after the last one, say) counts too.
  const failed = status === 0 ? counts.failed : Math.max(counts.failed, 1)
  return {
    ...counts,
    name,
    failed,
    seconds: (performance.now() - start) / 1000,
    // The next run of the suite writes over its report.
    failures: failuresOf(report),
    tallies: talliesOf(report),
  }
}

/** Prints the results of the suites, and again what failed: the last lines of a run are all that some see. */
export const summarise = (results, sentences = []) => {
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of results)
    console.log(
      `${name.padEnd(35)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(0)} s`,
    )
  for (const { name, text } of results.flatMap(({ tallies }) => tallies))
    console.log(`${name}: ${text}`)
  for (const sentence of sentences) console.log(sentence)
  for (const [title, ...lines] of results.flatMap(({ failures }) => failures))
    console.log([`\nfailed: ${title}`, ...lines].join('\n  '))
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  if (total('failed') > 0) process.exitCode = 1
}
