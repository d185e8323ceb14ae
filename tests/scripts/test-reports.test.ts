import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, failuresOf, talliesOf } from '#scripts/test-reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const report = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
}

describe('a red unit test', () => {
  it('is counted, and described by what was expected, what came, and its place', () => {
    const setupFiles = [resolve('tests/setup/tell-difference.ts')]
    write({
      'mixed.test.js': `
        it('a', ({ task }) => { task.meta.tally = { name: 'n', text: 't' } })
        it('b', () => {})
        it('c', () => expect({ rate: '4.35', days: [30, 31] }).toEqual({ rate: '4.35', days: [30, 30] }))
        it.skip('d', () => {})
        it.todo('e')`,
      'broken.test.js': `import './nothing.js'; it('f', () => {})`,
      'vitest.config.js': `export default ${JSON.stringify({ test: { globals: true, setupFiles } })}`,
    })
    const vitest = resolve('node_modules/vitest/vitest.mjs')
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', '--root', folder, '--reporter=json', '--outputFile', report],
      { cwd: folder },
    )

    expect(status).not.toBe(0)
    expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 })
    expect(talliesOf(report)).toEqual([{ name: 'n', text: 't' }])
    const told = failuresOf(report).map((lines) => lines.join('\n'))
    expect(told.toSorted((one, other) => one.localeCompare(other))).toEqual([
      expect.stringMatching(/broken\.test\.js\n.*nothing\.js/s),
      expect.stringMatching(
        /mixed\.test\.js › c\n.*to deeply equal.*\n- Expected\n\+ Received\n.*- +30,\n\+ +31,.*\n +at .*mixed\.test\.js:4/s,
      ),
    ])
  })

  it('has no report where its run has none', () => {
    expect(countVitest(join(folder, 'nowhere.json'))).toBeUndefined()
    expect(talliesOf(join(folder, 'nowhere.json'))).toEqual([])
  })
})

describe('a red journey', () => {
  it('is counted, also where a second try passes, and described by its message and the files that it left', () => {
    const attachments = [
      { name: 'trace', path: resolve('test-results/a/trace.zip') },
      { name: 'screenshot', path: resolve('test-results/a/test-failed-1.png') },
      { name: 'log of a server', path: 'test-results/servers/1.log' },
      { name: 'note', body: '' },
    ]
    const message = '\u001b[31mexpected 2\u001b[39m\nReceived: 3'
    const failed = { status: 'failed', errors: [{ message }], attachments }
    const specOf = (title: string, status: string, ...results: object[]) => ({
      file: 'a.test.ts',
      line: 7,
      title,
      tests: [{ projectName: 'phone', status, results }],
    })
    const specs = [
      specOf('fails', 'unexpected', failed),
      specOf('passes later', 'flaky', failed, { status: 'passed' }),
      specOf('passes', 'expected', { status: 'passed' }),
    ]
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 }
    const errors = [{ message: 'the set-up failed' }]
    write({ 'report.json': JSON.stringify({ stats, suites: [{ suites: [{ specs }] }], errors }) })
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 4 })
    const [first, second, ...others] = failuresOf(report)
    expect(first).toEqual([
      'a.test.ts:7 › fails (phone)',
      'expected 2',
      'Received: 3',
      'trace: test-results/a/trace.zip',
      'screenshot: test-results/a/test-failed-1.png',
      'log of a server: test-results/servers/1.log',
    ])
    expect(second?.[0]).toContain('passes later')
    expect(others).toEqual([['outside of the journeys', 'the set-up failed']])
  })
})
