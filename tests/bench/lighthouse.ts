import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { isPublic, type AppRoute } from '#src/app/route-row.ts'
import { routes } from '#src/app/routes.ts'
import { startOwnServer } from '../journeys/server.ts'
import { startControl } from './control-page.ts'
import { quantile } from './report.ts'

/** Fetched by npx: as a dependency it would add two hundred packages to every installation (decision 31). */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const CATEGORIES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const
type Category = keyof typeof CATEGORIES

/** One run of Lighthouse: the parts of its report that are read here. */
interface Report {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null; numericValue?: number }>
}

/**
 * npm run bench -- lighthouse: runs Lighthouse with its default settings, a phone, over every public page of the production build with
 * the reference backend; the median of `--runs` (3) counts. `--pages home,helpCenter` names single pages. Each run of a page is
 * followed by one of its control. Sets the exit code 1
 * where a score is below its limit.
 */
export const lighthouse = async (args: string[], browser: string): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
  })
  const named = values.pages?.split(',')
  const pages = routes.filter((row) => isPublic(row) && (!named || named.includes(row.name)))
  const server = await startOwnServer()
  const control = await startControl(server.url)
  const rows: string[][] = []
  const misses: string[] = []
  try {
    for (const path of pages.flatMap(addressesOf)) {
      const runs: Report[] = []
      const controls: Report[] = []
      for (let count = 0; count < Number(values.runs); count++) {
        runs.push(await run(server.url + path, browser))
        controls.push(await run(control.url + path, browser))
      }
      rows.push([path, ...cells(runs), ...cellsOfControl(controls)])
      console.log(rows.at(-1)?.join('  '))
      misses.push(...runs.flatMap(failedAudits).map((audit) => `${path}: ${audit}`))
      for (const [category, limit] of Object.entries(CATEGORIES))
        if (scoreOf(runs, category as Category) < limit) process.exitCode = 1
    }
  } finally {
    control.stop()
    await server.stop()
  }
  const head = [
    'page',
    'performance ≥ 95',
    'accessibility',
    'best practices',
    'SEO',
    'LCP s',
    'TBT ms',
    'CLS',
    'benchmarkIndex',
    'control: performance',
    'LCP s',
    'TBT ms',
  ]
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  console.log(`\n${lines.join('\n')}\n${[...new Set(misses)].join('\n')}\n${ON_NOISE}`)
}

const ON_NOISE =
  'The control is the same page with its libraries evaluated and none of the portal’s own code. Performance is a time of this\nmachine, taken as that of a phone with a quarter of its speed; where benchmarkIndex is far below 1500, other work ran beside.'

/** Returns the addresses of a public page. */
const addressesOf = ({ name, path, addresses }: AppRoute): readonly string[] => {
  if (addresses) return addresses
  if (path.includes(':'))
    throw new Error(`The route ${name} has a parameter and names no addresses`)
  return [path]
}

/** Runs Lighthouse, again where it has not recorded a page (NO_NAVSTART and the like, now and then). */
const run = (url: string, browser: string, tries = 3): Promise<Report> =>
  runOnce(url, browser).catch((error: unknown) => {
    if (tries === 1) throw error
    return run(url, browser, tries - 1)
  })

const runOnce = async (url: string, browser: string): Promise<Report> => {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  // Beside this process, which serves the control.
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', flags],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28 },
  )
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

const median = (values: readonly number[]) => quantile(values, 0.5)

/** The median of performance, which is a time; the worst of the others, which are facts of the page. */
const scoreOf = (runs: readonly Report[], category: Category): number => {
  const scores = runs.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100))
  return category === 'performance' ? median(scores) : Math.min(...scores)
}

const metric = (runs: readonly Report[], id: string) =>
  median(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN))

const times = (runs: readonly Report[]): string[] => [
  (metric(runs, 'largest-contentful-paint') / 1000).toFixed(1),
  metric(runs, 'total-blocking-time').toFixed(0),
]

const cells = (runs: readonly Report[]): string[] => [
  ...(Object.keys(CATEGORIES) as Category[]).map((category) => String(scoreOf(runs, category))),
  ...times(runs),
  metric(runs, 'cumulative-layout-shift').toFixed(3),
  median(runs.map(({ environment }) => environment.benchmarkIndex)).toFixed(0),
]

const cellsOfControl = (runs: readonly Report[]): string[] => [
  String(scoreOf(runs, 'performance')),
  ...times(runs),
]

/** Returns the audits that cost a page its 100 in a category whose audits are not times. */
const failedAudits = ({ categories, audits }: Report): string[] =>
  (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  )
