import type { Field } from '../form/form-plan.ts'
import type { Issue } from '../form/issue.ts'
import { ITEM } from '../json/path-values.ts'
import { pointerTokens } from '../json/pointer.ts'

/** A rule that a value breaks, and its field. */
export interface BrokenRule {
  field: Field
  rule: Field['rules'][number]
}

/** Finds the rule that an issue of `OpenExpressions.broken` is about. */
export const ruleAt = (
  fields: readonly Field[],
  { pointer, message }: Issue,
): BrokenRule | undefined => {
  const tokens = pointerTokens(pointer)
  return fields
    .filter(
      ({ path }) =>
        path.length === tokens.length &&
        path.every((token, at) => token === ITEM || token === tokens[at]),
    )
    .flatMap((field) => field.rules.map((rule) => ({ field, rule })))
    .find(({ rule }) => rule.isRange || rule.message === message)
}
