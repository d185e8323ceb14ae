/*
 * npm run check -- licences: checks the licences of all packages that the portal runs with, from the lockfile (decision 96).
 * npm run check -- audit: asks the registry for their known vulnerabilities, and fails at a high or critical one; if the
 * registry has no audit service or cannot be reached, says so and does not fail. npm run check runs both.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './prepare.mjs'

/** Licences that allow to use a package unchanged, without conditions on the portal's own code (decision 96). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
])

/** The licences of packages whose package.json names none, as their LICENSE file has it, by name and version. */
const FROM_FILE = { 'png-js@2.0.0': 'MIT' }

const FOLDER = 'node_modules/'

/** Returns the packages that the portal runs with, each with its licence as the lockfile has it. */
export const runtimePackages = (lockfile) =>
  Object.entries(lockfile.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { name, version, license }]) => {
      const id = `${name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${version}`
      return { id, licence: license ?? FROM_FILE[id] ?? 'none' }
    })

/** Tells whether an SPDX expression is allowed: one of its choices (`OR`), with each of that choice's licences (`AND`). */
export const isAllowed = (expression) =>
  expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)))

/**
 * Reads the reply of `npm audit --json`. A reply without counts is none: the registry has no audit service, or cannot be
 * reached.
 *
 * @returns the sentence to print, and whether a high or critical vulnerability is known
 */
export const readAudit = (text) => {
  const { metadata, vulnerabilities = {}, message = 'no reply' } = parsed(text)
  if (!metadata?.vulnerabilities)
    return {
      text: `The audit service cannot be asked (${message}): NO PACKAGE WAS CHECKED for known vulnerabilities.`,
      isRefused: false,
    }
  const { high, critical, total } = metadata.vulnerabilities
  const severe = Object.values(vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`)
  return {
    text: `Known vulnerabilities: ${total}, of them high or critical: ${high + critical}${severe.map((one) => `\n  ${one}`).join('')}`,
    isRefused: high + critical > 0,
  }
}

const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const AUDIT = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']

const PARTS = {
  licences: () => {
    const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const packages = runtimePackages(lockfile)
    const refused = packages.filter(({ licence }) => !isAllowed(licence))
    for (const { id, licence } of refused)
      console.error(`${id} has the licence ${licence}, which is not allowed (decision 96).`)
    console.log(`${packages.length} packages, ${refused.length} without an allowed licence`)
    return refused.length === 0
  },
  audit: () => {
    const { stdout } = spawnSync('npm', AUDIT, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    })
    const { text, isRefused } = readAudit(stdout)
    console.log(text)
    return !isRefused
  },
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !PARTS[process.argv[2]]())
  process.exitCode = 1
