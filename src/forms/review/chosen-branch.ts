import { getUiOptions, type RJSFSchema, type SchemaUtilsType, type UiSchema } from '@rjsf/utils'
import { isEmptyValue } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { areSelectableBranches } from '#engine/form/rendered-schema.ts'
import { remainingPart, isDecidedOutside, takenBranch } from '../model/branches.ts'

/** Merges a schema with the branch that the data matches. @returns it with the branch's name; undefined without branches */
export const chosenBranch = (
  utils: SchemaUtilsType<unknown, RJSFSchema>,
  schema: RJSFSchema,
  value: unknown,
  ui: UiSchema = {},
): { schema: RJSFSchema; title?: string | undefined } => {
  const { oneOf, anyOf, ...base } = schema
  const all = [oneOf, anyOf].find(areSelectableBranches)
  if (!all || hasNoValue(value)) return { schema }
  const branches = all.filter(isJsonObject).map((branch) => utils.retrieveSchema(branch, value))
  const place = takenBranch(utils, branches, value, base)
  if (place === 0) return { schema: base }
  const branch = remainingPart(branches, place, value)
  const own: unknown = ui[oneOf ? 'oneOf' : 'anyOf']
  const { title } = getUiOptions(Array.isArray(own) ? (own[place - 1] as UiSchema) : {})
  return {
    schema: {
      ...base,
      ...branch,
      title: base.title,
      properties: { ...branch.properties, ...base.properties },
    },
    ...(!isDecidedOutside(base, branches) && { title: title ?? branch.title ?? `选项 ${place}` }),
  }
}

const hasNoValue = (value: unknown): boolean =>
  isEmptyValue(value) || (isJsonObject(value) && Object.values(value).every(hasNoValue))
