import type { EngineName } from './build.ts'
import type { WorkloadName } from './fields.ts'
import type { Sample } from './measure.ts'

/** The samples of one engine and form, as medians; times in ms. */
export interface Row {
  engine: EngineName
  workload: WorkloadName
  n: number
  script: number
  scriptP95: number
  paint: number
  task: number
  firstUsable: number
  allThere: number
  submit: number
  show: number | undefined
  heapMB: number
  kB: number
  errors: number
  isKept: boolean
}

/** A figure compared with a budget: met if `is` is at most `allowed`. */
export interface Verdict {
  what: string
  is: number
  allowed: number
  isMet: boolean
}

export const rowsOf = (samples: readonly Sample[]): Row[] =>
  [...new Set(samples.map(formOf))].map((form) => {
    const group = samples.filter((sample) => formOf(sample) === form)
    const of = (value: (sample: Sample) => number) => quantile(group.map(value), 0.5)
    const [{ engine, workload, n, show }] = group as [Sample, ...Sample[]]
    const script = group.flatMap((sample) => sample.script)
    return {
      engine,
      workload,
      n,
      script: quantile(script, 0.5),
      scriptP95: quantile(script, 0.95),
      paint: quantile(
        group.flatMap((sample) => sample.paint),
        0.5,
      ),
      task: of((sample) => sample.task),
      firstUsable: of((sample) => sample.firstUsable),
      allThere: of((sample) => sample.allThere),
      submit: of((sample) => sample.submit),
      show: show === undefined ? undefined : of((sample) => sample.show ?? 0),
      heapMB: of((sample) => sample.heapMB),
      kB: of((sample) => sample.kB),
      errors: of((sample) => sample.errors),
      isKept: group.every(({ isKept }) => isKept),
    }
  })

/** Compares the form renderer with its budgets: absolute ones, and ratios to another engine of the run. */
export const verdictsOf = (rows: readonly Row[]): Verdict[] =>
  rows
    .filter(({ engine }) => engine === 'portal')
    .flatMap((ours) => {
      const { workload, n } = ours
      const against = (engine: EngineName) =>
        rows.find((row) => row.engine === engine && row.workload === workload && row.n === n)
      const isLargest = workload === 'flat' && n >= 600
      const budgets: [what: string, is: number | undefined, allowed: number | undefined][] = [
        ['script per key, median', ours.script, 2],
        ['script per key, p95', ours.scriptP95, 6],
        ['task per key ÷ plain inputs', ratio(ours.task, against('plain')?.task), 1.3],
        ['first field ÷ plain inputs', ratio(ours.firstUsable, against('plain')?.firstUsable), 1.5],
        ['20 conditional fields', ours.show, 60],
      ]
      if (isLargest)
        budgets.push(
          ['all fields there ÷ form-js', ratio(ours.allThere, against('form-js')?.allThere), 1],
          ['submit ÷ antd Form by hand', ratio(ours.submit, against('antd')?.submit), 1 / 3],
          ['heap ÷ rjsf as it comes', ratio(ours.heapMB, against('rjsf')?.heapMB), 1 / 2],
        )
      return budgets.flatMap(([what, is, allowed]) =>
        is === undefined || allowed === undefined
          ? []
          : { what: `${workload} ${n}: ${what}`, is, allowed, isMet: is <= allowed },
      )
    })

/** Formats rows and verdicts as text for a terminal. */
export const reportOf = (rows: readonly Row[], verdicts: readonly Verdict[]): string =>
  [
    ...table(
      COLUMNS.map(([heading]) => heading),
      rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
    ),
    '',
    ...verdictTable(verdicts),
    '',
    ...rows
      .filter(({ isKept }) => !isKept)
      .map(({ engine, workload, n }) => `${engine} lost what was typed (${workload} ${n})`),
  ].join('\n')

/** Formats the verdicts, one per line. */
export const verdictTable = (verdicts: readonly Verdict[]): string[] =>
  table(
    ['budget of the portal', 'is', 'allowed', ''],
    verdicts.map(({ what, is, allowed, isMet }) => [
      what,
      figure(is),
      figure(allowed),
      isMet ? 'ok' : 'MISSED',
    ]),
  )

const COLUMNS: readonly [heading: string, cell: (row: Row) => string][] = [
  ['form', ({ workload, n }) => `${workload} ${n}`],
  ['engine', ({ engine }) => engine],
  ['script/key', ({ script }) => figure(script)],
  ['p95', ({ scriptP95 }) => figure(scriptP95)],
  ['paint', ({ paint }) => figure(paint)],
  ['task/key', ({ task }) => figure(task)],
  ['first', ({ firstUsable }) => figure(firstUsable)],
  ['all', ({ allThere }) => figure(allThere)],
  ['submit', ({ submit }) => figure(submit)],
  ['errors', ({ errors }) => String(errors)],
  ['show 20', ({ show }) => (show === undefined ? '' : figure(show))],
  ['heap MB', ({ heapMB }) => figure(heapMB)],
  ['gz kB', ({ kB }) => figure(kB)],
]

const figure = (value: number): string => value.toFixed(value < 10 ? 2 : 0)

const ratio = (ours: number, theirs: number | undefined): number | undefined =>
  theirs === undefined ? undefined : ours / theirs

const formOf = ({ engine, workload, n }: Sample): string => `${workload} ${n} ${engine}`

/** Returns the value below which a share (0 to 1) of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const table = (headings: readonly string[], lines: readonly string[][]): string[] => {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  return [headings, ...lines].map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0
        // Names are aligned left, figures right.
        return /^[\d.]+$/.test(cell) || column > 1 ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
}
