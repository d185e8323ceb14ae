import { isJsonObject } from '../json/object.ts'
import { withoutEmpty } from '../json/empty.ts'
import { isWithin, type Path } from '../json/path-values.ts'
import { atPointer } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { OPTIONAL_TYPES } from '../language/words.ts'
import { membersOf } from './all-fields.ts'
import type { Field, FormPlan } from './form-plan.ts'

/*
 * Groups that a customer adds to a form, and takes out again, and groups that may be null (decision 206). Such a group is absent where
 * nothing of it is filled in, also where an object of empty values is left of it, and then it demands nothing.
 */

/** Tells whether a customer adds a group: its object does not require it, and its uiSchema asks for that as rjsf's does. */
export const isOptionalGroup = ({ name, isRequired, schema, options }: Field): boolean => {
  const types = options[OPTIONAL_TYPES]
  return (
    name !== '' &&
    !isRequired &&
    schema.type === 'object' &&
    Array.isArray(types) &&
    types.includes('object')
  )
}

/** Tells whether a group may be null: it is null until something of it is filled in. */
const isNullableGroup = ({ path, schema, takesNull }: Field): boolean =>
  path.length > 0 && takesNull && schema.type === 'object'

/** The paths of the groups that defaults of their members don't begin: those that may be null and have no default as a whole. */
export const nullableGroups = ({ root, fields }: FormPlan): readonly Path[] => {
  const begun = [root, ...fields].filter(({ schema }) => schema.default !== undefined)
  return fields
    .filter((field) => field.name !== '' && isNullableGroup(field))
    .map(({ path }) => path)
    .filter((path) => !begun.some((field) => isWithin(path, field.path)))
}

/** Tells whether a group demands nothing as long as nothing of it is filled in. */
export const mayBeAbsent = (field: Field): boolean =>
  isOptionalGroup(field) || isNullableGroup(field)

/** Tells whether nothing of a group is filled in. */
export const isAbsent = (group: unknown): boolean => !hasContent(withoutEmpty(group))

const hasContent = (value: unknown): boolean =>
  isJsonObject(value) ? Object.values(value).some(hasContent) : value !== undefined

/** Returns the schema that a form's values satisfy: a group that may be absent has to once something of it is filled in. */
export const withOptionalGroups = (schema: JsonSchema, groups: readonly Field[]): JsonSchema => {
  if (groups.length === 0) return schema
  const whole = structuredClone(schema)
  // A group is listed before those in it.
  for (const group of groups.toReversed()) {
    const declared = atPointer(whole, group.pointer)
    if (!isJsonObject(declared)) continue
    const demanded = { ...declared }
    for (const keyword of Object.keys(declared)) delete declared[keyword]
    Object.assign(declared, { if: filledIn(group), then: demanded })
  }
  return whole
}

/** The schema of a group of which something is filled in; a group in it may be as empty. */
const filledIn = (group: Field): JsonSchema => {
  const members = [...membersOf(group).values()]
  if (members.length === 0) return { minProperties: 1 }
  return {
    anyOf: members.map((member) => ({
      required: [member.name],
      ...(membersOf(member).size > 0 && { properties: { [member.name]: filledIn(member) } }),
    })),
  }
}
