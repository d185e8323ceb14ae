/* npm run check: runs all static checks of the project, also after one has failed. */
import { spawnSync } from 'node:child_process'
import { installDependencies, requireNode, root } from './prepare.mjs'

const PARTS = [
  { name: 'types', run: 'tsc -p .' },
  { name: 'lint and layers', run: 'oxlint --deny-warnings' },
  { name: 'unused code', run: 'knip --no-progress' },
  { name: 'format', run: 'prettier --check --log-level warn .' },
  { name: 'processes', run: 'tsx scripts/process.ts check schemas/processes/*.json' },
  { name: 'licences', run: 'node scripts/licences.mjs' },
  { name: 'known vulnerabilities', run: 'node scripts/audit.mjs' },
]

requireNode()
installDependencies()

const failed = PARTS.filter(({ name, run }) => {
  console.log(`— ${name}`)
  const { status } = spawnSync('npx', ['--no-install', '--call', run], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status !== 0
})

if (failed.length > 0) {
  console.error(`check failed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
} else {
  console.log(`check passed: ${PARTS.map(({ name }) => name).join(', ')}`)
}
