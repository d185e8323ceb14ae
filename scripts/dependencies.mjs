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
