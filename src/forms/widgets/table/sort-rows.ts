import type { Column, Row } from './columns.ts'

/** The sort order of a column. */
export type Direction = 'ascending' | 'descending'

/** Sorts rows by one column: numbers by value, options in list order, text in Chinese collation; empty ones last. */
export const sortRows = (rows: readonly Row[], column: Column, direction: Direction): Row[] => {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [first, second] = [one[column.name], other[column.name]]
    if (isEmpty(first) || isEmpty(second)) return Number(isEmpty(first)) - Number(isEmpty(second))
    return sign * compare(column, first, second)
  })
}

const compare = (column: Column, one: unknown, other: unknown): number => {
  if (column.isNumeric) {
    const difference = Number(one) - Number(other)
    if (!Number.isNaN(difference)) return difference
  }
  if (column.enumOptions.length > 0) return placeOf(column, one) - placeOf(column, other)
  return CHINESE.compare(String(one), String(other))
}

const placeOf = ({ enumOptions }: Column, value: unknown): number =>
  enumOptions.findIndex((option) => option.value === value)

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const CHINESE = new Intl.Collator('zh-CN', { numeric: true })
