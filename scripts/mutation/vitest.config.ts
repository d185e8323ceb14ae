import { defineConfig } from 'vitest/config'
import portal from '../../vite.config.ts'
import { REPLACING } from '../../tests/setup/projects.ts'
import { areaOf, SLOW_TESTS } from './areas.mjs'

const LEAVE_NO_TRACE = 'tests/setup/leave-no-trace.ts'

/** The fast tests of the area that `MUTATION_AREA` names: Stryker runs them for each mutant. */
export default defineConfig((environment) => {
  const { tests, limits } = areaOf(process.env.MUTATION_AREA ?? '')
  // Below the portal's own limit: a mutant may leave a promise pending for ever.
  const timeout = limits?.test ?? 60_000
  const shared = {
    isolate: false,
    exclude: [...SLOW_TESTS, ...REPLACING],
    testTimeout: timeout,
    hookTimeout: timeout,
  }
  const unit = {
    name: 'unit',
    include: tests.map((pattern) => `${pattern}.ts`),
    setupFiles: [LEAVE_NO_TRACE],
  }
  const dom = {
    name: 'dom',
    environment: 'happy-dom',
    include: tests.map((pattern) => `${pattern}.tsx`),
    setupFiles: [LEAVE_NO_TRACE, 'tests/setup/dom.ts', 'scripts/mutation/short-waits.ts'],
  }
  return {
    ...portal(environment),
    test: {
      passWithNoTests: true,
      projects: [unit, dom].map((test) => ({ extends: true, test: { ...shared, ...test } })),
    },
  }
})
