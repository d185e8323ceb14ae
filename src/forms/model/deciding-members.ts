import { membersOf } from '#engine/form/all-fields.ts'
import type { FormPlan, Part } from '#engine/form/form-plan.ts'

/** The members of a form that its conditions read: their values decide which members the form has. */
export const decidingMembers = ({ root }: FormPlan): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = ({ condition, shape }: Part): void => {
    // A condition that counts the values depends on each of them.
    const read = condition && (condition.reads ?? membersOf(root).keys())
    for (const name of read ?? []) names.add(name)
    shape.parts.forEach(visit)
  }
  root.parts.forEach(visit)
  return names
}
