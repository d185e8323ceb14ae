/*
 * Checks the licences of all packages that the portal runs with, from the lockfile. Part of npm run check; decision 96 has
 * the licences that are allowed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed, runtimePackages } from './dependencies.mjs'
import { root } from './prepare.mjs'

const packages = runtimePackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const refused = packages.filter(({ licence }) => !isAllowed(licence))
for (const { id, licence } of refused)
  console.error(`${id} has the licence ${licence}, which is not allowed (decision 96).`)
console.log(`${packages.length} packages, ${refused.length} without an allowed licence`)
if (refused.length > 0) process.exitCode = 1
