import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { failOnConsole } from './fail-on-console.ts'
import { server } from './server.ts'

/* Before every test file in a DOM (*.test.tsx). */

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
  // Files share a document.
  document.body.replaceChildren()
})
