import { membersOf } from '#engine/form/all-fields.ts'
import type { FormPlan, Part } from '#engine/form/form-plan.ts'

/**
 * The members of a form that its conditions read, and those with an official record, whose differences a condition may
 * read: their values decide which members the form has.
 */
export const decidingMembers = ({ root, fields }: FormPlan): ReadonlySet<string> => {
  const names = new Set(
    fields.flatMap(({ isOfficial, path }) => (isOfficial ? [String(path[0])] : [])),
  )
  const visit = ({ condition, shape }: Part): void => {
    // A condition that counts the values depends on each of them.
    const read = condition && (condition.reads ?? membersOf(root).keys())
    for (const name of read ?? []) names.add(name)
    shape.parts.forEach(visit)
  }
  root.parts.forEach(visit)
  return names
}
