import { applicableValues } from '../form/applicability.ts'
import { membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { isEmptyValue } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import { isSameJson } from '../json/same.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { shownSteps, type Collected } from '../process/steps.ts'

/** A value that the customer has given, with the field that asked for it. */
export interface GivenValue {
  /** The titles of the step and, where it has several, of the form. */
  place: readonly string[]
  title: string
  /** Undefined for the result of a fixed page. */
  field: Field | undefined
  value: unknown
}

/**
 * Returns the values of the forms and pages that a flow shows, by a key of entry and path. The values of skipped steps
 * and of hidden or undeclared fields are not among them; a list is one value.
 */
export const givenValues = (
  plan: ProcessPlan,
  collected: Collected,
  saved: ReadonlySet<string>,
): ReadonlyMap<string, GivenValue> => {
  const found = new Map<string, GivenValue>()
  for (const step of shownSteps(plan, collected)) {
    const { page, forms, title } = step
    if (page.kind === 'fixed' && saved.has(page.entryId))
      found.set(page.entryId, { place: [title], title, field: undefined, value: true })
    for (const form of forms) {
      if (!saved.has(form.id)) continue
      const { kept } = applicableValues(form.plan, collected.data[form.id])
      const place = forms.length > 1 ? [title, form.name] : [title]
      addValues(found, { place, key: form.id }, form.plan.root, kept)
    }
  }
  return found
}

const addValues = (
  found: Map<string, GivenValue>,
  { place, key }: { place: readonly string[]; key: string },
  field: Field,
  value: unknown,
): void => {
  const members = membersOf(field)
  if (!isJsonObject(value) || members.size === 0) {
    if (!isEmptyValue(value)) found.set(key, { place, title: field.title, field, value })
    return
  }
  for (const [name, member] of members)
    addValues(
      found,
      { place, key: pointerTo(key, name) },
      member,
      declaredPart(member, value[name]),
    )
}

/** Returns a list without the members of its items that they do not declare: those of a removed column are not among the given values. */
const declaredPart = (field: Field, value: unknown): unknown => {
  const members = field.item && membersOf(field.item)
  if (!Array.isArray(value) || !members || members.size === 0) return value
  return value.map((row: unknown) =>
    isJsonObject(row)
      ? Object.fromEntries(Object.entries(row).filter(([name]) => members.has(name)))
      : row,
  )
}

/** Returns the values that another version has no place for, whole or in part. */
export const lostValues = (
  before: ReadonlyMap<string, GivenValue>,
  after: ReadonlyMap<string, GivenValue>,
): GivenValue[] =>
  [...before].flatMap(([key, given]) => {
    const kept = after.get(key)
    return kept && isSameJson(kept.value, given.value) ? [] : [given]
  })
