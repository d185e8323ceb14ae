import { rm } from 'node:fs/promises'
import { makeDemoDatabase } from './demo-database.ts'
import { DEMO_DATABASE, newDataDir, startOwnServer } from './server.ts'

/**
 * Makes the database of the demo, with a copy of which each server begins, as seeding costs more than a start. Starts one
 * server for all journeys that don't start their own; each journey registers its own customer.
 */
const globalSetup = async () => {
  const demo = await newDataDir()
  await makeDemoDatabase(demo, new Date())
  process.env[DEMO_DATABASE] = demo
  const server = await startOwnServer()
  process.env['JOURNEY_URL'] = server.url
  process.env['JOURNEY_LOG'] = server.log
  return async () => {
    await server.stop()
    await rm(demo, { recursive: true })
  }
}

export default globalSetup
