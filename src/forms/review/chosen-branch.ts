import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils'
import { isEmptyValue } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { areSelectableBranches } from '#engine/form/rendered-schema.ts'
import { remainingPart, isDecidedOutside, takenBranch } from '../model/branches.ts'

/** Merges a schema with the branch that the data matches. @returns it with the branch's name; undefined without branches */
export const chosenBranch = (
  utils: SchemaUtilsType<unknown, RJSFSchema>,
  schema: RJSFSchema,
  value: unknown,
): { schema: RJSFSchema; title?: string | undefined } => {
  const { oneOf, anyOf, ...base } = schema
  const all = [oneOf, anyOf].find(areSelectableBranches)
  if (!all || hasNoValue(value)) return { schema }
  const shapes = all.filter(isJsonObject).map((shape) => utils.retrieveSchema(shape, value))
  const place = takenBranch(utils, shapes, value, base)
  if (place === 0) return { schema: base }
  const shape = remainingPart(shapes, place, value)
  return {
    schema: {
      ...base,
      ...shape,
      title: base.title,
      properties: { ...shape.properties, ...base.properties },
    },
    ...(!isDecidedOutside(base, shapes) && { title: shape.title ?? `选项 ${place}` }),
  }
}

const hasNoValue = (value: unknown): boolean =>
  isEmptyValue(value) || (isJsonObject(value) && Object.values(value).every(hasNoValue))
