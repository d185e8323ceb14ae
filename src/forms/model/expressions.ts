import { expressionFields } from '#engine/expression/fields.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { reversedPeriods } from '#engine/form/reversed-periods.ts'
import { repeatedFiles } from '#engine/form/same-files.ts'
import type { Issue } from '#engine/form/issue.ts'
import { now } from '#src/platform/clock.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'

type Collected = Readonly<Record<string, unknown>>

/** The expressions of a form (docs/process-language.md, Expressions). None of them throws. */
export interface FormExpressions {
  /** Updates every computed field. @returns the same object where nothing changes; unchanged subtrees keep their identity */
  compute(data: unknown, collected: Collected): unknown
  /** The issues of the rules that don't hold, at their fields. */
  broken(data: unknown, collected: Collected): Issue[]
  /** Names of the form's own members that some expression reads or writes. */
  reads: ReadonlySet<string>
}

/** The library that evaluates expressions. */
export const expressionCode = lazyCode(() => import('#engine/expression/form-expressions.ts'))

/** Tells whether a form has expressions, without loading the library. */
export const hasExpressions = (form: FormPlan): boolean => expressionFields(form).length > 0

/**
 * The issues beyond the schema in a form that was filled in earlier: broken rules, or else outdated computed fields,
 * because other values may have changed since. Expressions that read the current day are not recomputed. Empty while
 * the library is not loaded.
 */
export const issuesSince = (form: FormPlan, data: unknown, collected: Collected): Issue[] => {
  const certain = [...reversedPeriods(form, data), ...repeatedFiles(form, data)]
  const library = expressionCode.loaded()
  if (!library || !hasExpressions(form)) return certain
  const { outdated, broken } = library.openExpressions(form)
  const wrong = [...certain, ...broken(data, { collected })]
  // Opening the form for a broken rule recomputes it, so outdated fields need no issue of their own.
  return wrong.length > 0 ? wrong : outdated(data, { collected })
}

/** The expressions of a form, ready to evaluate; undefined while the library is not loaded. */
export const expressionsOf = (form: FormPlan): FormExpressions | undefined => {
  const library = expressionCode.loaded()
  if (!library) return undefined
  const { compute, broken, reads } = library.openExpressions(form)
  return {
    compute: (data, collected) => compute(data, { collected, now: now() }),
    broken: (data, collected) => broken(data, { collected, now: now() }),
    reads,
  }
}
