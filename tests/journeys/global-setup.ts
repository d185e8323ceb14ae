import { startOwnServer } from './server.ts'

/** Starts one server for all journeys that don't start their own; each journey registers its own customer. */
const globalSetup = async () => {
  const server = await startOwnServer()
  process.env['JOURNEY_URL'] = server.url
  process.env['JOURNEY_LOG'] = server.log
  return server.stop
}

export default globalSetup
