import { itemOf, membersOf } from '../../form/all-fields.ts'
import type { Field, FormPlan } from '../../form/form-plan.ts'
import { declarationsOf } from '../values/check-form-data.ts'

/** The value that a condition, or a part of it, is about. */
export interface Subject {
  /** The name that a message calls it by. */
  name: string
  /** Its declarations, which may be several in different branches; none where nothing is known of it. */
  fields: readonly Field[]
  /** Its members, if they are known: a condition can read no others. */
  members?: ReadonlyMap<string, Subject> | undefined
  /** The items of a list, if they are known. */
  item?: Subject | undefined
  /** Tells whether it has a value wherever the condition is evaluated. */
  isCertain: boolean
}

/** A value that nothing is known of. */
export const unknownSubject = (name: string): Subject => ({ name, fields: [], isCertain: false })

/**
 * Returns a field of a form as the subject of conditions.
 * @param isSaved tells whether the form's values have passed its checks: then required fields have values
 */
export const subjectOf = (form: FormPlan, field: Field, isSaved: boolean): Subject => {
  let members: ReadonlyMap<string, Subject> | undefined
  const known = membersOf(field)
  const item = itemOf(field)
  return {
    name: field.title || field.name,
    fields: field.path.length === 0 ? [field] : declarationsOf(form, field),
    isCertain: isSaved && field.isRequired && field.conditions.length === 0,
    get members() {
      if (known.size === 0) return undefined
      return (members ??= new Map(
        [...known].map(([name, member]) => [name, subjectOf(form, member, isSaved)]),
      ))
    },
    get item() {
      return item && subjectOf(form, item, isSaved)
    },
  }
}

/** The types that a value can have; undefined where nothing is known. */
export const typesOf = ({ fields }: Subject): ReadonlySet<unknown> | undefined => {
  if (fields.length === 0) return undefined
  const types = fields.flatMap(({ schema, takesNull }) =>
    takesNull ? [schema.type, 'null'] : [schema.type],
  )
  return types.includes(undefined) ? undefined : new Set(types.flat())
}
