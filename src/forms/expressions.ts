import { expressionFields } from '#schemas/process/expression/fields.ts'
import type { BrokenRule } from '#schemas/process/expression/form-expressions.ts'
import { now } from '#src/platform/clock.ts'
import type { FormDefinition } from './form-types.ts'

/** The expressions of a form (docs/process-language.md, Expressions). None of them throws. */
export interface FormExpressions {
  /** Data with every computed field brought up to date; the same object where nothing changes, and its unchanged branches keep their identity. */
  compute(data: unknown, collected: Readonly<Record<string, unknown>>): unknown
  /** The rules that don't hold, at their fields. */
  broken(data: unknown, collected: Readonly<Record<string, unknown>>): BrokenRule[]
  /** Names of the form's own members that some expression reads or writes. */
  reads: ReadonlySet<string>
}

/** Whether a definition has expressions; brings nothing along. */
export const hasExpressions = (definition: FormDefinition): boolean =>
  expressionFields(definition).length > 0

/** The expressions of a form, ready to evaluate. Brings the library along the first time; rejects where that fails. */
export const loadExpressions = async (definition: FormDefinition): Promise<FormExpressions> => {
  const { openExpressions } = await import('#schemas/process/expression/form-expressions.ts')
  const { compute, broken, reads } = openExpressions(definition)
  return {
    compute: (data, collected) => compute(data, { collected, now: now() }),
    broken: (data, collected) => broken(data, { collected, now: now() }),
    reads,
  }
}
