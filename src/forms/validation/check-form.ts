import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ErrorObject } from 'ajv'
import { atPointer, pointerTo, pointerTokens } from '#engine/json/pointer.ts'
import { withoutEmpty } from '#engine/json/empty.ts'
import { errorOfAlternatives } from './alternatives.ts'
import { keywordAt } from './keyword-at.ts'

/** One violated keyword of the schema, with its field. */
export interface Violation {
  /** The path from the root of the form's data to the field. */
  path: readonly string[]
  keyword: string
  /** The parameters of ajv's error: `limit`, `allowedValues`, `format`, … */
  params: Readonly<Record<string, unknown>>
  /** The value at the path; undefined where it is missing. */
  value?: unknown
  /** The schema of a keyword whose parameters say nothing. */
  declared?: unknown
}

const WORDED_BY_SCHEMA = new Set(['not', 'contains'])

/**
 * Validates the data of a form. Empty values count as missing.
 * @param isShown tells whether a field is rendered: of several branches, the rendered one is reported
 * @returns at most one violation per field, in the order of the schema
 * @throws the validator's error if the schema is invalid
 */
export const checkForm = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
  isShown: (path: readonly string[]) => boolean = () => true,
): Violation[] => {
  const filled = withoutEmpty(data) ?? {}
  const { errors = [], validationError } = validator.rawValidation<ErrorObject>(schema, filled)
  if (validationError) throw validationError
  const byPath = new Map<string, Violation>()
  for (const error of ofLikeliestBranches(errors, { schema, data: filled, isShown })) {
    const path = pathOf(error)
    const key = path.join('/')
    if (byPath.has(key)) continue
    const { keyword, params, schemaPath } = error
    const declared = WORDED_BY_SCHEMA.has(keyword) ? keywordAt(schema, schemaPath) : undefined
    const value = atPointer(data, pointerTo('', ...path))
    byPath.set(key, { path, keyword, params, value, declared })
  }
  return [...byPath.values()]
}

interface Checked {
  schema: RJSFSchema
  data: unknown
  isShown: (path: readonly string[]) => boolean
}

/** The keywords that a member's name or an item violates: the error of the name itself, or of the list, stays. */
const OF_A_PART = /(?<!\/properties)\/(?:propertyNames|contains)\//

/**
 * Reduces the errors of a oneOf or anyOf to one that names the alternatives; where one branch is meant, to those of the
 * most likely branch, and of these to the fields that are rendered. If none of them is rendered, no branch is selected yet,
 * and the error of the keyword itself stays.
 */
const ofLikeliestBranches = (
  errors: readonly ErrorObject[],
  { schema, data, isShown }: Checked,
): ErrorObject[] => {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  let kept = errors.filter(
    ({ keyword, schemaPath }) => keyword !== 'if' && !OF_A_PART.test(schemaPath),
  )
  for (const union of unions) {
    const branches = new Map<string, ErrorObject[]>()
    for (const error of kept) {
      // The rows of a list have the same schema.
      if (!`${error.instancePath}/`.startsWith(`${union.instancePath}/`)) continue
      if (!error.schemaPath.startsWith(`${union.schemaPath}/`)) continue
      const [branch = ''] = error.schemaPath.slice(union.schemaPath.length + 1).split('/')
      branches.set(branch, [...(branches.get(branch) ?? []), error])
    }
    const alternatives = errorOfAlternatives({
      error: union,
      branches,
      root: schema,
      data,
      isShown: (name) => isShown([...pathOf(union), name]),
    })
    if (alternatives) {
      const replaced = new Set([union, ...[...branches.values()].flat()])
      kept = [...kept.filter((error) => !replaced.has(error)), alternatives]
      continue
    }
    if (branches.size === 0) continue
    const depth = pathOf(union).length
    /** Tells whether a field of the error's path below the union is rendered; for the union itself, whether it is. */
    const isOnPage = (error: ErrorObject): boolean => {
      const path = pathOf(error)
      if (path.length <= depth) return isShown(path)
      return path.some((_, index) => index >= depth && isShown(path.slice(0, index + 1)))
    }
    const distance = (branch: readonly ErrorObject[]): number =>
      branch.length +
      // A branch whose discriminator differs, or that asks for another kind of value, is the least likely of those rendered.
      (branch.some(({ keyword }) => keyword === 'const' || keyword === 'enum') ||
      branch.some((error) => error.keyword === 'type' && pathOf(error).length === depth)
        ? 1000
        : 0) +
      (branch.some(isOnPage) ? 0 : 10_000)
    const [meant = []] = [...branches.values()].toSorted(
      (one, other) => distance(one) - distance(other),
    )
    const told = meant.filter(isOnPage)
    const dropped = new Set([...branches.values()].flat().filter((error) => !told.includes(error)))
    kept = kept.filter((error) => !dropped.has(error) && (error !== union || told.length === 0))
  }
  return kept
}

/** Returns the path of the field that an error is about. */
const pathOf = ({ params, instancePath }: ErrorObject): string[] => {
  const { missingProperty, propertyName, additionalProperty } = params as Record<
    string,
    string | undefined
  >
  const path = pointerTokens(instancePath)
  const member = missingProperty ?? propertyName ?? additionalProperty
  return member === undefined ? path : [...path, member]
}
