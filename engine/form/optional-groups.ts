import { isJsonObject } from '../json/object.ts'
import { withoutEmpty } from '../json/empty.ts'
import { atPointer } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { OPTIONAL_TYPES } from '../language/words.ts'
import { membersOf } from './all-fields.ts'
import type { Field } from './form-plan.ts'

/*
 * Groups that a customer adds to a form, and takes out again (decision 206). A group is absent where nothing of it is filled in, also
 * where an object of empty values is left of it, and then it demands nothing.
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

/** Tells whether nothing of a group is filled in. */
export const isAbsent = (group: unknown): boolean => !hasContent(withoutEmpty(group))

const hasContent = (value: unknown): boolean =>
  isJsonObject(value) ? Object.values(value).some(hasContent) : value !== undefined

/** Returns the schema that a form's values satisfy: an optional group has to once something of it is filled in. */
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
