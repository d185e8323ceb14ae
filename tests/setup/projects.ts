import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProjectInlineConfiguration } from 'vitest/config'

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

/*
 * The tests have two tiers. `npm test` runs the projects of the first one: everything that needs neither PostgreSQL nor a
 * program of its own. `npm run test:all` runs the projects `rest …` too. The journeys are tagged instead: `@main` is the first
 * tier.
 */

/** The second tier: the beginnings of the paths of its tests. */
export const REST = [
  'tests/attacks/',
  'tests/faults/',
  'tests/fixtures/hosts/',
  // Needs the system's package of the suite.
  'tests/forms/validation/suite.test.ts',
  // Generated walks over all definitions, kinds of record and values: paths.test.ts, path-coverage.test.ts, verdicts.test.ts and the
  // tests of each lifecycle stay in the first tier.
  'tests/machines/process/real-',
  'tests/fixtures/backend/lifecycle/lifecycle-walk.test.ts',
  'tests/verdicts/generated.test.ts',
  // Attacks by definitions: hostile-sample.test.tsx stays.
  'tests/engine/process/hostile-definitions.test.ts',
  'tests/forms/hostile/hostile-payloads.test.tsx',
  // Scale, and faults of a day end: day-end.test.ts stays.
  'tests/bench/scale/',
  'tests/fixtures/backend/financing/killed-day-end.test.ts',
  // Make databases from nothing, and of earlier versions.
  'tests/fixtures/backend/open-store.test.ts',
  'tests/fixtures/backend/store.test.ts',
  'tests/fixtures/backend/older-databases.test.ts',
  'tests/fixtures/backend/prepared-pglite.test.ts',
  // Random sequences of calls and of edits; the tests of each business and of the model stay.
  'tests/fixtures/backend/flow-property.test.ts',
  'tests/fixtures/backend/save-interleavings.test.ts',
  'tests/fixtures/backend/discount-sequences.test.ts',
  'tests/fixtures/backend/agency-sequences.test.ts',
  'tests/fixtures/backend/cloud-bills/bill-sequences.test.ts',
  'tests/fixtures/backend/financing/business-sequences.test.ts',
  'tests/fixtures/backend/pledges/pledge-sequences.test.ts',
  'tests/fixtures/backend/trade/receivable-sequences.test.ts',
  'tests/forms/model/set-aside.test.ts',
  // Start programs, or write what a program would.
  'tests/layers.test.ts',
  'tests/scripts/documents.test.ts',
  'tests/scripts/process-cli.test.ts',
  'tests/scripts/ledger-cli.test.ts',
  'tests/scripts/programs.test.ts',
  'tests/scripts/test-reports.test.ts',
]

const TESTS = fileURLToPath(new URL('..', import.meta.url))

const textOf = (file: string) => readFileSync(TESTS + file.replace('tests/', ''), 'utf8')

/** The test files that Vitest runs: all but the journeys. */
export const FILES = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/journeys/'))

/** The test files that replace modules. */
export const REPLACING = FILES.filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(textOf(file)),
)

export const isRest = (file: string): boolean => REST.some((path) => file.startsWith(path))

/** The files of the first tier whose tests run on each kind of store: on PGlite there, on PostgreSQL in the second one. */
export const ON_STORES = FILES.filter(
  (file) => !isRest(file) && /^import \{.*\b(?:STORES|RACING)\b.*test-store/m.test(textOf(file)),
)

const FOR_ALL = ['leave-no-trace', 'patient-waits', 'tell-difference', 'same-examples'].map(
  (name) => `tests/setup/${name}.ts`,
)

const UNIT: TestOptions = { environment: 'node', setupFiles: FOR_ALL }
const DOM: TestOptions = {
  environment: 'happy-dom',
  setupFiles: [...FOR_ALL, 'tests/setup/dom.ts'],
}

const isReplacing = (file: string): boolean => REPLACING.includes(file)

/**
 * Makes the projects of some test files: unit tests in Node, and DOM tests. Most files share a process with its modules and
 * its document; each file that replaces a module is isolated.
 */
const projectsOf = (files: readonly string[], prefix: string, shared: TestOptions = {}) =>
  [
    { name: 'unit', ending: '.test.ts', options: UNIT },
    { name: 'dom', ending: '.test.tsx', options: DOM },
  ].flatMap(({ name, ending, options }) => {
    const own = files.filter((file) => file.endsWith(ending))
    return [
      { name, isolate: false, include: own.filter((file) => !isReplacing(file)) },
      { name: `${name} alone`, isolate: true, include: own.filter(isReplacing) },
    ]
      .filter(({ include }) => include.length > 0)
      .map((one) => ({
        extends: true as const,
        test: { ...options, ...shared, ...one, name: `${prefix}${one.name}` },
      }))
  })

const onStore = (kind: 'PGlite' | 'PostgreSQL'): TestOptions => ({ env: { TEST_STORE: kind } })

/** Makes the projects of both tiers. */
export const projectsFor = ({ hasPostgres }: { hasPostgres: boolean }) => [
  ...projectsOf(
    FILES.filter((file) => !isRest(file)),
    '',
    onStore('PGlite'),
  ),
  ...projectsOf(FILES.filter(isRest), 'rest '),
  ...(hasPostgres ? projectsOf(ON_STORES, 'rest PostgreSQL ', onStore('PostgreSQL')) : []),
]

export const projects = projectsFor({ hasPostgres: Boolean(process.env['TEST_DATABASE_URL']) })
