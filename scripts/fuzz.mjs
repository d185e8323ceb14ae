/*
 * npm run fuzz: tests more random definitions, schemas, patterns, touched loans and sequences of business than `npm test`
 * does.
 * --runs (100000 compiled), --renders (2000 rendered), --sequences (10000), --seed (repeats a run); --only takes the
 * files whose path contains it. Sequences run in batches, --batch (100), each with a seed of its own; --from goes on after so
 * many of them, and a run that stops says how it goes on. They run on a PostgreSQL of their own where one can be
 * started, and on PGlite otherwise or with --store embedded, in --workers processes (2).
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensurePostgres, startPostgres } from './postgres.mjs'
import { installDependencies, requireNode, root } from './prepare.mjs'

const FORMS = [
  'tests/engine/process/hostile-definitions.test.ts',
  'tests/forms/validation/verdict.test.ts',
  'tests/engine/language/evil-patterns.test.ts',
  'tests/engine/finance/touched-loans.test.ts',
  'tests/forms/hostile/fuzzed-forms.test.tsx',
]

const BUSINESS = [
  'tests/fixtures/backend/financing/business-sequences.test.ts',
  'tests/fixtures/backend/agency-sequences.test.ts',
  'tests/fixtures/backend/cloud-bills/bill-sequences.test.ts',
  'tests/fixtures/backend/discount-sequences.test.ts',
  'tests/fixtures/backend/pledges/pledge-sequences.test.ts',
  'tests/fixtures/backend/trade/receivable-sequences.test.ts',
  'tests/fixtures/backend/save-interleavings.test.ts',
  'tests/process/flow/review-is-handed-in.test.ts',
]

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    renders: { type: 'string', default: '2000' },
    sequences: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    // Little is lost where a small one is stopped.
    batch: { type: 'string', default: '100' },
    workers: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    store: { type: 'string', default: 'postgres' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})

const VITEST = '--no-install vitest run --testTimeout=21600000'.split(' ')

/** Runs suites with a number of sequences and a seed. @returns the exit code */
const run = (suites, sequences, seed) =>
  suites.length === 0
    ? 0
    : (spawnSync('npx', [...VITEST, `--maxWorkers=${values.workers}`, ...suites], {
        cwd: root,
        env: {
          ...process.env,
          ...(postgres && { TEST_DATABASE_URL: postgres.url }),
          FUZZ_RUNS: values.runs,
          FUZZ_RENDERS: values.renders,
          FUZZ_BUSINESS: String(sequences),
          FUZZ_SEED: String(seed),
        },
        stdio: 'inherit',
        shell: process.platform === 'win32',
      }).status ?? 1)

const commandFrom = (from) =>
  `npm run fuzz -- --runs ${values.runs} --renders ${values.renders} --sequences ${values.sequences} --batch ${values.batch} --seed ${values.seed} --from ${from}` +
  (values.only && ` --only ${values.only}`) +
  (values.store === 'embedded' ? ' --store embedded' : '')

requireNode()
installDependencies()
const isGiven = process.env.TEST_DATABASE_URL || values.store === 'embedded'
const programs = isGiven ? undefined : ensurePostgres()
const postgres = programs && (await startPostgres(programs))
const chosen = (suites) => suites.filter((file) => file.includes(values.only))
const [seed, from, sequences, batch] = [
  values.seed,
  values.from,
  values.sequences,
  values.batch,
].map(Number)
console.log(commandFrom(from))
let status = from === 0 ? run(chosen(FORMS), 0, seed) : 0
for (let done = from; done < sequences && status === 0; done += batch) {
  const size = Math.min(batch, sequences - done)
  const begun = Date.now()
  status = run(chosen(BUSINESS), size, seed + done)
  const perMinute = (size * chosen(BUSINESS).length * 60_000) / (Date.now() - begun)
  if (status !== 0)
    console.log(`Failed in ${done} to ${done + size}; again with: ${commandFrom(done)}`)
  else
    console.log(
      `${done + size} of ${sequences} sequences, ${perMinute.toFixed()} a minute; goes on with: ${commandFrom(done + size)}`,
    )
}
await postgres?.stop()
process.exitCode = status
