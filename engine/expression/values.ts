import { itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { isEmptyValue } from '../json/empty.ts'
import { formatNamed } from '../formats/formats.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { decimalOf, isDecimal, type Decimal } from './decimal.ts'
import { ITEM, type Path } from '../json/path-values.ts'

/** Converts form values to values of expressions: numbers to decimals, empty values to missing ones. */
export interface Reader {
  /** Converts a value; the same object gives the same result again. @returns undefined for an empty value */
  read(value: unknown): unknown
  member(name: string): Reader
  item(): Reader
}

/** Decimal places of the texts that are numbers. */
const PLACES: Readonly<Record<string, number>> = { money: 2, percent: 4, quantity: 3 }

const isNumeric = ({ type, format }: JsonSchema): boolean =>
  type === 'number' || type === 'integer' || isAmount({ type, format })

/** Tells whether a schema's texts are numbers. */
export const isAmount = ({ type, format }: JsonSchema): boolean =>
  type === 'string' && typeof format === 'string' && Object.hasOwn(PLACES, format)

/** Creates the reader of a field's values; without a field, of values of unknown type. */
export const createReader = (field: Field | undefined): Reader => {
  const schema = field?.schema ?? {}
  const members: ReadonlyMap<string, Field> = field ? membersOf(field) : new Map()
  const known = new WeakMap<object, unknown>()
  const readers = new Map<string, Reader>()
  let items: Reader | undefined

  const member = (name: string): Reader => {
    const reader = readers.get(name) ?? createReader(members.get(name))
    readers.set(name, reader)
    return reader
  }
  const item = (): Reader => (items ??= createReader(field && itemOf(field)))

  const readObject = (object: Record<string, unknown>): unknown => {
    const value = Object.create(null) as Record<string, unknown>
    for (const [name, found] of members)
      if (found.schema.type === 'array') value[name] = member(name).read(undefined)
    for (const name of Object.keys(object)) {
      if (name in Object.prototype) continue
      const read = member(name).read(object[name])
      if (read !== undefined) value[name] = read
    }
    return value
  }

  return {
    member,
    item,
    read: (value) => {
      if (schema.type === 'array' && !Array.isArray(value)) return []
      if (typeof value !== 'object' || value === null) return readSingle(schema, value)
      if (!known.has(value))
        known.set(
          value,
          Array.isArray(value)
            ? value.map((one) => item().read(one)).filter((one) => one !== undefined)
            : readObject(value as Record<string, unknown>),
        )
      return known.get(value)
    },
  }
}

const readSingle = (schema: JsonSchema, value: unknown): unknown => {
  if (isEmptyValue(value)) return undefined
  if (isNumeric(schema) || typeof value === 'number') return decimalOf(value)
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

/**
 * Converts the result of an expression to the value that the field stores; undefined where the field cannot hold
 * it.
 */
export const storedValue = (schema: JsonSchema, value: unknown): unknown => {
  const { type, format } = schema
  const decimal = typeof value === 'bigint' || isDecimal(value) ? decimalOf(value) : undefined
  if (type === 'number') return decimal && Number(decimal)
  if (type === 'integer') return decimal && safeInteger(decimal)
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (type !== 'string') return undefined
  const text = decimal ? decimalText(decimal, format) : value
  if (typeof text !== 'string' || isEmptyValue(text)) return undefined
  return (formatNamed(format)?.validate(text) ?? true) ? text : undefined
}

const decimalText = (decimal: Decimal, format: unknown): string => {
  if (format === 'money') return decimal.toFixed(PLACES.money)
  const places = typeof format === 'string' ? PLACES[format] : undefined
  return (places === undefined ? decimal : decimal.round(places)).toFixed()
}

const safeInteger = (decimal: Decimal): number | undefined => {
  const whole = Number(decimal.round(0))
  return Number.isSafeInteger(whole) ? whole : undefined
}

/** Tells whether two stored values are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isEmptyValue(one) && isEmptyValue(other))

/** Returns the members of a value that is an object. */
export const objectOf = (value: unknown): Record<string, unknown> =>
  isJsonObject(value) ? value : {}

/** Returns the reader of the values at a path. */
export const readerAt = (reader: Reader, path: Path): Reader =>
  path.reduce((at, token) => (token === ITEM ? at.item() : at.member(token)), reader)
