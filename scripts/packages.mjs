/*
 * npm run check -- licences: checks the licences of all packages that the portal runs with, from the lockfile (decision 96).
 * npm run check -- audit: asks the registry for their known vulnerabilities, and fails at a high or critical one; if the
 * registry has no audit service or cannot be reached, says so and does not fail. The lockfile is compared with the dated list of
 * scripts/advisories.json in either case. npm run check runs both.
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
      text: `The audit service cannot be asked (${message}): NO PACKAGE WAS CHECKED for known vulnerabilities but by the list above.`,
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

/**
 * Compares all packages of the lockfile, those for development too, with the known advisories of a list.
 *
 * @returns the lines to print, and whether a package that the portal runs with has a high or critical one
 */
export const findAdvisories = (lockfile, { asOf, advisories }) => {
  const found = Object.entries(lockfile.packages).flatMap(
    ([path, { name, version, dev = false }]) => {
      const own = name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
      return advisories
        .filter((one) => path !== '' && one.package === own && isBefore(version, one.before))
        .map((one) => ({ ...one, version, dev }))
    },
  )
  const lines = found.map(
    (one) =>
      `  ${one.package}@${one.version} (${one.severity}${one.dev ? ', for development alone' : ''}): ${one.id}, mended in ${one.before}: ${one.what}`,
  )
  return {
    text: [
      `The list of ${advisories.length} known advisories of ${asOf} names ${found.length} in the lockfile`,
      ...lines,
    ].join('\n'),
    isRefused: found.some(({ dev, severity }) => !dev && /^(high|critical)$/.test(severity)),
  }
}

/** Compares versions by their three numbers, without what follows them. */
const isBefore = (version, other) => {
  const numbers = (text) => text.split(/[.+-]/).slice(0, 3).map(Number)
  const limit = numbers(other)
  const [difference = 0] = numbers(version)
    .map((number, at) => number - limit[at])
    .filter((one) => one !== 0)
  return difference < 0
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
    const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const list = JSON.parse(readFileSync(join(root, 'scripts/advisories.json'), 'utf8'))
    const results = [findAdvisories(lockfile, list), readAudit(stdout)]
    for (const { text } of results) console.log(text)
    return !results.some(({ isRefused }) => isRefused)
  },
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !PARTS[process.argv[2]]())
  process.exitCode = 1
