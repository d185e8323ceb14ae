import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, failuresOf, talliesOf } from '#scripts/test-reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const report = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

describe('countVitest', () => {
  it('counts the tests of a vitest report, and a file that fails to load as a failure', () => {
    const files = {
      'mixed.test.js': `it('a', ({ task }) => { task.meta.tally = { name: 'n', text: 't' } }); it('b', () => {}); it('c', () => { throw 1 }); it.skip('d', () => {}); it.todo('e')`,
      'broken.test.js': `import './nothing.js'; it('f', () => {})`,
    }
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
    const vitest = resolve('node_modules/vitest/vitest.mjs')
    const args = ['run', '--root', folder, '--globals', '--reporter=json', '--outputFile', report]
    const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: folder })

    expect(status).not.toBe(0)
    expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 })
    expect(talliesOf(report)).toEqual([{ name: 'n', text: 't' }])
    expect(failuresOf(report)).toEqual([expect.stringMatching(/mixed\.test\.js › c › /)])
  })

  it('returns undefined for a run without a report', () => {
    expect(countVitest(join(folder, 'nowhere.json'))).toBeUndefined()
    expect(talliesOf(join(folder, 'nowhere.json'))).toEqual([])
  })
})

describe('countPlaywright', () => {
  it('counts an error outside of journeys as a failure, and a journey that passes on its retry as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 }
    const specs = [
      { file: 'a.test.ts', title: 'fails', ok: false },
      { file: 'a.test.ts', title: 'passes', ok: true },
    ]
    const suites = [{ specs: [], suites: [{ specs }] }]
    const errors = [{ message: 'the set-up failed' }]
    writeFileSync(report, JSON.stringify({ stats, suites, errors }))
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 4 })
    expect(failuresOf(report)).toEqual(['a.test.ts › fails'])
  })
})
