/*
 * npm run bench: how fast forms are, measured in a browser beside other engines; --quick for one repeat at
 * 150 fields. npm run bench:serve: only the page that is measured (--port, 5180). npm run bench:screens: how fast
 * the portal's screens are, in dist/portal. All of them on a fresh clone.
 */
import { buildPortal, installDependencies, requireNode, root } from './prepare.mjs'

requireNode()
installDependencies()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { bench, serve } = await import('../tests/bench/main.ts')

const [command, ...rest] = process.argv.slice(2)
if (command === 'serve') await serve(rest)
else {
  const { ensureBrowser } = await import('./browser.mjs')
  const browser = await ensureBrowser()
  if (command === 'screens') {
    const { benchScreens } = await import('../tests/bench/screens.ts')
    buildPortal()
    await benchScreens(rest, browser)
  } else await bench(process.argv.slice(2), browser)
}
