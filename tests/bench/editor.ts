/*
 * npm run bench -- editor: measures the editor of the workbench on a definition of 200 steps: a key until its frame is drawn, all
 * work of the main thread per key, the findings after it, and a warm start. The controls are CodeMirror alone with the same text, and the workbench with a definition of one step. Frames are
 * not held back until the screen's next refresh: a time is work, not waiting.
 */
import { chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { startOwnServer } from '../journeys/server.ts'
import { largeDefinition } from './large-definition.ts'
import { FLAGS } from './main.ts'

const STEPS = 200
const KEYS = 30

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

/** The times of typing. */
interface KeyTimes {
  /** Per key, from the event to the end of its frame. ms */
  frames: readonly number[]
  /** The work of the main thread per key, also what comes after its frame. ms */
  work: number
}

/** Presses keys in the string of the process's name. */
const typed = async (page: Page): Promise<KeyTimes> => {
  await page.keyboard.press('Control+Home')
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
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
  const before = await worked()
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('x', { delay: 60 })
  const work = (await worked()) - before
  await page.waitForTimeout(500)
  const frames = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  await session.detach()
  return { frames, work: work / KEYS }
}

/** Measures keys in CodeMirror alone. */
const measureBare = async (page: Page, text: string): Promise<KeyTimes> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: 'tests/bench/bare-editor.ts',
        formats: ['iife'],
        name: 'bareEditor',
      },
    },
  })) as Rolldown.RolldownOutput[]
  await page.goto('about:blank')
  await page.addScriptTag({ content: built[0]?.output[0].code ?? '' })
  await page.evaluate(
    (doc) =>
      (globalThis as unknown as { openBareEditor: (doc: string) => void }).openBareEditor(doc),
    text,
  )
  await page.locator('.cm-content').click()
  return typed(page)
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

const measure = async (page: Page, url: string, text: string) => {
  await writeDraft(page, text)
  const code = page.getByRole('textbox', { name: '流程定义' })
  const starts: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await page.goto(`${url}/workbench/process/new/edit`)
    await code.waitFor()
    starts.push(await page.evaluate(() => performance.now()))
  }
  await page.getByText(/没有问题|个警告/).waitFor()
  await code.click()
  const keys = await typed(page)
  const rounds = [await untilFinding(page), await untilFinding(page), await untilFinding(page)]
  return {
    keys,
    findings: median(rounds),
    start: Math.min(...starts),
  }
}

/** Measures the editor on a definition of 200 steps beside one of one step, and prints both. */
export const benchEditor = async (executablePath: string): Promise<void> => {
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const server = await startOwnServer()
  const { url } = server
  await page.goto(`${url}/workbench`)
  const control = await measure(page, url, largeDefinition(1))
  const large = await measure(page, url, largeDefinition(STEPS))
  const bare = await measureBare(page, largeDefinition(STEPS))
  await browser.close()
  await server.stop()
  const keyWords = ({ frames, work }: KeyTimes): string =>
    `key ${median(frames).toFixed(1)} ms (slowest ${Math.max(...frames).toFixed(1)}), work per key ${work.toFixed(1)} ms`
  for (const [name, { keys, findings, start }] of Object.entries({ control, large }))
    console.log(
      `${name.padEnd(8)} ${keyWords(keys)}, findings ${findings.toFixed(0)} ms, warm start ${start.toFixed(0)} ms`,
    )
  console.log(`bare     ${keyWords(bare)}`)
  console.log(
    `own      key ${(median(large.keys.frames) - median(bare.frames)).toFixed(1)} ms, work per key ${(large.keys.work - bare.work).toFixed(1)} ms`,
  )
}
