/*
 * npm test: runs the first tier of the tests on a fresh clone with nothing but Node and npm. npm run test:all (--all) runs
 * the second tier too. The last line is `N passed, N failed` over all suites.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { auditPackages } from './packages.mjs'
import { buildPortal, installDependencies, requireNode, root } from './prepare.mjs'
import { MAIN, openServices, REST, runSuite, summarise } from './suites.mjs'

const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values

requireNode()
installDependencies()
// Imported only now: it needs Playwright, which has just been installed.
const { ensureBrowser } = await import('./browser.mjs')
const browser = { CHROMIUM_PATH: await ensureBrowser() }
buildPortal()
// The logs of earlier servers.
rmSync(join(root, 'test-results', 'servers'), { recursive: true, force: true })

let interrupted = false
// The terminal sends the signal to the suites too; this process stays to clean up.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))
const results = []
const run = async (suites, env) => {
  for (const suite of suites) if (!interrupted) results.push(await runSuite(suite, env))
}

await run(MAIN, browser)
const services = all && !interrupted ? await openServices() : undefined
try {
  if (services) await run(REST, { ...browser, ...services.env })
} finally {
  await services?.close()
}
// The check says it too, long before: what could not be asked is to be seen where one looks.
summarise(results, services && [...services.missing, auditPackages().text])
if (interrupted) process.exitCode = 1
