import type { Report } from '../../language/diagnostic.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { onlyOutcome } from './condition-outcomes.ts'
import { checkReads } from './condition-reads.ts'
import type { Subject } from './subject.ts'

interface ConditionPlace {
  /** The schema that references lead into. */
  root: JsonSchema
  pointer: string
  report: Report
  /** The condition with the definitions that its references lead to. */
  evaluated?: JsonSchema
}

/** Checks what a condition reads; and where that is right, that it has both outcomes. */
export const checkCondition = (
  condition: JsonSchema,
  subject: Subject,
  { root, pointer, report, evaluated }: ConditionPlace,
): void => {
  let isRight = true
  const noting: Report = (...diagnostic) => {
    isRight = false
    report(...diagnostic)
  }
  checkReads(condition, subject, { root, pointer, report: noting })
  if (!isRight) return
  const only = onlyOutcome(condition, subject, evaluated)
  if (only !== undefined) report('condition-constant', pointer, only ? '总是成立' : '从不成立')
}
