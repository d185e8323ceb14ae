/**
 * The folders from which mutants are drawn, each with the fast tests that cover it, without their ending.
 * @type {Record<string, { folder: string, tests: string[], runner?: 'near', smallest?: string }>}
 */
export const AREAS = {
  machines: { folder: 'machines', tests: ['tests/machines/**/*.test'] },
  engine: { folder: 'engine', tests: ['tests/engine/**/*.test'] },
  schemas: {
    folder: 'schemas',
    tests: [
      'tests/{schemas,api}/**/*.test',
      'tests/engine/lifecycle/**/*.test',
      'tests/scripts/{openapi,records}.test',
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
    // All of its tests take minutes: those near the file are run (near-tests-runner.mjs).
    runner: 'near',
    smallest: 'tests/fixtures/backend/messages.test.ts',
  },
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
