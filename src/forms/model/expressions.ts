import { expressionFields } from '#engine/expression/fields.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { reversedPeriods } from '#engine/form/reversed-periods.ts'
import type { Issue } from '#engine/form/issue.ts'
import { now } from '#src/platform/clock.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'

type Collected = Readonly<Record<string, unknown>>

/** The expressions of a form (docs/process-language.md, Expressions). None of them throws. */
export interface FormExpressions {
  /** Data with every computed field brought up to date; the same object where nothing changes, and its unchanged branches keep their identity. */
  compute(data: unknown, collected: Collected): unknown
  /** The rules that don't hold, at their fields. */
  broken(data: unknown, collected: Collected): Issue[]
  /** Names of the form's own members that some expression reads or writes. */
  reads: ReadonlySet<string>
}

/** The library that evaluates expressions. */
export const expressionCode = lazyCode(() => import('#engine/expression/form-expressions.ts'))

/** Tells whether a form has expressions; brings nothing along. */
export const hasExpressions = (form: FormPlan): boolean => expressionFields(form).length > 0

/**
 * What is wrong, beside its schema, with a form that was filled in before: other answers may have changed since. What
 * asks for the day is left as it was then; of expressions nothing is known where the library is not there.
 */
export const issuesSince = (form: FormPlan, data: unknown, collected: Collected): Issue[] => {
  const reversed = reversedPeriods(form, data)
  const library = expressionCode.loaded()
  if (!library || !hasExpressions(form)) return reversed
  const { outdated, broken } = library.openExpressions(form)
  const wrong = [...reversed, ...broken(data, { collected })]
  // Whoever opens the form for one reason finds it computed again.
  return wrong.length > 0 ? wrong : outdated(data, { collected })
}

/** The expressions of a form, ready to evaluate; undefined where the library is not there. */
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
