import type { createSchemaUtils, RJSFSchema } from '@rjsf/utils'
import { isEmptyAnswer } from '#schemas/process/answers.ts'
import { isJsonObject } from '#schemas/process/json-schema.ts'

type SchemaUtils = ReturnType<typeof createSchemaUtils>

/** A schema with the branch that the data has taken, and that branch's name; undefined where there is no choice. */
export const chosenBranch = (
  utils: SchemaUtils,
  schema: RJSFSchema,
  value: unknown,
): { schema: RJSFSchema; title?: string | undefined } => {
  const branches = [schema.oneOf, schema.anyOf]
    .find((list) => Array.isArray(list) && list.some(isShape))
    ?.filter(isJsonObject)
  if (!branches || isUnanswered(value)) return { schema }
  const shapes = branches.map((branch) => utils.retrieveSchema(branch as RJSFSchema, value))
  const index = utils.getClosestMatchingOption(value, shapes, 0)
  const shape = shapes[index]
  if (!shape) return { schema }
  const { oneOf: _one, anyOf: _any, ...base } = schema
  return {
    schema: {
      ...base,
      ...shape,
      title: base.title,
      properties: { ...base.properties, ...shape.properties },
    },
    title: shape.title ?? `选项 ${index + 1}`,
  }
}

/** A choice of constants is one answer; a choice of shapes has answers of its own. */
const isShape = (branch: unknown): boolean =>
  isJsonObject(branch) && !('const' in branch) && !('enum' in branch)

const isUnanswered = (value: unknown): boolean =>
  isEmptyAnswer(value) || (isJsonObject(value) && Object.values(value).every(isUnanswered))
