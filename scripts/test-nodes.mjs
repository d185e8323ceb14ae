/*
 * npm run check -- nodes: starts the portal and runs the unit tests on the oldest supported and the current versions of Node,
 * and prints a table. Each is npm's package `node`, fetched into a temporary folder. --node 24 (more than once, too) takes
 * other versions; all else is passed to vitest: npm run check -- nodes --node 26 tests/engine/json
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { buildPortal, end, installDependencies, oldestNode, requireNode, root } from './prepare.mjs'
import { countVitest } from './test-reports.mjs'

/** The time that a start may take; ms. */
const START_TIMEOUT = 180_000

const { values, positionals } = parseArgs({
  options: { node: { type: 'string', multiple: true, default: [oldestNode(), '24', '26'] } },
  allowPositionals: true,
})

/** Fetches a version of Node. @returns the path of its program */
const fetchNode = (version, folder) => {
  console.log(`\n— Node ${version}`)
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', [...args, `node@${version}`], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return status === 0
    ? join(folder, 'node_modules', 'node', 'bin', program)
    : end(`Node ${version} could not be fetched from npm: see the lines above.`)
}

/** The environment in which programs that a program starts have the same Node. */
const environmentOf = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
})

/** Starts the portal with an empty database, asks whether it is ready, and ends it. @returns a cell of the table */
const start = async (node, folder) => {
  const begun = performance.now()
  const server = spawn(node, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...environmentOf(node),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      API_TARGET: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const late = setTimeout(() => server.kill('SIGKILL'), START_TIMEOUT)
  const url = await urlOf(server.stdout)
  const reply = url && (await fetch(`${url}/ready`))
  const seconds = (performance.now() - begun) / 1000
  server.kill('SIGTERM')
  const [status] = await ended
  clearTimeout(late)
  const isGood = reply?.status === 200 && status === 0
  return { isGood, text: isGood ? `ready in ${seconds.toFixed(1)} s` : 'FAILED' }
}

/** Returns the address that the server prints when it is ready; undefined if it ends before. */
const urlOf = async (output) => {
  for await (const line of createInterface({ input: output }))
    if (line.startsWith('ready ')) return JSON.parse(line.slice('ready '.length)).url
  return undefined
}

const runTests = (node, filters) => {
  const report = join(root, 'test-results', 'nodes.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(node, [vitest, 'run', ...reporters, ...filters], {
    cwd: root,
    env: environmentOf(node),
    stdio: 'inherit',
  })
  const counts = countVitest(report) ?? { passed: 0, failed: 0, skipped: 0 }
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

requireNode()
installDependencies()
buildPortal()
const rows = []
for (const version of values.node) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-node-'))
  try {
    const node = fetchNode(version, folder)
    const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
    rows.push({ exact, started: await start(node, folder), tests: runTests(node, positionals) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log('\nNode        portal           unit tests')
for (const { exact, started, tests } of rows)
  console.log(
    `${exact.padEnd(11)} ${started.text.padEnd(16)} ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`,
  )
const sum = (count) => rows.reduce((total, row) => total + count(row), 0)
const failed = sum(({ tests, started }) => tests.failed + (started.isGood ? 0 : 1))
console.log(`${sum(({ tests }) => tests.passed)} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
