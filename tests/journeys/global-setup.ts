import { startOwnServer } from './server.ts'

/** One server for all journeys that don't start their own; each journey brings its own customer. */
const globalSetup = async () => {
  const server = await startOwnServer()
  process.env['JOURNEY_URL'] = server.url
  return server.stop
}

export default globalSetup
