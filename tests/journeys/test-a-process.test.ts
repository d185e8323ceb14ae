import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPERATOR_TOKEN } from '../fixtures/hosts/real-server.ts'
import { newEnterprise, signIn } from './customer.ts'
import { enterOpening, openingOf } from './opening.ts'
import { expect, test } from './test.ts'

const page = readFileSync('docs/test-a-process.md', 'utf8')

/** The code of the tutorial in one language, in order. */
const codeIn = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)\`\`\`$`, 'gm'))].map(([, code = '']) =>
    code.trim(),
  )

/** The files that the tutorial has its reader write. */
const FILES = ['my-trace.json', 'my-process.json', 'tests/my-trace.test.ts']

/** Runs a line of the tutorial in a shell. */
const run = (line: string) =>
  new Promise<{ status: number | string; out: string }>((resolve) => {
    execFile('sh', ['-c', line], (error, out) => resolve({ status: error?.code ?? 0, out }))
  })

/** Runs `npm run dev` with its own data. @returns its address, and the function that ends it */
const startDevelopment = async (line: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-'))
  const child = spawn('sh', ['-c', `exec ${line}`], {
    detached: true,
    env: { ...process.env, PORT: '5187', DATA_DIR: dataDir, OPERATOR_TOKEN },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const stop = async () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  const url = 'http://127.0.0.1:5187'
  try {
    await expect.poll(() => out, { timeout: 120_000 }).toContain(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

test.afterEach(() => FILES.forEach((file) => rmSync(file, { force: true })))

test('the tutorial for testers: record, replay, see a change caught', async ({ browser }) => {
  const [dev = '', replay = '', vitest = '', copy = '', replayChanged = ''] = codeIn('sh')
  const [testFile = ''] = codeIn('ts')
  expect(codeIn('js')).toEqual(['copy(processTrace())'])

  const { url, stop } = await startDevelopment(dev)
  try {
    const context = await browser.newContext({ baseURL: url })
    const enterprise = await newEnterprise(url)
    await signIn(context, url, enterprise)
    const tab = await context.newPage()
    await enterOpening(tab)
    const opening = openingOf(tab, enterprise)
    await opening.registry()
    await opening.profile()
    await opening.isAt('法定代表人')
    const trace = await tab.evaluate(() => JSON.stringify(window.processTrace?.(), null, 2))
    expect(trace).not.toContain(enterprise.companyName)
    writeFileSync('my-trace.json', trace)
    await context.close()
  } finally {
    await stop()
  }

  expect(await run(replay)).toMatchObject({ status: 0, out: expect.stringContaining('与录制一致') })

  writeFileSync('tests/my-trace.test.ts', `${testFile}\n`)
  expect(await run(vitest)).toMatchObject({ status: 0, out: expect.stringContaining('1 passed') })

  await run(copy)
  const [, after = '', added = ''] = /after\n`([^`]+)`, add `([^`]+)`/.exec(page) ?? []
  const definition = readFileSync('my-process.json', 'utf8')
  writeFileSync('my-process.json', definition.replace(after, `${after}${added}`))
  const changed = await run(replayChanged)
  expect(changed.status).toBe(1)
  expect(changed.out).toMatch(/个事件 step\.next（第 [\d.]+ 秒）之后与录制不同/)
  const [reason = ''] = /原因：.*/.exec(page) ?? []
  expect(changed.out).toContain(reason)
})
