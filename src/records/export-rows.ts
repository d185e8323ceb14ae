import type { ListColumn, ListedRecord } from '#schemas/api/records.ts'

/** A cell of an exported list. */
export interface ExportCell {
  text: string
  isMoney: boolean
}

/** Makes the rows of an exported list: the headings, then the records with their status last. */
export const rowsOf = (
  columns: readonly Pick<ListColumn, 'name' | 'label' | 'unit'>[],
  records: readonly Pick<ListedRecord, 'values' | 'status'>[],
): ExportCell[][] => [
  [
    ...columns.map(({ label, unit }) => cell(unit === 'money' ? `${label}（元）` : label)),
    cell('状态'),
  ],
  ...records.map(({ values, status }) => [
    ...columns.map(({ name, unit }) => ({ text: values[name] ?? '', isMoney: unit === 'money' })),
    cell(status.label),
  ]),
]

const cell = (text: string): ExportCell => ({ text, isMoney: false })
