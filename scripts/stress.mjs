/*
 * npm run test:stress: runs all suites in shuffled order, while another program keeps every core busy, each from 23:58 of the
 * day in China on. --rounds (3), --only unit, journeys or a path of tests, --seed (repeats the order of a run).
 */
import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { buildPortal, end, installDependencies, requireNode } from './prepare.mjs'
import { journeySuite, openServices, runSuite, summarise, unitSuite } from './suites.mjs'
import { installSystemPackages } from './system-packages.mjs'

const { rounds, only, seed } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
}).values

const DAY = 86_400
/** The time of the day at which a suite begins, in seconds of UTC: 23:58 in China. It soon runs over midnight. */
const BEGIN = (23 - 8) * 3600 + 58 * 60

/** Returns the suites of a round, in an order that the seed repeats. */
const suitesOf = (roundSeed) => {
  const shuffled = ['files', 'tests'].map((kind) => `--sequence.shuffle.${kind}`)
  const unit = (...paths) =>
    unitSuite('stress-unit', `unit tests, seed ${roundSeed}`, [
      ...shuffled,
      `--sequence.seed=${roundSeed}`,
      ...paths,
    ])
  const journeys = (...paths) =>
    journeySuite('stress-journeys', `journeys, seed ${roundSeed}`, paths)
  if (!only) return [unit(), journeys()]
  if (only === 'unit') return [unit()]
  if (only === 'journeys') return [journeys()]
  return [only.includes('tests/journeys/') ? journeys(only) : unit(only)]
}

/** Returns the library that gives processes another clock; ends the program without one. */
const ensureClockLibrary = () => {
  const find = () => {
    const args = ['-f', '+0', 'sh', '-c', 'printf %s "$LD_PRELOAD"']
    return spawnSync('faketime', args, { encoding: 'utf8' }).stdout
  }
  return (
    find() ||
    (installSystemPackages({ apt: ['faketime'], dnf: ['libfaketime'] }) && find()) ||
    end('faketime was not found and could not be installed: install it (libfaketime).')
  )
}

/** The environment of processes whose clock begins at 23:58; durations are still measured by the machine's own clock. */
const clockOf = (library) => {
  const ahead = (BEGIN - Math.floor(Date.now() / 1000)) % DAY
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${ahead < 0 ? ahead + DAY : ahead}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

requireNode()
installDependencies()
const { ensureBrowser } = await import('./browser.mjs')
const browser = await ensureBrowser()
const library = ensureClockLibrary()
buildPortal()

const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))
const results = []
const missing = new Set()
try {
  for (let round = 0; round < Number(rounds); round += 1) {
    const roundSeed = Number(seed) + round
    for (const suite of suitesOf(roundSeed)) {
      if (interrupted) break
      const clock = clockOf(library)
      const services = await openServices(clock)
      for (const sentence of services.missing) missing.add(sentence)
      const env = {
        ...clock,
        ...services.env,
        CHROMIUM_PATH: browser,
        JOURNEY_SEED: String(roundSeed),
      }
      results.push(await runSuite(suite, env).finally(services.close))
    }
  }
} finally {
  for (const loop of loops) loop.kill()
}
console.log(
  `\nnpm run test:stress -- --rounds ${rounds} --seed ${seed}${only && ` --only ${only}`}`,
)
summarise(results, [...missing])
if (interrupted) process.exitCode = 1
