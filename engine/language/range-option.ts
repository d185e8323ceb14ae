import { isJsonObject } from '../json/object.ts'

/** The range of a field: JSON pointers into the collected data, by keyName. Of an amount they lead to 元. */
export interface RangeOption {
  min?: string
  max?: string
}

/** The ends of a range. */
export const RANGE_ENDS = ['min', 'max'] as const

/** Tells whether a value is a valid declaration of a range. */
export const isRange = (value: unknown): value is RangeOption =>
  isJsonObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([name, pointer]) =>
      (RANGE_ENDS as readonly string[]).includes(name) &&
      typeof pointer === 'string' &&
      /^(\/[^/]+)+$/.test(pointer),
  )
