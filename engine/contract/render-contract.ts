import { calculatePlan } from '../finance/plan.ts'
import { fieldAtPointer, itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { valueText, type ReadField, type Reading } from '../form/value-text.ts'
import { amountText } from '../formats/quantity.ts'
import { isEmptyValue } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { isPointer } from '../language/trial-terms.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { rootsByKey } from '../process/roots-by-key.ts'
import type { Contract } from './compile-contract.ts'
import { factNamed, type Facts } from './facts.ts'
import { CONTRACT_FORMATS } from './formats.ts'
import { placeOfValue, type Placeholder, type TextPart } from './placeholders.ts'
import { tableLine } from './text-blocks.ts'

/** The values that a contract is rendered with. */
export interface ContractValues {
  plan: ProcessPlan
  /** The values of forms and external data by keyName, as the forms hold them. */
  collected: Readonly<Record<string, unknown>>
  facts: Facts
  /** The values on which the signing depends, for a clause that states them all. */
  stated: readonly { formName: string; fields: readonly { title: string; text: string }[] }[]
  /** The day from which a plan without a `startDate` counts: that on which the flow was begun, like 2026-11-20. */
  begunOn: string
  reading: Reading
}

/** The text of a value that is missing, as on paper. */
const BLANK = '／'

/** Returns the first contract whose condition holds, or that has none; undefined if there is no such contract. */
export const contractFor = (
  contracts: readonly Contract[],
  values: ContractValues,
): Contract | undefined => contracts.find(({ when }) => !when || when.holds(scopeOf(values)))

/** Renders a contract. @returns its title and its text: paragraphs separated by line feeds */
export const renderContract = (
  { title, parties, clauses }: Contract,
  values: ContractValues,
): { title: string; content: string } => {
  const scope = scopeOf(values)
  const write = (parts: readonly TextPart[]) => written(parts, values).text
  let number = 0
  const lines = [
    ...parties.flatMap(({ role, name, lines: further }) => [
      `${write(role)}：${write(name)}`,
      ...further
        .map((line) => written(line, values))
        .flatMap(({ text, isWhole }) => (isWhole ? [text] : [])),
    ]),
    ...clauses.flatMap(({ heading, when, paragraphs, table, values: all }) => {
      if (when && !when.holds(scope)) return []
      return [
        ...(heading ? [`第${inChinese((number += 1))}条 ${write(heading)}`] : []),
        ...paragraphs.map(write),
        ...(table ? tableLines(table, values) : []),
        ...(all ? statedLines(values, all.none) : []),
      ]
    }),
  ]
  return { title: write(title), content: lines.join('\n') }
}

/** The names that conditions read: keyNames, and the subjects of facts. */
const scopeOf = ({ collected, facts }: ContractValues): Record<string, unknown> => ({
  ...collected,
  ...facts,
})

const written = (
  parts: readonly TextPart[],
  values: ContractValues,
): { text: string; isWhole: boolean } => {
  const texts = parts.map((part) =>
    typeof part === 'string' ? part : placeholderText(part, values),
  )
  // A line feed of a value would begin a paragraph of its own, a tab a table.
  const text = texts
    .map((one) => (one === '' ? BLANK : one.replaceAll(/\s*[\n\t]\s*/g, ' ')))
    .join('')
  return { text, isWhole: !texts.includes('') }
}

const placeholderText = ({ of, format }: Placeholder, values: ContractValues): string => {
  const { value, field } = valueAt(of, values)
  if (isEmptyValue(value)) return ''
  const named = format === undefined ? undefined : CONTRACT_FORMATS[format]
  return named
    ? named.text(value, field ?? NO_FIELD, values.reading)
    : valueText(value, field, values.reading)
}

const NO_FIELD: ReadField = { schema: {}, options: {} }

const valueAt = (
  of: string,
  { plan, collected, facts }: ContractValues,
): { value: unknown; field: ReadField | undefined } =>
  of.startsWith('/')
    ? { value: atPointer(collected, of), field: fieldOfValue(plan, of) }
    : { value: atPointer(facts, pointerTo('', ...of.split('.'))), field: factNamed(of) }

/** Returns the field that a pointer `/keyName/field` leads to; undefined for data without a schema. */
export const fieldOfValue = (plan: ProcessPlan, pointer: string): Field | undefined => {
  const { key, path } = placeOfValue(pointer)
  const root = rootsByKey(plan).get(key)
  return root && fieldAtPointer(root, pointerTo('', ...path))
}

const tableLines = (
  { of, plan, none }: NonNullable<Contract['clauses'][number]['table']>,
  values: ContractValues,
): string[] => {
  const lines = [
    ...(of === undefined ? [] : itemLines(of, values)),
    ...(plan ? planLines(plan, values) : []),
  ]
  return lines.length > 0 ? lines : [none ?? BLANK]
}

const itemLines = (of: string, values: ContractValues): string[] => {
  const { value } = valueAt(of, values)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const field = fieldOfValue(values.plan, of)
  const item = field && itemOf(field)
  const columns = item ? [...membersOf(item)] : []
  if (items.length === 0 || columns.length < 2)
    return items.map((one, index) => `${index + 1}. ${valueText(one, item, values.reading)}`)
  return [
    tableLine(columns.map(([name, { title }]) => title || name)),
    ...items.map((one) =>
      tableLine(
        columns.map(
          ([name, member]) =>
            valueText(isJsonObject(one) ? one[name] : undefined, member, values.reading) || BLANK,
        ),
      ),
    ),
  ]
}

const planLines = (
  terms: Readonly<Record<string, string | number>>,
  values: ContractValues,
): string[] => {
  const read = (name: string): unknown => {
    const given = terms[name]
    return isPointer(given) ? valueAt(given, values).value : given
  }
  const text = (name: string) => (isEmptyValue(read(name)) ? '' : String(read(name)))
  const count = (name: string) => (isEmptyValue(read(name)) ? {} : { [name]: Number(read(name)) })
  const { plan } = calculatePlan({
    amount: text('amount'),
    annualRate: text('annualRate'),
    method: text('method'),
    dayCount: text('dayCount') || 'actual/360',
    startDate: text('startDate') || values.begunOn,
    ...count('periods'),
    ...count('days'),
  })
  if (!plan) return []
  return [
    tableLine(['期次', '应还日', '本金', '利息', '合计']),
    ...plan.plan.map(({ number, dueDate, principal, interest, due }) =>
      tableLine([
        `第 ${number} 期`,
        dueDate,
        ...[principal, interest, due].map((sum) => amountText(sum)),
      ]),
    ),
    `利息共 ${amountText(plan.totalInterest)}，本息共 ${amountText(plan.total)}`,
  ]
}

const statedLines = ({ stated }: ContractValues, none: string): string[] => {
  const lines = stated.flatMap(({ formName, fields }) => [
    `【${formName}】`,
    ...fields.filter(({ text }) => text !== '').map(({ title, text }) => `${title}：${text}`),
  ])
  return lines.length > 0 ? lines : [none]
}

const DIGITS = '零一二三四五六七八九'

/** Writes a number from 1 to 100 as clauses are numbered: 二十一. */
const inChinese = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  if (tens === 10) return '一百'
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS[ones] : ''}`
}
