import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { pathsTest } from '#machines/process/paths-test.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'

/* The command lines as programs; process-cli.test.ts and loan-cli.test.ts call them as functions. */

const OPENING = 'schemas/processes/receivables-opening.json'

/** Runs a program with Node. */
const run = (...args: string[]) =>
  new Promise<{ status: number | string; out: string; err: string }>((resolve) => {
    // Node warns of a process with both.
    const { FORCE_COLOR: _, ...env } = process.env
    execFile(process.execPath, args, { env: { ...env, NO_COLOR: '1' } }, (error, out, err) =>
      resolve({ status: error?.code ?? 0, out, err }),
    )
  })

describe.each([
  ['process', ['plan', OPENING], '应收账款融资产品开通（receivablesOpening）\n', '无法读取文件'],
  ['loan', ['docs/loan.json'], '利息合计 3279.73，还款合计 103279.73\n', '无法读取文件'],
])('npm run %s', (name, args, printed, message) => {
  const program = ['--import', 'tsx', `scripts/${name}.ts`]

  it('prints its result, and exits with 0', async () => {
    const { status, out, err } = await run(...program, ...args)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain(printed)
  })

  it('exits with 2 for a file that it can’t read, without a stack', async () => {
    const { status, out, err } = await run(...program, ...args.slice(0, -1), '/nowhere.json')
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(message)
    expect(err).not.toContain('    at ')
  })
})

describe('npm run process -- paths --vitest', () => {
  it('writes the paths as tests of a file and of its text, which run as they are', async () => {
    const [ofFile, ofText] = ['file', 'text'].map(
      (what) => `tests/generated-paths-of-${what}-${process.pid}.test.ts`,
    ) as [string, string]
    try {
      const written = await run(
        '--import',
        'tsx',
        'scripts/process.ts',
        'paths',
        OPENING,
        `--vitest=${ofFile}`,
      )
      expect(written.status).toBe(0)
      const text = await readFile(OPENING, 'utf8')
      const plan = compileProcess(JSON.parse(text) as ProcessInfo)
      await writeFile(ofText, pathsTest(plan, { text }))
      const vitest = join('node_modules', 'vitest', 'vitest.mjs')
      const { out } = await run(vitest, 'run', '--project', 'unit', ofFile, ofText)
      expect(out).toMatch(/Tests\D*4 passed/)
    } finally {
      await Promise.all([ofFile, ofText].map((file) => rm(file, { force: true })))
    }
  })
})
