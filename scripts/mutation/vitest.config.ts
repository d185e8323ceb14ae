import { defineConfig } from 'vitest/config'
import portal from '../../vite.config.ts'
import { REPLACING } from '../../tests/setup/projects.ts'
import { AREAS, SLOW_TESTS } from './areas.mjs'

const LEAVE_NO_TRACE = 'tests/setup/leave-no-trace.ts'

/** The fast tests of the area that `MUTATION_AREA` names: Stryker runs them for each mutant. */
export default defineConfig((environment) => {
  const area = AREAS[process.env.MUTATION_AREA ?? '']
  if (!area) throw new Error('MUTATION_AREA names none of the areas')
  const { tests, runner } = area
  // Below the portal's own limit: a mutant may leave a promise pending for ever. The runner of near tests waits longer itself.
  const timeout = runner === 'near' ? 240_000 : 60_000
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
