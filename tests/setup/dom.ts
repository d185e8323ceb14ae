import { cleanup, configure } from '@testing-library/react'
import { localStore, tabStore } from '#src/platform/storage.ts'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { forgetAhead } from '#src/process/flow/read-ahead.ts'
import { failOnConsole } from './fail-on-console.ts'
import { server } from './server.ts'

/* The set-up of each DOM test file (*.test.tsx). */

failOnConsole()

// A page's code is transformed when it is first shown, which took half a minute on a busy machine; what is there ends the wait at once.
configure({ asyncUtilTimeout: 90_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  // Texts that a full storage has refused are in memory, and outlive the file that filled it.
  localStore.clear()
  tabStore.clear()
})
afterEach(() => {
  cleanup()
  forgetAhead()
  server.resetHandlers()
})
afterAll(async () => {
  // Code that a last click has asked for arrives before the document is gone: files share their modules.
  await vi.dynamicImportSettled()
  server.close()
  // The next file uses the same document.
  document.body.replaceChildren()
})
