import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPERATOR_TOKEN } from '../fixtures/hosts/real-server.ts'
import { newEnterprise, signIn } from './customer.ts'
import { enterOpening, openingOf } from './opening.ts'
import { DEMO_DATABASE } from './server.ts'
import { expect, test } from './test.ts'
import { replaceDefinition } from './workbench.ts'

const page = readFileSync('docs/test-a-process.md', 'utf8')

/** The code of the tutorial in one language, in order. */
const codeIn = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)\`\`\`$`, 'gm'))].map(([, code = '']) =>
    code.trim(),
  )

/** The files that the tutorial has its reader write. */
const FILES = [
  'my-trace.json',
  'my-process.json',
  'tests/my-trace.test.ts',
  'tests/my-mock.test.tsx',
]

/** Runs a line of the tutorial in a shell. */
const run = (line: string) =>
  new Promise<{ status: number | string; out: string }>((resolve) => {
    execFile('sh', ['-c', line], (error, out) => resolve({ status: error?.code ?? 0, out }))
  })

/** Runs `npm run dev` on a new demo. @returns its address, and the function that ends it */
const startDevelopment = async (line: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-'))
  cpSync(process.env[DEMO_DATABASE] ?? '', join(dataDir, 'database'), { recursive: true })
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

test('the tutorial for testers: record, replay as a test, as a mock and in the browser, see a change caught @main', async ({
  browser,
  page: workbench,
}) => {
  const [dev = '', replay = '', vitest = '', copy = '', replayChanged = '', mock = ''] =
    codeIn('sh')
  const [testFile = '', mockFile = ''] = codeIn('ts')
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

  writeFileSync('tests/my-mock.test.tsx', `${mockFile}\n`)
  expect(await run(mock)).toMatchObject({ status: 0, out: expect.stringContaining('1 passed') })

  const [, address = ''] = /Open `([^`]+\/traces)`/.exec(page) ?? []
  const open = () => workbench.getByLabel('打开轨迹文件').setInputFiles('my-trace.json')
  await workbench.goto(address)
  await open()
  await expect(workbench.getByText(/^与录制一致/)).toBeVisible()
  const place = workbench.getByRole('status').filter({ hasText: '/' })
  await workbench.getByRole('button', { name: '下一个事件' }).click()
  await workbench.getByRole('button', { name: '下一个事件' }).click()
  await workbench.getByRole('button', { name: '上一个事件' }).click()
  await expect(place).toHaveText(/^1 \/ /)
  await expect(workbench.getByRole('region', { name: '状态与请求' })).toContainText('第 1 步')
  await workbench.getByRole('link', { name: '编辑' }).click()
  await replaceDefinition(workbench, readFileSync('my-process.json', 'utf8'))
  await expect(workbench.getByText('草稿已保存')).toBeVisible()
  await workbench.getByRole('link', { name: '轨迹' }).click()
  await open()
  const difference = workbench.getByRole('region', { name: '与录制的差别' })
  await expect(difference).toContainText(reason)
  const [, number = ''] = /第 (\d+) 个事件/.exec(changed.out) ?? []
  await expect(difference).toContainText(`从第 ${number} 个事件开始`)
})
