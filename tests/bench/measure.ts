import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { EngineName } from './build.ts'
import { benchForm, typedKeys, type Workload } from './fields.ts'
import type { KeyTimes, MountTimes } from './probe.ts'

/** The figures of one page load; times in ms. */
export interface Sample extends Workload {
  engine: EngineName
  firstUsable: number
  allThere: number
  script: number[]
  paint: number[]
  /** Main-thread time per key, deferred work included. */
  task: number
  submit: number
  /** The number of invalid fields after submitting an empty form. */
  errors: number
  /** Time until the conditional fields are shown; undefined if there are none. */
  show: number | undefined
  heapMB: number
  /** Compressed size of scripts and styles. */
  kB: number
  /** True if everything typed reached the form's data. */
  isKept: boolean
}

const KEYS = 'abcdefghijklmnopqrstuvwxyz0123456789abcd'
const BETWEEN_KEYS = 50
/** Longer than every engine's debounce, ms. */
const QUIET = 400

/** Loads an engine's page in a new browser context and measures one form. */
export const measure = async (
  browser: Browser,
  url: string,
  engine: EngineName,
  workload: Workload,
): Promise<Sample> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    const weight = weigh(page)
    await page.goto(`${url}/${engine}?hold`, { waitUntil: 'networkidle' })

    const empty = await heapOf(cdp)
    const { first, all } = await mount(page, workload)
    await page.waitForTimeout(QUIET)
    const heapMB = (await heapOf(cdp)) - empty
    const typed = await typeInto(page, cdp, typedKeys(benchForm(workload)))

    // Remounts the form, so that it is untouched.
    await page.evaluate('window.__bench.unmount()')
    await mount(page, workload)
    await page.waitForTimeout(QUIET)
    const show =
      workload.workload === 'cond'
        ? ((await page.evaluate('window.__probe.showConditional()')) as number)
        : undefined
    await page.waitForTimeout(QUIET)
    const { ms, errors } = (await page.evaluate('window.__probe.submit()')) as {
      ms: number
      errors: number
    }
    return {
      ...workload,
      ...typed,
      engine,
      firstUsable: first,
      allThere: all,
      submit: ms,
      errors,
      show,
      heapMB,
      kB: (await weight()) / 1000,
    }
  } finally {
    await context.close()
  }
}

const mount = async (page: Page, workload: Workload): Promise<MountTimes> =>
  (await page.evaluate(`window.__probe.mount(${JSON.stringify(workload)})`)) as MountTimes

/** Types by real keys into some fields, one after the other. */
const typeInto = async (page: Page, cdp: CDPSession, fields: readonly string[]) => {
  await page.evaluate('window.keyTimes = window.__probe.watchKeys()')
  let task = 0
  for (const field of fields) {
    await page.evaluate(`window.__probe.focus(${JSON.stringify(field)})`)
    await page.waitForTimeout(QUIET)
    const before = await taskTime(cdp)
    for (const key of KEYS) {
      await page.keyboard.press(key)
      await page.waitForTimeout(BETWEEN_KEYS)
    }
    await page.waitForTimeout(QUIET)
    task += (await taskTime(cdp)) - before
  }
  const { script, paint } = (await page.evaluate('window.keyTimes')) as KeyTimes
  const data = JSON.stringify(await page.evaluate('window.__bench.data()'))
  const isKept = data.split(`"${KEYS}"`).length - 1 === fields.length
  return { script, paint, isKept, task: task / (fields.length * KEYS.length) }
}

const taskTime = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/** Measures the compressed size of everything a page loads from now on, bytes. */
const weigh = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
