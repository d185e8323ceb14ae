import { isJsonObject } from '../json/object.ts'

/** The codecs of single values; a date or time is written in `pattern`. */
const EACH = [
  'number',
  'json',
  'link',
  'labelled',
  'date',
  'datetime',
  'month',
  'year',
  'time',
  'week',
] as const

/** The codecs of lists. */
const LISTS = ['joined', 'json', 'one', 'regionCode', 'split'] as const

/** The codec of a value that is saved in another representation than the form's: `ui:options.wire`. */
export interface Wire {
  /**
   * The codec of each value: a number for a text, a list for a JSON text, a file's link or its name and link, a
   * date or time in `pattern`.
   */
  each?: (typeof EACH)[number]
  /** YYYY, MM, DD, HH, mm and ss for the parts of a date or time, or x for milliseconds since 1970. */
  pattern?: string
  /** The names of the two members of a labelled file; label and value by default. */
  label?: string
  value?: string
  /**
   * The codec of a list: joined into a text, as JSON, as its only item, as the last code of a region. `split` is
   * the inverse: the form has a text and the server a list.
   */
  as?: (typeof LISTS)[number]
  /** The separator of `join` and `split`; a comma by default. */
  separator?: string
}

/** Tells whether a definition's `wire` is valid. */
export const isWire = (value: unknown): value is Wire => {
  if (!isJsonObject(value)) return false
  const { each, as, ...texts } = value
  return (
    (each === undefined || (EACH as readonly unknown[]).includes(each)) &&
    (as === undefined || (LISTS as readonly unknown[]).includes(as)) &&
    Object.entries(texts).every(([name, text]) => TEXTS.has(name) && typeof text === 'string')
  )
}

const TEXTS = new Set(['pattern', 'label', 'value', 'separator'])
