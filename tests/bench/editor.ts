/*
 * npm run bench:editor: measures the editor of the workbench on a definition of 200 steps, against the server of
 * BENCH_URL (npm start): a key until the next frame, the findings after it, and a warm start. Beside each key time stands
 * that of an empty definition on the same machine, the control.
 */
import { chromium, type Page } from '@playwright/test'
import { largeDefinition } from './large-definition.ts'
import { FLAGS } from './main.ts'

const STEPS = 200
const KEYS = 30
const URL = process.env['BENCH_URL'] ?? 'http://localhost:5173'

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

/** Writes a draft where the workbench keeps them, so that the editor opens with it. */
const writeDraft = (page: Page, text: string) =>
  page.evaluate(
    (draft) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('workbench', 1)
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('drafts'))
        request.addEventListener('success', () => {
          const writing = request.result.transaction('drafts', 'readwrite')
          writing.objectStore('drafts').put(draft, 'new')
          writing.addEventListener('complete', () => {
            request.result.close()
            resolve()
          })
        })
      }),
    text,
  )

/** Presses keys in a string of the text. @returns per key the time of its work in the page, ms */
const typed = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => times.push(performance.now() - start))
          port1.start()
          port2.postMessage(0)
        })
      },
      true,
    )
  })
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('x', { delay: 60 })
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
}

/** Breaks the text and waits for the finding. @returns ms */
const untilFinding = async (page: Page): Promise<number> => {
  const findings = page.getByRole('region', { name: '问题' })
  const start = performance.now()
  await page.keyboard.press('Enter')
  await findings.getByText('不是有效的 JSON').waitFor()
  const broken = performance.now() - start
  const again = performance.now()
  await page.keyboard.press('Control+z')
  await findings.getByText('不是有效的 JSON').waitFor({ state: 'detached' })
  return Math.max(broken, performance.now() - again)
}

const measure = async (page: Page, text: string) => {
  await writeDraft(page, text)
  const code = page.getByRole('textbox', { name: '流程定义' })
  const starts: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await page.goto(`${URL}/workbench/process/new/edit`)
    await code.waitFor()
    starts.push(await page.evaluate(() => performance.now()))
  }
  await page.getByText(/没有问题|个警告/).waitFor()
  await code.click()
  await page.keyboard.press('Control+Home')
  // The name of the process: its string is typed into.
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  const keys = await typed(page)
  const rounds = [await untilFinding(page), await untilFinding(page), await untilFinding(page)]
  return {
    key: median(keys),
    slowest: Math.max(...keys),
    findings: median(rounds),
    start: Math.min(...starts),
  }
}

/** Measures the editor on a definition of 200 steps beside one of one step, and prints both. */
export const benchEditor = async (executablePath: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${URL}/workbench`)
  const control = await measure(page, largeDefinition(1))
  const large = await measure(page, largeDefinition(STEPS))
  await browser.close()
  for (const [name, { key, slowest, findings, start }] of Object.entries({ control, large }))
    console.log(
      `${name.padEnd(8)} key ${key.toFixed(1)} ms (slowest ${slowest.toFixed(1)}), findings ${findings.toFixed(0)} ms, warm start ${start.toFixed(0)} ms`,
    )
  console.log(
    `ratio    key ${(large.key / control.key).toFixed(2)}, findings ${(large.findings / control.findings).toFixed(2)}`,
  )
}
