/*
 * npm run check: runs all static checks of the project, also after one has failed. npm run check -- PART ARGUMENTS…: runs one
 * of them, with arguments of its own.
 */
import { spawnSync } from 'node:child_process'
import { installDependencies, requireNode, root } from './prepare.mjs'

const PARTS = {
  types: 'tsc -p .',
  lint: 'oxlint --deny-warnings',
  unused: 'knip --no-progress',
  format: 'prettier --check --log-level warn .',
  processes: 'tsx scripts/process.ts check schemas/processes/*.json',
  products: 'tsx scripts/product.ts check --deny-warnings schemas/products/*.json',
  contracts: 'tsx scripts/contract.ts check --deny-warnings schemas/contracts/*.json',
  dependencies: 'node scripts/packages.mjs dependencies',
  licences: 'node scripts/packages.mjs licences',
  audit: 'node scripts/packages.mjs audit',
}

/** The checks that take long, and run only if they are named. */
const BY_NAME = { nodes: 'node scripts/test-nodes.mjs' }

/** Runs a check. @returns whether it passed */
const passes = (command) => {
  const { status } = spawnSync('npx', ['--no-install', '--call', command], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

requireNode()
installDependencies()

const [named, ...args] = process.argv.slice(2)
if (named === undefined) {
  const failed = Object.keys(PARTS).filter((name) => {
    console.log(`— ${name}`)
    return !passes(PARTS[name])
  })
  if (failed.length > 0) {
    console.error(`check failed: ${failed.join(', ')}`)
    process.exitCode = 1
  } else console.log(`check passed: ${Object.keys(PARTS).join(', ')}`)
} else {
  const all = { ...PARTS, ...BY_NAME }
  if (!all[named]) {
    console.error(`${named} is none of the checks: ${Object.keys(all).join(', ')}`)
    process.exitCode = 2
  } else if (!passes([all[named], ...args].join(' '))) process.exitCode = 1
}
