import { afterAll, vi } from 'vitest'

/* Restores what a test file has replaced, before the next file runs in the same process. */

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
