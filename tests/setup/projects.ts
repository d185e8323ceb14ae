import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProjectInlineConfiguration } from 'vitest/config'

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

/**
 * Makes the projects of one kind of test: most files share a process with its modules and its document; each file that
 * replaces a module is isolated.
 */
const projectsOf = (
  name: string,
  ending: '.test.ts' | '.test.tsx',
  options: TestOptions,
): TestProjectInlineConfiguration[] => {
  const alone = REPLACING.filter((file) => file.endsWith(ending))
  const together: TestOptions = {
    name,
    isolate: false,
    include: [`tests/**/*${ending}`],
    exclude: ['tests/journeys/**', ...alone],
  }
  const apart: TestOptions = { name: `${name} alone`, isolate: true, include: alone }
  return (alone.length > 0 ? [together, apart] : [together]).map((project) => ({
    extends: true,
    test: { ...options, ...project },
  }))
}

const TESTS = fileURLToPath(new URL('..', import.meta.url))

/** The test files that replace modules. */
export const REPLACING = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(TESTS + file, 'utf8')))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)

const LEAVE_NO_TRACE = 'tests/setup/leave-no-trace.ts'

/** The projects: unit tests in Node, and DOM tests. */
export const projects: TestProjectInlineConfiguration[] = [
  ...projectsOf('unit', '.test.ts', { environment: 'node', setupFiles: [LEAVE_NO_TRACE] }),
  ...projectsOf('dom', '.test.tsx', {
    environment: 'happy-dom',
    setupFiles: [LEAVE_NO_TRACE, 'tests/setup/dom.ts'],
  }),
]
