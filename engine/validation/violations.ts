import { withoutEmpty } from '../json/empty.ts'
import { pointerTokens } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { Validator } from './interpreter.ts'

/** A keyword of a schema that a value violates. */
export interface Violation {
  keyword: string
  /** JSON pointer into the value; for `required`, to the missing member. */
  at: string
  /** JSON pointer into the schema. */
  pointer: string
}

/** Returns the keywords that a form's data violates, as `isFilledIn` checks it; empty where it is filled in. */
export const violationsOf = (schema: JsonSchema, data: unknown): Violation[] => {
  const validator = new Validator(structuredClone(schema), '2019-09', false)
  const value = JSON.parse(JSON.stringify(withoutEmpty(data) ?? {})) as unknown
  return validator
    .validate(value)
    .errors.filter(({ keyword }) => !COMBINING.includes(keyword))
    .map(({ keyword, instanceLocation, keywordLocation, error }) => {
      const missing = keyword === 'required' ? /"([^"]*)"/.exec(error)?.[1] : undefined
      const at = instanceLocation.slice(1)
      return {
        keyword,
        at: missing === undefined ? at : `${at}/${missing}`,
        pointer: keywordLocation.slice(1),
      }
    })
    .toSorted((one, other) => pointerTokens(one.at).length - pointerTokens(other.at).length)
}

/** The keywords that only tell that a schema within them is violated. */
const COMBINING = ['properties', 'items', 'allOf', 'then', 'else', 'if', '$ref', 'dependencies']
