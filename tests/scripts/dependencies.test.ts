import { describe, expect, it } from 'vitest'
import {
  compareTable,
  findAdvisories,
  isAllowed,
  readAudit,
  readTable,
  runtimePackages,
} from '#scripts/packages.mjs'

describe('runtimePackages', () => {
  it('has the packages of the lockfile that are not for development alone, with their licences', () => {
    const packages = {
      '': { name: 'portal', version: '0.1.0' },
      'node_modules/antd': { version: '6.6.8', license: 'MIT' },
      'node_modules/antd/node_modules/@rc/form': { version: '1.0.0', license: 'ISC' },
      'node_modules/other-name': { name: 'real-name', version: '2.0.0' },
      'node_modules/png-js': { version: '2.0.0' },
      'node_modules/vitest': { version: '4.1.12', license: 'MIT', dev: true },
    }
    expect(runtimePackages({ packages })).toEqual([
      { id: 'antd@6.6.8', licence: 'MIT' },
      { id: '@rc/form@1.0.0', licence: 'ISC' },
      { id: 'real-name@2.0.0', licence: 'none' },
      { id: 'png-js@2.0.0', licence: 'MIT' },
    ])
  })
})

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT OR GPL-3.0-only', true],
    ['Apache-2.0 AND MIT', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    ['none', false],
  ])('%s: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed)
  })
})

describe('findAdvisories', () => {
  const of = (severity: string) => ({
    asOf: '2026-11-27',
    advisories: [
      { package: 'ky', before: '1.10.2', id: 'GHSA-x', severity, what: 'reads', source: '' },
    ],
  })
  const lock = (version: string, dev?: true) => ({
    packages: { '': { version: '1.0.0' }, 'node_modules/a/node_modules/ky': { version, dev } },
  })

  it('names package, version and advisory, and refuses a severe one of a package that runs', () => {
    expect(findAdvisories(lock('1.9.9'), of('high'))).toEqual({
      text: 'The list of 1 known advisories of 2026-11-27 names 1 in the lockfile\n  ky@1.9.9 (high): GHSA-x, mended in 1.10.2: reads',
      isRefused: true,
    })
  })

  it.each([
    ['a lesser one', '1.9.9', 'moderate', undefined, true],
    ['one for development alone', '1.9.9', 'critical', true, true],
    ['one that is mended', '1.10.2', 'critical', undefined, false],
    ['one that was mended before', '2.0.0', 'critical', undefined, false],
  ] as const)('does not refuse %s', (_what, version, severity, dev, isNamed) => {
    const { text, isRefused } = findAdvisories(lock(version, dev), of(severity))
    expect([isRefused, text.includes('GHSA-x')]).toEqual([false, isNamed])
  })
})

describe('readAudit', () => {
  it('refuses a high or critical vulnerability, by name', () => {
    const reply = {
      vulnerabilities: {
        ky: { name: 'ky', severity: 'critical' },
        pg: { name: 'pg', severity: 'moderate' },
      },
      metadata: { vulnerabilities: { moderate: 1, high: 0, critical: 1, total: 2 } },
    }
    expect(readAudit(JSON.stringify(reply))).toEqual({
      text: 'Known vulnerabilities: 2, of them high or critical: 1\n  ky (critical)',
      isRefused: true,
    })
  })

  it('accepts lesser ones', () => {
    const reply = { metadata: { vulnerabilities: { low: 3, high: 0, critical: 0, total: 3 } } }
    expect(readAudit(JSON.stringify(reply)).isRefused).toBe(false)
  })

  it.each(['', 'not json', '{"message":"405 Method Not Allowed"}'])(
    'says that nothing was checked where the service replies “%s”, and refuses nothing',
    (reply) => {
      const { text, isRefused } = readAudit(reply)
      expect(text).toContain('NO PACKAGE WAS CHECKED')
      expect(isRefused).toBe(false)
    },
  )
})

describe('the table of dependencies', () => {
  const packageJson = { dependencies: { ky: '1.14.3' }, devDependencies: { vitest: '4.1.12' } }
  const lock = {
    packages: { 'node_modules/ky': { license: 'MIT' }, 'node_modules/vitest': { license: 'MIT' } },
  }
  const table = (...rows: string[]) =>
    compareTable(readTable(['| Package | For |', '|---|', ...rows].join('\n')), packageJson, lock)
  const vitest = '| `vitest` | tests | runs tests | MIT | |'

  it('has a row for each package, with its reason and licence', () => {
    expect(table('| `ky` | customer | calls | MIT | Node 20 |', vitest)).toEqual([])
  })

  it.each([
    ['a package without a row', [vitest], 'ky is in package.json and has no row'],
    [
      'a row without its package',
      ['| `ky` | customer | calls | MIT | |', '| `got` | server | calls | MIT | |', vitest],
      'got has a row and is not in package.json',
    ],
    [
      'a row without a reason',
      ['| `ky` | customer | | MIT | |', vitest],
      'ky does not say for whom it is and why',
    ],
    [
      'another licence than the lockfile has',
      ['| `ky` | customer | calls | ISC | |', vitest],
      'ky has the licence MIT, and ISC in its row',
    ],
  ])('names %s', (_what, rows, sentence) => {
    expect(table(...rows)).toEqual([sentence])
  })
})
