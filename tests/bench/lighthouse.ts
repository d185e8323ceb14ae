import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { isPublic, type AppRoute } from '#src/app/route-row.ts'
import { routes } from '#src/app/routes.ts'
import type { PathName } from '#src/platform/paths.ts'
import { startOwnServer } from '../journeys/server.ts'
import { quantile } from './report.ts'

/** Fetched by npx: as a dependency it would add two hundred packages to every installation (decision 31). */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** The addresses of pages that show something by their query alone. */
const WITH_QUERY: Partial<Record<PathName, string>> = {
  productDetails: '?goodId=1001',
  productGroupDetails: '?goodId=1002',
}

const CATEGORIES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const
type Category = keyof typeof CATEGORIES

const METRICS = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

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
 * npm run lighthouse: runs Lighthouse with its default settings, a phone, over every public page of the production build with
 * the reference backend; the median of `--runs` (3) counts. `--pages home,helpCenter` names single pages. Sets the exit code 1
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
  const rows: string[][] = []
  const misses: string[] = []
  try {
    for (const path of pages.flatMap(addressesOf)) {
      const runs = Array.from({ length: Number(values.runs) }, () =>
        run(server.url + path, browser),
      )
      rows.push([path, ...cells(runs)])
      console.log(rows.at(-1)?.join('  '))
      misses.push(...runs.flatMap(failedAudits).map((audit) => `${path}: ${audit}`))
      for (const [category, limit] of Object.entries(CATEGORIES))
        if (scoreOf(runs, category as Category) < limit) process.exitCode = 1
    }
  } finally {
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
  ]
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  console.log(`\n${lines.join('\n')}\n${[...new Set(misses)].join('\n')}\n${ON_NOISE}`)
}

const ON_NOISE =
  'Performance is a time of this machine, taken as that of a phone with a quarter of its speed; where benchmarkIndex is far\nbelow 1500, other work ran beside, and blocking time says more about that work than about the page.'

/** Returns the addresses of a public page. */
const addressesOf = ({ name, path, addresses }: AppRoute): readonly string[] => {
  if (addresses) return addresses
  if (path.includes(':'))
    throw new Error(`The route ${name} has a parameter and names no addresses`)
  return [path + (WITH_QUERY[name] ?? '')]
}

const run = (url: string, browser: string): Report => {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const { stdout, stderr } = spawnSync(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', flags],
    { env: { ...process.env, CHROME_PATH: browser }, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (!stdout.startsWith('{')) throw new Error(`Lighthouse did not run: ${stderr}`)
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

const cells = (runs: readonly Report[]): string[] => {
  const metric = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN))
  const [paint, blocking, shift] = METRICS.map(metric)
  return [
    ...(Object.keys(CATEGORIES) as Category[]).map((category) => String(scoreOf(runs, category))),
    ((paint ?? NaN) / 1000).toFixed(1),
    (blocking ?? NaN).toFixed(0),
    (shift ?? NaN).toFixed(3),
    median(runs.map(({ environment }) => environment.benchmarkIndex)).toFixed(0),
  ]
}

/** Returns the audits that cost a page its 100 in a category whose audits are not times. */
const failedAudits = ({ categories, audits }: Report): string[] =>
  (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  )
