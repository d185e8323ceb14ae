import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { failOnConsole } from './fail-on-console.ts'
import { server } from './server.ts'

/* The set-up of each DOM test file (*.test.tsx). */

failOnConsole()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => {
  server.close()
  // The next file uses the same document.
  document.body.replaceChildren()
})
