import { pointerTo } from '../json-schema.ts'
import { patternOf, type Wire } from '../wire.ts'
import type { AvueColumn } from './columns.ts'
import { listWire, type AvueField, type ConvertType } from './field.ts'
import type { AvueReport } from './finding.ts'

/** A kind of moment: how it is written by itself, and the format that says so. */
interface Moment {
  written: string
  format?: 'date' | 'month' | 'year'
}

const MOMENTS = {
  date: { written: 'YYYY-MM-DD', format: 'date' },
  month: { written: 'YYYY-MM', format: 'month' },
  year: { written: 'YYYY', format: 'year' },
  datetime: { written: 'YYYY-MM-DD HH:mm:ss' },
  time: { written: 'HH:mm:ss' },
} as const satisfies Record<string, Moment>

/** A moment, saved in `valueFormat`. */
export const moment =
  (kind: keyof typeof MOMENTS): ConvertType =>
  (column, report) =>
    momentField(MOMENTS[kind], column, report)

/** Two moments, or with `several` as many as there are. */
export const moments =
  (kind: keyof typeof MOMENTS, { several = false } = {}): ConvertType =>
  (column, report) => {
    const one = momentField(MOMENTS[kind], column, report)
    if (typeof one === 'string') return one
    const wire = { ...one.wire, ...listWire(column) }
    const isPeriod = !several && one.schema.format === 'date'
    return {
      schema: {
        type: 'array',
        items: one.schema,
        ...(several ? { uniqueItems: true } : { minItems: 2, maxItems: 2 }),
      },
      ...(isPeriod && { widget: 'dateRange' as const }),
      ...(one.options && {
        items: { 'ui:placeholder': one.placeholder, 'ui:options': one.options },
      }),
      ...(Object.keys(wire).length > 0 && { wire }),
    }
  }

const momentField = (
  { written, format }: Moment,
  column: AvueColumn,
  report: AvueReport,
): AvueField | string => {
  const { valueFormat } = column.all
  if (typeof valueFormat !== 'string' || valueFormat === '')
    report(
      'avue-not-carried-over',
      valueFormat === undefined ? column.pointer : pointerTo(column.pointer, 'valueFormat'),
      `valueFormat：没有写明，已按 ${written} 保存，请写明`,
    )
  // Avue 2 writes yyyy and dd, Avue 3 YYYY and DD.
  const pattern =
    typeof valueFormat === 'string' && valueFormat !== ''
      ? valueFormat.replaceAll('yyyy', 'YYYY').replaceAll('dd', 'DD')
      : written
  if (pattern === written && format) return { schema: { type: 'string', format } }
  if (!PARTS.test(pattern) || REST.test(pattern.replace(ALL_PARTS, '')))
    return `valueFormat “${pattern}”没有对应的写法`
  const isDay = ['YYYY', 'MM', 'DD'].every((part) => pattern.split(part).length === 2)
  if (format === 'date' && isDay)
    return { schema: { type: 'string', format }, wire: { each: 'date', pattern } satisfies Wire }
  return {
    schema: { type: 'string', pattern: patternOf(pattern).source },
    placeholder: sampleOf(pattern),
    options: { patternMessage: `请按 ${sampleOf(pattern)} 的格式填写` },
  }
}

const PARTS = /YYYY|MM|DD|HH|mm|ss/
const ALL_PARTS = /YYYY|MM|DD|HH|mm|ss/g
/** Other letters are parts that aren't known here: a week, milliseconds, a timestamp. */
const REST = /[a-z]/i

const SAMPLE: Record<string, string> = {
  YYYY: '2026',
  MM: '11',
  DD: '20',
  HH: '09',
  mm: '30',
  ss: '00',
}
const sampleOf = (pattern: string): string =>
  pattern.replace(ALL_PARTS, (part) => SAMPLE[part] ?? part)
