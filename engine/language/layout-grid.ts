import { isForbiddenName } from '../json/forbidden-name.ts'
import { isJsonObject } from '../json/object.ts'

/** The parts of a grid: a row, a column, a column for each child, and parts that a value shows. */
const PARTS = ['ui:row', 'ui:col', 'ui:columns', 'ui:condition'] as const

/** The measures of rows and columns, in parts of 24 or in pixels; the rest of a page's design is the portal's. */
const MEASURES = new Set('span offset order push pull gutter xs sm md lg xl xxl'.split(' '))

/**
 * Reads the grid of rjsf's `ui:layoutGrid`: rows and columns of fields, which are named by their dotted paths. Measures
 * that are no numbers are left out, and so are the options that a grid gives to a field: they stand at the field.
 *
 * @returns undefined for what is no grid
 */
export const layoutGridOf = (value: unknown): object | undefined => {
  const part = partOf(value)
  return typeof part === 'object' ? part : undefined
}

const partOf = (value: unknown): object | string | undefined => {
  if (typeof value === 'string') return isFieldPath(value) ? value : undefined
  if (!isJsonObject(value)) return undefined
  if (value['name'] !== undefined) return partOf(value['name'])
  const kind = PARTS.find((name) => Object.hasOwn(value, name))
  if (kind === undefined) return undefined
  const content = value[kind]
  const given = isJsonObject(content) ? content : { children: content }
  if (!Array.isArray(given['children'])) return undefined
  const children = given['children'].map(partOf).filter((child) => child !== undefined)
  const own = kind === 'ui:condition' ? conditionOf(given) : measuresOf(given)
  return own && { [kind]: { ...own, children } }
}

const isFieldPath = (path: string): boolean =>
  path.split('.').every((name) => name !== '' && !isForbiddenName(name))

const measuresOf = (given: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => MEASURES.has(name) && typeof value === 'number',
    ),
  )

const conditionOf = ({ field, operator, value }: Readonly<Record<string, unknown>>) =>
  typeof field === 'string' && isFieldPath(field) ? { field, operator, value } : undefined
