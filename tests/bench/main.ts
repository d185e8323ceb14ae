import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { buildEngine, ENGINES, type EngineName } from './build.ts'
import type { Workload, WorkloadName } from './fields.ts'
import { measure, type Sample } from './measure.ts'
import { reportOf, rowsOf, verdictsOf } from './report.ts'
import { servePages } from './serve.ts'

/** npm run bench -- serve: serves the measured pages until the program ends. */
export const serve = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } })
  console.log('Building the page …')
  await buildEngine('portal')
  const { url } = await servePages(Number(values.port ?? process.env.PORT ?? 5180))
  console.log(`${url}?workload=flat&n=150`)
}

/** npm run bench: measures every engine with every form, and repeats the whole. */
export const bench = async (args: string[], executablePath: string): Promise<void> => {
  const { engines, forms, repeats, json } = plan(args)
  for (const engine of engines) {
    console.log(`Building ${engine} …`)
    await buildEngine(engine)
  }
  const { url, server } = await servePages(0)
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const samples: Sample[] = []
  try {
    await warmUp(browser, url, engines)
    for (let repeat = 1; repeat <= repeats; repeat++) {
      for (const form of forms) {
        console.log(`${form.workload} ${form.n}, ${repeat} of ${repeats} …`)
        for (const engine of engines) {
          try {
            samples.push(await measure(browser, url, engine, form))
          } catch (error) {
            process.exitCode = 1
            console.error(`${engine} could not be measured:`, error)
          }
        }
        // Writes after each form, because a whole run takes long.
        await write(json, { repeats: repeat, ...outcomeOf(samples) })
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  const { rows, verdicts } = outcomeOf(samples)
  console.log(`\n${reportOf(rows, verdicts)}\nThe figures are in ${json}.`)
}

const outcomeOf = (samples: readonly Sample[]) => {
  const rows = rowsOf(samples)
  return { rows, verdicts: verdictsOf(rows) }
}

const write = async (path: string, content: object): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(content, null, 2))
}

/** Loads a page of each engine, because the first page of a browser waits for fonts and processes. */
const warmUp = async (browser: Browser, url: string, engines: readonly EngineName[]) => {
  const page = await browser.newPage()
  for (const engine of engines)
    await page.goto(`${url}/${engine}?workload=flat&n=30`, { waitUntil: 'networkidle' })
  await page.close()
}

/** The flags of Chromium. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const plan = (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      repeats: { type: 'string' },
      n: { type: 'string' },
      workloads: { type: 'string' },
      engines: { type: 'string' },
      json: { type: 'string', default: 'test-results/bench.json' },
    },
  })
  const sizes = listOf(values.n ?? (values.quick ? '150' : '30,150,600')).map(Number)
  const workloads = listOf(values.workloads ?? 'flat,array,cond') as WorkloadName[]
  return {
    engines: values.engines ? (listOf(values.engines) as EngineName[]) : ENGINES,
    // A table has a single size.
    forms: workloads.flatMap((workload): Workload[] =>
      workload === 'array' ? [{ workload, n: 500 }] : sizes.map((n) => ({ workload, n })),
    ),
    repeats: Number(values.repeats ?? (values.quick ? 1 : 5)),
    json: values.json,
  }
}

const listOf = (text: string): string[] => text.split(',')
