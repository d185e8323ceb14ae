import { pointerTo } from '../json/pointer.ts'
import {
  MOMENTS,
  PARTS,
  patternOf,
  STAMP,
  tells,
  type MomentKind,
} from '../formats/moment-patterns.ts'
import type { AvueColumn } from './columns.ts'
import { listWire, type AvueField, type ConvertType } from './field.ts'
import type { AvueReport } from './avue-diagnostic.ts'

/** A date or time, saved in `valueFormat`. */
export const moment =
  (kind: MomentKind): ConvertType =>
  (column, report) =>
    momentField(kind, column, report)

/** A period of two dates or times, or with `several` a list of any length. */
export const moments =
  (kind: MomentKind, { several = false } = {}): ConvertType =>
  (column, report) => {
    const one = momentField(kind, column, report)
    if (typeof one === 'string') return one
    const wire = { ...one.wire, ...listWire(column) }
    const isPeriod = !several && one.schema.format !== undefined
    return {
      schema: {
        type: 'array',
        items: one.schema,
        ...(several ? { uniqueItems: true } : { minItems: 2, maxItems: 2 }),
      },
      ...(isPeriod && { widget: 'dateRange' as const }),
      ...(one.options && {
        items: {
          ...(one.placeholder && { 'ui:placeholder': one.placeholder }),
          'ui:options': one.options,
        },
      }),
      ...(Object.keys(wire).length > 0 && { wire }),
    }
  }

/** The formats to try for a column's format, most precise first: the field has no part that `valueFormat` lacks. */
const LADDERS: Readonly<Record<MomentKind, readonly MomentKind[]>> = {
  datetime: ['datetime', 'date', 'month', 'year', 'time'],
  date: ['date', 'month', 'year'],
  month: ['month', 'year'],
  year: ['year'],
  time: ['time'],
  week: ['week'],
}

const momentField = (
  type: MomentKind,
  column: AvueColumn,
  report: AvueReport,
): AvueField | string => {
  const pattern = patternIn(column) ?? MOMENTS[type]
  if (patternIn(column) === undefined)
    report(
      'avue-not-carried-over',
      column.all.valueFormat === undefined
        ? column.pointer
        : pointerTo(column.pointer, 'valueFormat'),
      `valueFormat：没有写明，已按 ${pattern} 保存，请写明`,
    )
  if (!canBeRead(pattern)) return refused(type, pattern)
  const kind = LADDERS[type].find((rung) => tells(pattern, rung))
  if (kind === undefined)
    return pattern === STAMP || type === 'week' ? refused(type, pattern) : typedField(pattern)
  const isAsHeld = pattern === MOMENTS[kind] && kind !== 'week'
  const rounded = roundedTo(kind, pattern)
  return {
    schema: { type: 'string', format: kind, ...(rounded && { pattern: rounded.pattern }) },
    ...(rounded && { options: { patternMessage: rounded.words } }),
    ...(!isAsHeld && { wire: { each: kind, pattern } }),
  }
}

const refused = (type: MomentKind, pattern: string): string =>
  `valueFormat “${pattern}”没有对应的写法${type === 'week' ? '：一周保存为它的周一，请写 YYYY-MM-DD' : ''}`

/** A part of a date that is no date by itself, 11-20: a text with that pattern. */
const typedField = (pattern: string): AvueField => ({
  schema: { type: 'string', pattern: patternOf(pattern).source },
  placeholder: sampleOf(pattern),
  options: { patternMessage: `请按 ${sampleOf(pattern)} 的格式填写` },
})

/** Requires :00 for the minutes or seconds that are not saved. */
const roundedTo = (
  kind: MomentKind,
  pattern: string,
): { pattern: string; words: string } | undefined => {
  if (pattern === STAMP || (kind !== 'datetime' && kind !== 'time')) return undefined
  if (!pattern.includes('mm')) return { pattern: ':00:00$', words: '请填写整点，例如 09:00' }
  return pattern.includes('ss') ? undefined : { pattern: ':00$', words: '请填写到分，例如 09:30' }
}

/** Converts `valueFormat` to the letters of Avue 3: Avue 2 writes yyyy and dd, and timestamp. */
const patternIn = ({ all: { valueFormat } }: AvueColumn): string | undefined =>
  typeof valueFormat === 'string' && valueFormat !== ''
    ? valueFormat
        .replaceAll('yyyy', 'YYYY')
        .replaceAll('dd', 'DD')
        .replaceAll('[T]', 'T')
        .replace(/^timestamp$/, STAMP)
    : undefined

/** Other letters are parts that are not supported: the number of a week, milliseconds, a time zone. */
const canBeRead = (pattern: string): boolean =>
  pattern === STAMP ||
  (pattern.match(PARTS) !== null && !/[A-SU-Za-z]/.test(pattern.replaceAll(PARTS, '')))

const SAMPLE: Record<string, string> = {
  YYYY: '2026',
  MM: '11',
  DD: '20',
  HH: '09',
  mm: '30',
  ss: '00',
}
const sampleOf = (pattern: string): string => pattern.replace(PARTS, (part) => SAMPLE[part] ?? part)
