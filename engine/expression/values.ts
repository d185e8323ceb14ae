import { itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { isEmptyValue } from '../json/empty.ts'
import { formatNamed } from '../formats/formats.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { decimalOf, isDecimal, type Decimal } from './decimal.ts'
import { ITEM, type Path } from '../json/path-values.ts'

/** Makes answers what expressions work with: numbers are decimals, what is empty is not there. */
export interface Reader {
  /** The same object gives the same value again. @returns undefined for what nobody has answered */
  read(answer: unknown): unknown
  member(name: string): Reader
  item(): Reader
}

/** Places behind the point of the texts that are numbers. */
const PLACES: Readonly<Record<string, number>> = { money: 2, percent: 4 }

const isNumeric = ({ type, format }: JsonSchema): boolean =>
  type === 'number' || type === 'integer' || isAmount({ type, format })

/** Whether a schema's texts are numbers. */
export const isAmount = ({ type, format }: JsonSchema): boolean =>
  type === 'string' && typeof format === 'string' && Object.hasOwn(PLACES, format)

/** The reader of a field's values; without a field, of values that nothing is known of. */
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

  const readObject = (answer: Record<string, unknown>): unknown => {
    const value = Object.create(null) as Record<string, unknown>
    for (const [name, found] of members)
      if (found.schema.type === 'array') value[name] = member(name).read(undefined)
    for (const name of Object.keys(answer)) {
      if (name in Object.prototype) continue
      const read = member(name).read(answer[name])
      if (read !== undefined) value[name] = read
    }
    return value
  }

  return {
    member,
    item,
    read: (answer) => {
      if (schema.type === 'array' && !Array.isArray(answer)) return []
      if (typeof answer !== 'object' || answer === null) return readSingle(schema, answer)
      if (!known.has(answer))
        known.set(
          answer,
          Array.isArray(answer)
            ? answer.map((one) => item().read(one)).filter((value) => value !== undefined)
            : readObject(answer as Record<string, unknown>),
        )
      return known.get(answer)
    },
  }
}

const readSingle = (schema: JsonSchema, answer: unknown): unknown => {
  if (isEmptyValue(answer)) return undefined
  if (isNumeric(schema) || typeof answer === 'number') return decimalOf(answer)
  return typeof answer === 'string' || typeof answer === 'boolean' ? answer : undefined
}

/** What a field stores of what its expression came to; undefined where it is nothing that the field can hold. */
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
  return (format === 'percent' ? decimal.round(PLACES.percent) : decimal).toFixed()
}

const safeInteger = (decimal: Decimal): number | undefined => {
  const whole = Number(decimal.round(0))
  return Number.isSafeInteger(whole) ? whole : undefined
}

/** Whether two stored values are the same answer. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isEmptyValue(one) && isEmptyValue(other))

/** The members of an answer that is an object. */
export const objectOf = (value: unknown): Record<string, unknown> =>
  isJsonObject(value) ? value : {}

/** The reader of what a path leads to. */
export const readerAt = (reader: Reader, path: Path): Reader =>
  path.reduce((at, token) => (token === ITEM ? at.item() : at.member(token)), reader)
