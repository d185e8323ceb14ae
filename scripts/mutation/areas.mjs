import { testsOfDomain } from './domain-tests.mjs'
import { readSpecificationTests } from './specification-tests.mjs'

const ofSpecification = readSpecificationTests()

/** How long a mutant, and a test of it, may take where the tests near its file are run; ms. */
const NEAR_LIMITS = { mutant: 600_000, test: 240_000 }

/**
 * Code from which mutants are drawn, a folder or some files, with the fast tests that cover it, without their ending. `testsOf`
 * returns those near a file, the nearest one first: where all tests of an area take minutes, these alone are run
 * (near-tests-runner.mjs).
 *
 * @typedef {object} Area
 * @property {string} [folder]
 * @property {string[]} [files]
 * @property {string[]} tests
 * @property {(file: string) => string[]} [testsOf]
 * @property {string} [smallest] the test file of the first run, which changes nothing
 * @property {{ mutant: number, test: number }} [limits] ms
 * @property {true} [demo] its tests need the demo data
 */

/**
 * The areas of a sample.
 * @type {Record<string, Area>}
 */
export const AREAS = {
  machines: { folder: 'machines', tests: ['tests/machines/**/*.test'] },
  engine: { folder: 'engine', tests: ['tests/engine/**/*.test'] },
  schemas: {
    folder: 'schemas',
    tests: [
      'tests/{schemas,api}/**/*.test',
      'tests/engine/lifecycle/**/*.test',
      'tests/scripts/documents.test',
      'tests/fixtures/backend/{sign-in,messages,process,coverage,invoices,orders}.test',
    ],
  },
  api: { folder: 'src/api', tests: ['tests/api/**/*.test'] },
  session: {
    folder: 'src/session',
    tests: [
      'tests/session/**/*.test',
      'tests/features/{login,messages,user}/**/*.test',
      'tests/app/{shell,use-session-events,use-api-events}.test',
      'tests/operator/{console,operator-call,operator-token}.test',
    ],
  },
  domain: {
    folder: 'fixtures/backend/domain',
    tests: ['tests/fixtures/backend/**/*.test'],
    testsOf: testsOfDomain,
    smallest: 'tests/fixtures/backend/messages.test.ts',
    limits: NEAR_LIMITS,
    demo: true,
  },
}

/**
 * Areas that `--only` names: their files stand in the folders above.
 * @type {Record<string, Area>}
 */
const NAMED_AREAS = {
  specification: {
    files: [...ofSpecification.keys()],
    tests: [...new Set([...ofSpecification.values()].flat())].map((test) =>
      test.replace(/\.tsx?$/, ''),
    ),
    testsOf: (path) => [...ofSpecification].find(([file]) => path.endsWith(`/${file}`))?.[1] ?? [],
    smallest: 'tests/machines/contract-signing/contract-signing.test.ts',
    limits: { mutant: 240_000, test: 60_000 },
  },
}

/**
 * Finds an area.
 * @param {string} name
 * @returns {Area}
 * @throws if there is none of that name
 */
export const areaOf = (name) => {
  const area = { ...AREAS, ...NAMED_AREAS }[name]
  if (!area) throw new Error(`There is no area ${name}`)
  return area
}

/** Tests of random inputs and of all paths, and tests that start other processes: too slow to run for each mutant. */
export const SLOW_TESTS = [
  'tests/**/*{propert,sequences,hostile,killed,evil}*.test.ts',
  'tests/machines/process/{paths,real-paths}.test.ts',
  // Fails on instrumented code: a computed key of a destructuring.
  'tests/engine/form/wire.test.ts',
  'tests/fixtures/backend/{ownership,chosen-records}.test.ts',
  'tests/fixtures/backend/lifecycle/lifecycle-walk.test.ts',
]
