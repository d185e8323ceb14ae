import { setupServer } from 'msw/node'

/**
 * The server of DOM tests. Add handlers by `server.use(http.get('*\/api/…', …))`, or the whole reference backend by
 * `server.use(...backendHandlers(app))`; they are removed after the test. A request without a handler fails the test.
 */
export const server = setupServer()
