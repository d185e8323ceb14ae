import { isEmptyValue } from '#engine/json/empty.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { reviewOf, type ReviewValue, type ReviewEntry } from './review-entries.ts'

/** What became of a form's answers since an earlier version of its data. */
export interface Changes {
  /** By an answer's key, what it was before: undefined where it was not asked for. */
  before: ReadonlyMap<string, ReviewValue | undefined>
  /** Answers that are not there any more. */
  removed: readonly ReviewValue[]
}

/** The differences between two versions of a form's data, answer by answer. */
export const changesOf = (form: FormPlan, earlier: unknown, now: unknown): Changes => {
  const old = new Map(flat(reviewOf(form, earlier)).map((answer) => [answer.key, answer]))
  const answers = flat(reviewOf(form, now))
  const keys = new Set(answers.map(({ key }) => key))
  return {
    before: new Map(
      answers
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
      return entry.rows.flat().filter((answer) => answer !== undefined)
    case 'section':
      return entry.entries.flatMap(flat)
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmptyValue(one) && isEmptyValue(other)) || JSON.stringify(one) === JSON.stringify(other)
