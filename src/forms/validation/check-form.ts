import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ErrorObject } from 'ajv'
import { pointerTokens } from '#schemas/process/json-schema.ts'
import { withoutEmpty } from '#schemas/process/answers.ts'

/** One thing that is wrong, and where. */
export interface Finding {
  /** From the root of the form's data to the field. */
  path: readonly string[]
  keyword: string
  /** As ajv has them: `limit`, `allowedValues`, `format`, … */
  params: Readonly<Record<string, unknown>>
}

/**
 * What is wrong with the data, one finding a field, in the order of the schema. Empty answers count as missing.
 * @param keepsList whether an empty list is an answer there, that has too few items at most
 */
export const checkForm = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
  keepsList?: (path: readonly (string | number)[]) => boolean,
): Finding[] => {
  const { errors = [], validationError } = validator.rawValidation<ErrorObject>(
    schema,
    withoutEmpty(data, keepsList) ?? {},
  )
  if (validationError) throw validationError
  const byPath = new Map<string, Finding>()
  for (const error of ofLikeliestBranches(errors)) {
    const { missingProperty } = error.params as { missingProperty?: string }
    const path = pointerTokens(error.instancePath)
    if (missingProperty !== undefined) path.push(missingProperty)
    const key = path.join('/')
    if (!byPath.has(key)) byPath.set(key, { path, keyword: error.keyword, params: error.params })
  }
  return [...byPath.values()]
}

/** Where no branch of oneOf or anyOf holds, every branch complains; only the one that was meant says something useful. */
const ofLikeliestBranches = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  let kept = errors.filter(({ keyword }) => keyword !== 'if')
  for (const choice of choices) {
    const branches = new Map<string, ErrorObject[]>()
    for (const error of kept) {
      if (!error.schemaPath.startsWith(`${choice.schemaPath}/`)) continue
      const [branch = ''] = error.schemaPath.slice(choice.schemaPath.length + 1).split('/')
      branches.set(branch, [...(branches.get(branch) ?? []), error])
    }
    if (branches.size === 0) continue
    const meant = [...branches.values()].toSorted(
      (one, other) => distance(one) - distance(other),
    )[0]
    const dropped = new Set(
      [...branches.values()].flat().filter((error) => !meant?.includes(error)),
    )
    kept = kept.filter((error) => error !== choice && !dropped.has(error))
  }
  return kept
}

/** A branch whose discriminator differs was not meant at all. */
const distance = (errors: readonly ErrorObject[]): number =>
  errors.length +
  (errors.some(({ keyword }) => keyword === 'const' || keyword === 'enum') ? 1000 : 0)
