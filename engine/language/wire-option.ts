import { isJsonObject } from '../json/object.ts'

/** How single values are written; a moment in `pattern`. */
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

/** How lists are written. */
const LISTS = ['joined', 'json', 'one', 'regionCode', 'split'] as const

/** How an answer is saved where that is not how the form holds it: `ui:options.wire`. */
export interface Wire {
  /** How each value is written: a number for a text, a list for a JSON text, a file's link or its name and link, a moment in `pattern`. */
  each?: (typeof EACH)[number]
  /** YYYY, MM, DD, HH, mm and ss for the parts of a moment, or x for milliseconds since 1970. */
  pattern?: string
  /** What the two members of a labelled file are called: label and value unless said otherwise. */
  label?: string
  value?: string
  /**
   * How a list is written: joined into a text, as JSON, as its only item, as the last code of a region. `split` is
   * the other way about: the form has a text and the wire a list.
   */
  as?: (typeof LISTS)[number]
  /** Between what is joined or split: a comma unless said otherwise. */
  separator?: string
}

/** Whether a definition's `wire` is one. */
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
