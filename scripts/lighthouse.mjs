/*
 * npm run lighthouse: runs Lighthouse over every public page of the portal in dist/portal, and ends with 1 where performance
 * is below 95 or another category below 100. Works on a fresh clone; Lighthouse itself is fetched by npx.
 */
import { buildPortal, installDependencies, requireNode, root } from './prepare.mjs'

requireNode()
installDependencies()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { ensureBrowser } = await import('./browser.mjs')
const { lighthouse } = await import('../tests/bench/lighthouse.ts')
const browser = await ensureBrowser()
buildPortal()
await lighthouse(process.argv.slice(2), browser)
