import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ErrorObject } from 'ajv'
import { pointerTokens } from '#engine/json/pointer.ts'
import { withoutEmpty } from '#engine/json/empty.ts'

/** One thing that is wrong, and where. */
export interface Violation {
  /** From the root of the form's data to the field. */
  path: readonly string[]
  keyword: string
  /** As ajv has them: `limit`, `allowedValues`, `format`, … */
  params: Readonly<Record<string, unknown>>
}

/**
 * What is wrong with the data, one violation a field, in the order of the schema. Empty answers count as missing.
 * @param keepsList whether an empty list is an answer there, that has too few items at most
 * @param isShown whether there is a field: of several branches the one that is on the page was meant
 */
export const checkForm = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
  keepsList?: (path: readonly (string | number)[]) => boolean,
  isShown: (path: readonly string[]) => boolean = () => true,
): Violation[] => {
  const { errors = [], validationError } = validator.rawValidation<ErrorObject>(
    schema,
    withoutEmpty(data, keepsList) ?? {},
  )
  if (validationError) throw validationError
  const byPath = new Map<string, Violation>()
  for (const error of ofLikeliestBranches(errors, isShown)) {
    const path = pathOf(error)
    const key = path.join('/')
    if (!byPath.has(key)) byPath.set(key, { path, keyword: error.keyword, params: error.params })
  }
  return [...byPath.values()]
}

/**
 * Where no branch of oneOf or anyOf holds, every branch complains; only the one that was meant says something useful,
 * and of that only what is on the page. Where none of it is, no branch has been chosen yet.
 */
const ofLikeliestBranches = (
  errors: readonly ErrorObject[],
  isShown: (path: readonly string[]) => boolean,
): ErrorObject[] => {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  let kept = errors.filter(({ keyword }) => keyword !== 'if')
  for (const union of unions) {
    const branches = new Map<string, ErrorObject[]>()
    for (const error of kept) {
      if (!error.schemaPath.startsWith(`${union.schemaPath}/`)) continue
      const [branch = ''] = error.schemaPath.slice(union.schemaPath.length + 1).split('/')
      branches.set(branch, [...(branches.get(branch) ?? []), error])
    }
    if (branches.size === 0) continue
    const depth = pathOf(union).length
    /** Of what is composed the nearest field round it counts, but not the choice itself. */
    const isOnPage = (error: ErrorObject): boolean => {
      const path = pathOf(error)
      if (path.length <= depth) return isShown(path)
      return path.some((_, index) => index >= depth && isShown(path.slice(0, index + 1)))
    }
    const distance = (branch: readonly ErrorObject[]): number =>
      branch.length +
      // A branch whose discriminator differs was not meant at all.
      (branch.some(({ keyword }) => keyword === 'const' || keyword === 'enum') ? 1000 : 0) +
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

/** The field that an error is about. */
const pathOf = ({ params, instancePath }: ErrorObject): string[] => {
  const { missingProperty } = params as { missingProperty?: string }
  const path = pointerTokens(instancePath)
  return missingProperty === undefined ? path : [...path, missingProperty]
}
