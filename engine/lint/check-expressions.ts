import type { DiagnosticCode, Report } from '../language/diagnostic.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { checkFormExpressions, type ExpressionDiagnostic } from './expression-types.ts'
import { rootsByKey } from '../process/roots-by-key.ts'

/** Checks the syntax, names and types of the expressions of a process. */
export const checkExpressions = (plan: ProcessPlan, report: Report): void => {
  const roots = rootsByKey(plan)
  const known = knownFrom(plan)
  for (const { progress, forms } of plan.steps) {
    const collected = new Map(
      [...known].flatMap(([keyName, from]) =>
        from <= progress ? [[keyName, roots.get(keyName)] as const] : [],
      ),
    )
    for (const form of forms)
      for (const diagnostic of checkFormExpressions(form.plan, collected))
        report(
          CODES[diagnostic.kind],
          `${form.pointer}/uiSchema${diagnostic.pointer}`,
          wordsOf(diagnostic),
        )
  }
}

const CODES: Readonly<Record<ExpressionDiagnostic['kind'], DiagnosticCode>> = {
  syntax: 'expression-syntax',
  name: 'expression-unknown-name',
  function: 'expression-unknown-function',
  type: 'expression-type',
  limit: 'expression-too-complex',
  cycle: 'expression-cycle',
}

/** Translates the library's names of types. */
const TYPES: readonly [RegExp, string][] = [
  [/^(no such overload: |found no matching overload for )/, ''],
  [/\bsavedAmount\b/g, '已保存的金额'],
  [/\b(decimal|int)\b/g, '数字'],
  [/\bstring\b/g, '文本'],
  [/\bbool\b/g, '真假值'],
]

/** Words a diagnostic for the gap of its sentence. */
export const wordsOf = ({
  kind,
  detail,
  position,
}: Omit<ExpressionDiagnostic, 'pointer'>): string => {
  const words =
    kind === 'type'
      ? TYPES.reduce((text, [pattern, word]) => text.replace(pattern, word), detail)
      : detail
  return position === undefined ? words : `${words}（第 ${position} 个字符处）`
}
