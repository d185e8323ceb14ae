/*
 * npm run fuzz: tests more random definitions, schemas, patterns and sequences of business than `npm test` does.
 * --runs (100000 compiled), --renders (2000 rendered), --sequences (10000), --seed (repeats a run); --only takes the
 * files whose path contains it.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { installDependencies, requireNode, root } from './prepare.mjs'

const SUITES = [
  'tests/engine/process/hostile-definitions.test.ts',
  'tests/forms/validation/verdict.test.ts',
  'tests/engine/language/evil-patterns.test.ts',
  'tests/forms/hostile/fuzzed-forms.test.tsx',
  'tests/fixtures/backend/financing/business-sequences.test.ts',
  'tests/fixtures/backend/agency-sequences.test.ts',
  'tests/fixtures/backend/cloud-bills/bill-sequences.test.ts',
]

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    renders: { type: 'string', default: '2000' },
    sequences: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})

requireNode()
installDependencies()
console.log(
  `npm run fuzz -- --runs ${values.runs} --renders ${values.renders} --sequences ${values.sequences} --seed ${values.seed}`,
)
const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--testTimeout=21600000',
    ...SUITES.filter((file) => file.includes(values.only)),
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      FUZZ_RUNS: values.runs,
      FUZZ_RENDERS: values.renders,
      FUZZ_BUSINESS: values.sequences,
      FUZZ_SEED: values.seed,
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
