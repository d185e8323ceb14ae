import { isJsonObject } from '../../json/object.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { holds } from '../../validation/condition.ts'
import { optionsOf } from '../values/broken-keyword.ts'
import { typesOf, unknownSubject, type Subject } from './subject.ts'

/** The values that a condition tells apart at one place. */
interface Tested {
  members: Map<string, Tested>
  constants: unknown[]
  numbers: number[]
  lengths: number[]
}

/** Thrown where the outcomes can't be found by trying: nothing is said of the condition then. */
class TooMany extends Error {}

/** Maximum number of values to try. */
const MOST_TRIED = 3000

/**
 * Tells whether a condition has one outcome for every value that its subject can have; undefined where both outcomes
 * are possible, or where there are too many values to know.
 */
export const onlyOutcome = (
  condition: JsonSchema,
  subject: Subject,
  evaluated = condition,
): boolean | undefined => {
  try {
    const outcomes = new Set<boolean>()
    for (const value of valuesOf(testedBy(condition), subject)) {
      outcomes.add(holds(evaluated, value))
      if (outcomes.size === 2) return undefined
    }
    const [only] = outcomes
    return only
  } catch {
    return undefined
  }
}

const ABOUT_SAME = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const LENGTHS = ['minLength', 'maxLength']
const ALLOWED = new Set([
  ...ABOUT_SAME,
  ...NUMBERS,
  ...LENGTHS,
  'properties',
  'required',
  'const',
  'enum',
  'type',
  'title',
  'description',
  '$comment',
])

const testedBy = (condition: unknown, into: Tested = nothing()): Tested => {
  if (Array.isArray(condition)) condition.forEach((part) => testedBy(part, into))
  if (!isJsonObject(condition)) return into
  for (const [keyword, value] of Object.entries(condition)) {
    if (!ALLOWED.has(keyword)) throw new TooMany()
    if (ABOUT_SAME.includes(keyword)) testedBy(value, into)
    else if (NUMBERS.includes(keyword)) into.numbers.push(Number(value))
    else if (LENGTHS.includes(keyword)) into.lengths.push(Number(value))
    else if (keyword === 'const' || keyword === 'enum')
      for (const one of keyword === 'const' ? [value] : (value as unknown[])) {
        if (typeof one === 'object' && one !== null) throw new TooMany()
        into.constants.push(one)
      }
    else if (keyword === 'required') for (const name of value as string[]) memberOf(into, name)
    else if (keyword === 'properties')
      for (const [name, part] of Object.entries(value as JsonSchema))
        testedBy(part, memberOf(into, name))
  }
  return into
}

const nothing = (): Tested => ({ members: new Map(), constants: [], numbers: [], lengths: [] })

const memberOf = ({ members }: Tested, name: string): Tested => {
  const member = members.get(name) ?? nothing()
  members.set(name, member)
  return member
}

/** One value for each way in which the tests can come out. */
const valuesOf = (tested: Tested, subject: Subject): unknown[] => {
  if (tested.members.size > 0) return objectsOf(tested, subject)
  const [first] = subject.fields
  const options = subject.fields.map(({ schema }) => optionsOf(schema))
  if (first && !options.includes(undefined)) return [...new Set(options.flat())]
  const types = typesOf(subject) ?? new Set(['string', 'number', 'boolean', 'null', 'object'])
  return [...types].flatMap((type) => valuesOfType(type, tested))
}

const OTHER = '\ufffd'

const valuesOfType = (type: unknown, { constants, numbers, lengths }: Tested): unknown[] => {
  switch (type) {
    case 'boolean':
      return [true, false]
    case 'null':
      return [null]
    case 'string': {
      const texts = constants.filter((value) => typeof value === 'string')
      const long = lengths.flatMap((length) => [length - 1, length, length + 1])
      return [
        ...texts,
        OTHER,
        ...long.filter((length) => length > 0).map((length) => OTHER.repeat(length)),
      ]
    }
    case 'number':
    case 'integer': {
      const known = [...numbers, ...constants.filter((value) => typeof value === 'number')]
      const step = type === 'number' ? 0.5 : 1
      return [0, ...known.flatMap((value) => [value - step, value, value + step])]
    }
    case 'object':
      return [{}]
    default:
      throw new TooMany()
  }
}

const objectsOf = ({ members }: Tested, subject: Subject): unknown[] => {
  let objects: Record<string, unknown>[] = [{}]
  for (const [name, tested] of members) {
    const member = subject.members?.get(name) ?? unknownSubject(name)
    const values = valuesOf(tested, member)
    objects = objects.flatMap((object) => [
      ...(member.isCertain ? [] : [object]),
      ...values.map((value) => ({ ...object, [name]: value })),
    ])
    if (objects.length > MOST_TRIED) throw new TooMany()
  }
  return objects
}
