/*
 * npm run traces: records the corpus of traces (tests/traces) anew, in the portal: builds it in the mode test, and runs the
 * journeys that hand in one flow of each process.
 */
import { spawnSync } from 'node:child_process'
import { installDependencies, requireNode, root } from './prepare.mjs'

requireNode()
installDependencies()
const { ensureBrowser } = await import('./browser.mjs')
const { build } = await import('vite')

await build({ root, mode: 'test', logLevel: 'error' })
const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'playwright',
    'test',
    'first-hour',
    'credit-line',
    'loans',
    'trade',
    'cloud-bills',
    'pledge',
    '--workers=1',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureBrowser(),
      PORTAL_DIR: 'dist/test',
      RECORD_TRACES: 'tests/traces',
    },
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
