import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { CHANGES_PATH } from '#schemas/api/changes.ts'

/**
 * The server of DOM tests. Add handlers by `server.use(http.get('*\/api/…', …))`, or the whole reference backend by
 * `server.use(...backendHandlers(app))`; they are removed after the test. A request without a handler fails the test.
 */
export const server = setupServer(
  // A server without the stream of changes: signed-in pages poll.
  http.get(`*/api/${CHANGES_PATH}`, () => new HttpResponse(null, { status: 404 })),
)
