import { isEmptyValue } from '#engine/json/empty.ts'
import { isSameJson } from '#engine/json/same.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { reviewOf, type ReviewValue, type ReviewEntry } from './review-entries.ts'

/** The changes of a form's values since an earlier version of its data. */
export interface Changes {
  /** The earlier value by the key of the changed one: undefined where the field did not apply. */
  before: ReadonlyMap<string, ReviewValue | undefined>
  /** Values that no longer exist. */
  removed: readonly ReviewValue[]
}

/** Compares two versions of a form's data, value by value. */
export const changesOf = (form: FormPlan, earlier: unknown, now: unknown): Changes => {
  const old = new Map(flat(reviewOf(form, earlier)).map((value) => [value.key, value]))
  const values = flat(reviewOf(form, now))
  const keys = new Set(values.map(({ key }) => key))
  return {
    before: new Map(
      values
        .filter(({ key, value }) => !isSame(old.get(key)?.value, value))
        .map(({ key }) => [key, old.get(key)]),
    ),
    removed: [...old.values()].filter(({ key, value }) => !keys.has(key) && !isEmptyValue(value)),
  }
}

const flat = (entry: ReviewEntry): ReviewValue[] => {
  switch (entry.kind) {
    case 'value':
      return [entry]
    case 'table':
      return entry.rows.flat().filter((value) => value !== undefined)
    case 'section':
      return entry.entries.flatMap(flat)
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmptyValue(one) && isEmptyValue(other)) || isSameJson(one, other)
