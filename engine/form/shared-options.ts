import type { JsonSchema } from '../language/json-schema.ts'
import type { Field } from './form-plan.ts'
import { listsOf, withSharedOptions } from './option-sets.ts'

/** Leaves those options in each declaration of a field that the declarations which apply whenever it does have as well. */
export const shareOptions = (declared: readonly Field[]): void => {
  const shared = declared.map((field) =>
    listsOf(field.schema).length === 0
      ? field.schema
      : withSharedOptions(field.schema, schemasAround(field, declared)),
  )
  shared.forEach((schema, index) => {
    if (schema) Object.assign(declared[index] as Field, { schema })
  })
}

/** Returns the schemas of the declarations of a field that apply whenever one of them does, itself among them. */
export const schemasAround = (
  { conditions }: Field,
  declared: readonly Field[],
): readonly JsonSchema[] =>
  declared
    .filter((other) => other.conditions.every((condition, at) => condition === conditions[at]))
    .map(({ schema }) => schema)
