import { setupServer } from 'msw/node'

/**
 * Answers the requests of a DOM test: `server.use(http.get('*\/api/…', …))`, or
 * `server.use(...backendHandlers(app))` for the whole reference backend. What no handler answers
 * fails the test. Handlers end with their test.
 */
export const server = setupServer()
