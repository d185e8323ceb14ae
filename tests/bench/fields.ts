type FieldKind = 'text' | 'number' | 'select' | 'date' | 'boolean'

/** One field of a measured form: required and empty. */
export interface Field {
  key: string
  title: string
  kind: FieldKind
}

export type WorkloadName = 'flat' | 'array' | 'cond'

/** The kind of form: `n` fields in sections of ten, the same with a condition, or a table. */
export interface Workload {
  workload: WorkloadName
  n: number
}

/** A form in a neutral notation, which each engine converts. */
export interface BenchForm {
  sections: { key: string; title: string; fields: Field[] }[]
  table?: { rows: number; columns: Field[] } | undefined
  /** `fields` are shown when `mode` has the second of its two options. */
  condition?: { mode: Field; fields: Field[] }
}

export const benchForm = ({ workload, n }: Workload): BenchForm => {
  if (workload === 'array') return { sections: [], table: tableOf(n) }
  const sections = Array.from({ length: Math.ceil(n / 10) }, (_, section) => ({
    key: `s${section}`,
    title: `第 ${section + 1} 部分`,
    fields: fieldsOf('f', section * 10, Math.min(n, section * 10 + 10)),
  }))
  if (workload === 'flat') return { sections }
  const mode: Field = { key: 'mode', title: '方式', kind: 'select' }
  return { sections, condition: { mode, fields: fieldsOf('d', 0, 20) } }
}

/** Lists the keys of the initially shown fields, in order. */
export const keysOf = ({ sections, table, condition }: BenchForm): string[] => [
  ...sections.flatMap(({ fields }) => fields.map(({ key }) => key)),
  ...Array.from({ length: table?.rows ?? 0 }, (_, row) =>
    (table?.columns ?? []).map(({ key }) => `rows.${row}.${key}`),
  ).flat(),
  ...(condition ? [condition.mode.key] : []),
]

/** Returns the keys of the fields to type into: the first, the middle and the last one. */
export const typedKeys = ({ sections, table }: BenchForm): string[] => {
  const count = table ? table.rows : sections.reduce((sum, { fields }) => sum + fields.length, 0)
  const places = [0, Math.floor(count / 2), count - 1]
  return places.map((place) => (table ? `rows.${place}.c0` : `f${place}`))
}

/** Returns the options of a select, or of `mode`. */
export const optionsOf = ({ key }: Field): string[] =>
  key === 'mode' ? MODES : Array.from({ length: 20 }, (_, index) => `选项 ${index + 1}`)

const MODES = ['简要', '详细']

/** The option that shows the conditional fields. */
export const DETAILED = '详细'

export const MIN_LENGTH = 2
export const PATTERN = '^[A-Za-z0-9 ]+$'

/** 70 % text, 10 % number, 10 % select, 10 % date or boolean; the first, middle and last fields are texts. */
const KINDS: readonly FieldKind[] = [
  'text',
  'text',
  'number',
  'text',
  'text',
  'text',
  'select',
  'date',
  'text',
  'text',
]

const kindOf = (index: number): FieldKind =>
  index % 20 === 17 ? 'boolean' : (KINDS[index % 10] ?? 'text')

const fieldsOf = (prefix: string, from: number, to: number): Field[] =>
  Array.from({ length: to - from }, (_, offset) => ({
    key: `${prefix}${from + offset}`,
    title: `字段 ${from + offset + 1}`,
    kind: kindOf(from + offset),
  }))

/** Makes a table of 100 × 5, the size of the budget, or of more rows for a larger `n`. */
const tableOf = (n: number) => ({
  rows: Math.max(100, Math.ceil(n / 5)),
  columns: (['text', 'number', 'text', 'select', 'text'] as const).map((kind, column): Field => ({
    key: `c${column}`,
    title: `列 ${column + 1}`,
    kind,
  })),
})
