/*
 * npm run mutation -- N: draws N mutants (500) of the code in six folders and runs the fast tests of each folder against
 * every one. --seed repeats a sample; --only takes one folder's name, with its part of the sample, or `specification`: the files on
 * which the rows of docs/specification.md rest, with the tests that these name, and the whole sample.
 */
import { Stryker } from '@stryker-mutator/core'
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AREAS, areaOf } from './mutation/areas.mjs'
import { codeOf, drawMutants, keyOf } from './mutation/sample.mjs'
import { LEFT } from './mutation/survivor-reporter.mjs'
import { requireNode, root as rootFolder } from './prepare.mjs'

const root = join(rootFolder)
const FOUND = ['Killed', 'Timeout']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string' },
  },
})

const main = async () => {
  requireNode()
  const total = Number(positionals[0] ?? 500)
  const names = values.only ? [values.only] : Object.keys(AREAS)
  const count =
    values.only in AREAS || !values.only ? Math.ceil(total / Object.keys(AREAS).length) : total
  console.log(`npm run mutation -- ${total} --seed ${values.seed}`)
  const rows = []
  for (const name of names) {
    const mutants = await runArea(name, count)
    rows.push({ name, mutants })
  }
  printFigures(rows)
}

/** Runs the fast tests of a folder against its part of the sample. @returns the mutants with their status */
const runArea = async (name, count) => {
  const { folder, files, testsOf, smallest, limits, demo } = areaOf(name)
  const drawn = await drawMutants({
    root,
    names: files ?? codeOf(root, folder),
    count,
    seed: values.seed,
  })
  // The configuration of the tests reads it, in a process that Stryker starts.
  process.env.MUTATION_AREA = name
  if (demo) process.env.TEST_DEMO_DUMP = dumpDemo()
  const results = await new Stryker({
    mutate: [...new Set(drawn.map(({ fileName }) => fileName))],
    sample: drawn.map((mutant) => keyOf(mutant, root)),
    root,
    checkers: ['sample'],
    plugins: [
      '@stryker-mutator/vitest-runner',
      ...['sample-checker', 'survivor-reporter', 'near-tests-runner'].map((plugin) =>
        fileURLToPath(new URL(`mutation/${plugin}.mjs`, import.meta.url)),
      ),
    ],
    testRunner: testsOf ? 'near' : 'vitest',
    smallest,
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    // TypeScript 7 has no interface for JavaScript, by which Stryker would rewrite the paths of a configuration.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    ignorePatterns: ['dist', 'test-results', '.data', '.cache', 'coverage'],
    concurrency: 1,
    timeoutMS: limits?.mutant ?? 45_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 60,
    reporters: ['progress-append-only', 'survivors'],
    warnings: { unknownOptions: false },
    tempDirName: `.cache/mutation-${name}`,
  }).runMutationTest()
  return results.filter(({ status }) => [...FOUND, ...LEFT].includes(status))
}

/** Makes the dump of the demo data from which the tests of the backend start. @returns its path */
const dumpDemo = () => {
  const path = join(root, '.cache/mutation-demo.tar')
  mkdirSync(join(root, '.cache'), { recursive: true })
  execFileSync('npx', ['tsx', 'scripts/mutation/dump-demo.ts', path], {
    cwd: root,
    stdio: 'inherit',
  })
  return path
}

const printFigures = (rows) => {
  const all = { name: 'all', mutants: rows.flatMap(({ mutants }) => mutants) }
  const files = new Set(all.mutants.map(({ fileName }) => fileName))
  for (const file of files) {
    const own = all.mutants.filter(({ fileName }) => fileName === file)
    console.log(`${relative(root, file)}: ${killedOf(own)} of ${own.length} killed`)
  }
  for (const { name, mutants } of [...rows, all]) {
    const killed = killedOf(mutants)
    const rate = ((killed / mutants.length) * 100).toFixed(1)
    console.log(`${name.padEnd(13)} ${mutants.length} mutants, ${killed} killed (${rate} %)`)
  }
}

const killedOf = (mutants) => mutants.filter(({ status }) => FOUND.includes(status)).length

await main()
