import { afterAll, vi } from 'vitest'

/* Before every test file: what it replaces for its own tests isn't there for the next file of the same world. */

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
