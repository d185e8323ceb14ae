/*
 * npm run bench: measures in a browser how fast forms are, compared with other engines; --quick measures 150 fields
 * once. npm run bench:serve: serves the measured page only (--port, 5180). npm run bench:screens: measures the
 * screens of the portal in dist/portal. Each works on a fresh clone. npm run bench:editor: measures the workbench's
 * editor.
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
  } else if (command === 'editor') {
    const { benchEditor } = await import('../tests/bench/editor.ts')
    buildPortal()
    await benchEditor(browser)
  } else await bench(process.argv.slice(2), browser)
}
