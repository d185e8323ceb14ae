/*
 * npm run check -- licences: checks the licences of all packages that the portal runs with, from the lockfile (decision 96).
 * npm run check -- audit: asks the registry for their known vulnerabilities, and fails at a high or critical one; if the
 * registry has no audit service or cannot be reached, says so and does not fail. The lockfile is compared with the dated list of
 * scripts/advisories.json in either case.
 * npm run check -- dependencies: compares the table of docs/dependencies.md with package.json and the lockfile.
 * npm run check runs all three.
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

/** Reads the rows of a table of packages, each of five cells: name, for whom, why, licence, held back by. */
export const readTable = (text) =>
  [...text.matchAll(/^\| `([^`]+)` \|(.*)\|(.*)\|(.*)\|(.*)\|$/gm)].map(([, name, ...cells]) => {
    const [usedFor, why, licence, heldBackBy] = cells.map((cell) => cell.trim())
    return { name, usedFor, why, licence, heldBackBy }
  })

/** Compares a table of packages with package.json and the lockfile. @returns what differs, a sentence each */
export const compareTable = (rows, { dependencies, devDependencies }, lockfile) => {
  const direct = Object.keys({ ...dependencies, ...devDependencies })
  return [
    ...direct
      .filter((name) => !rows.some((row) => row.name === name))
      .map((name) => `${name} is in package.json and has no row`),
    ...rows.flatMap(({ name, usedFor, why, licence }) => {
      if (!direct.includes(name)) return [`${name} has a row and is not in package.json`]
      const has = lockfile.packages[FOLDER + name].license
      return [
        ...(usedFor && why ? [] : [`${name} does not say for whom it is and why`]),
        ...(licence === has ? [] : [`${name} has the licence ${has}, and ${licence} in its row`]),
      ]
    }),
  ]
}

const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const AUDIT = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']

const readText = (path) => readFileSync(join(root, path), 'utf8')
const readJson = (path) => JSON.parse(readText(path))

/**
 * Asks for the known vulnerabilities of what the portal runs with, and compares the lockfile with the dated list.
 *
 * @returns the lines to print, and whether one of them is to be mended before anything else
 */
export const auditPackages = () => {
  const { stdout } = spawnSync('npm', AUDIT, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const known = findAdvisories(readJson('package-lock.json'), readJson('scripts/advisories.json'))
  const results = [known, readAudit(stdout)]
  return {
    text: results.map(({ text }) => text).join('\n'),
    isRefused: results.some(({ isRefused }) => isRefused),
  }
}

const PARTS = {
  dependencies: () => {
    const rows = readTable(readText('docs/dependencies.md'))
    const lockfile = readJson('package-lock.json')
    const differences = compareTable(rows, readJson('package.json'), lockfile)
    for (const sentence of differences) console.error(`docs/dependencies.md: ${sentence}.`)
    console.log(`${rows.length} packages of package.json, ${differences.length} differences`)
    return differences.length === 0
  },
  licences: () => {
    const lockfile = readJson('package-lock.json')
    const packages = runtimePackages(lockfile)
    const refused = packages.filter(({ licence }) => !isAllowed(licence))
    for (const { id, licence } of refused)
      console.error(`${id} has the licence ${licence}, which is not allowed (decision 96).`)
    console.log(`${packages.length} packages, ${refused.length} without an allowed licence`)
    return refused.length === 0
  },
  audit: () => {
    const { text, isRefused } = auditPackages()
    console.log(text)
    return !isRefused
  },
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !PARTS[process.argv[2]]())
  process.exitCode = 1
