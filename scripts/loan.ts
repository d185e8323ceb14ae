import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { syntaxErrorText } from '#engine/json/syntax-error.ts'
import { calculatePlan, type Plan, type PlanRow } from '#engine/finance/plan.ts'
import { repaymentCalculate } from '#schemas/api/repayment.ts'

/*
 * npm run loan -- FILE.json [--json]: prints the repayment plan of the terms in a file, which are those of the call
 * `repayment.calculate`.
 */

const USAGE = `用法：
  npm run loan -- 文件 [--json]   按文件中的借款条件列出还款计划；--json 输出 JSON`

/** Prints a plan. @returns the exit status */
export const main = (args: readonly string[]): number => {
  const [file, ...others] = args.filter((arg) => !arg.startsWith('--'))
  if (!file || others.length > 0) return complain(2, USAGE)
  const { terms, wrong } = readTerms(file)
  if (!terms) return complain(2, wrong)
  const { plan, issues } = calculatePlan(terms)
  if (!plan) return complain(1, ...issues.map(({ field, message }) => `${field}：${message}`))
  console.log(args.includes('--json') ? JSON.stringify(plan, null, 2) : tableOf(plan))
  return 0
}

const complain = (status: number, ...lines: string[]): number => {
  console.error(lines.join('\n'))
  return status
}

type Terms = z.output<typeof repaymentCalculate.body>

const readTerms = (
  file: string,
): { terms: Terms; wrong?: never } | { terms?: never; wrong: string } => {
  const text = readText(file)
  if (text === undefined) return { wrong: `无法读取文件 ${file}：请检查路径和权限` }
  try {
    const parsed = z.safeParse(repaymentCalculate.body, JSON.parse(text))
    if (parsed.success) return { terms: parsed.data }
    return {
      wrong: `${file} 中的内容有误：${parsed.error.issues[0]?.path.join('.') || '应为对象'}`,
    }
  } catch (error) {
    return { wrong: `${file} 不是有效的 JSON：${syntaxErrorText(error)}` }
  }
}

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return undefined
  }
}

const COLUMNS: readonly (readonly [title: string, cell: (row: PlanRow) => string])[] = [
  ['期数', ({ number }) => String(number)],
  ['还款日', ({ dueDate }) => dueDate],
  ['天数', ({ days }) => String(days)],
  ['本金', ({ principal }) => principal],
  ['利息', ({ interest }) => interest],
  ['应还', ({ due }) => due],
  ['剩余本金', ({ balance }) => balance],
  ['利息计算', ({ why }) => whyText(why)],
]

/** Writes the interest of a row as a calculation: 83.57 × 7% × 30/360. */
const whyText = ({ balance, rate, counted }: PlanRow['why']): string => {
  const parts = counted.map(({ days, yearDays }) => `${days}/${yearDays}`)
  return `${balance} × ${rate}% × ${parts.length > 1 ? `(${parts.join(' + ')})` : parts.join('')}`
}

const tableOf = ({ plan, totalInterest, total }: Plan): string => {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...plan.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ]
  const widths = COLUMNS.map((_, place) => Math.max(...rows.map((row) => width(row[place] ?? ''))))
  const lines = rows.map((row) =>
    row.map((cell, place) => ' '.repeat((widths[place] ?? 0) - width(cell)) + cell).join('  '),
  )
  return [...lines, `利息合计 ${totalInterest}，还款合计 ${total}`].join('\n')
}

/** Counts the columns of a text on a terminal: two for a Chinese character. */
const width = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2E7F' ? 2 : 1), 0)

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2))
