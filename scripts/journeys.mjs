/* npm run journeys -- ARGUMENTS…: runs Playwright, with a browser and a fresh build of the portal. */
import { spawnSync } from 'node:child_process'
import { buildPortal, installDependencies, requireNode, root } from './prepare.mjs'

requireNode()
installDependencies()
const { ensureBrowser } = await import('./browser.mjs')
const browser = await ensureBrowser()
buildPortal()

const { status } = spawnSync(
  'npx',
  ['--no-install', 'playwright', 'test', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
