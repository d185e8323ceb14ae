/*
 * npm run fuzz: tests more random definitions, schemas and patterns than `npm test` does.
 * --runs (100000 compiled), --renders (2000 rendered), --seed (repeats a run).
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { installDependencies, requireNode, root } from './prepare.mjs'

const SUITES = [
  'tests/engine/process/hostile-definitions.test.ts',
  'tests/forms/validation/verdict.test.ts',
  'tests/engine/language/evil-patterns.test.ts',
  'tests/forms/hostile/fuzzed-forms.test.tsx',
]

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    renders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})

requireNode()
installDependencies()
console.log(
  `npm run fuzz -- --runs ${values.runs} --renders ${values.renders} --seed ${values.seed}`,
)
const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--testTimeout=3600000', ...SUITES],
  {
    cwd: root,
    env: {
      ...process.env,
      FUZZ_RUNS: values.runs,
      FUZZ_RENDERS: values.renders,
      FUZZ_SEED: values.seed,
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
