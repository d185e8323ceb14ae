import { checkFormExpressions, type ExpressionFinding } from './expression-types.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { collectDiagnostics, type Diagnostic, type DiagnosticCode } from '../language/diagnostic.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { ProcessPlan } from '../process/plan.ts'

/**
 * Checks what the expressions of a process say. It stands apart from `compileProcess` because it brings
 * the library of the expressions along, which the portal only loads for a form that has some.
 *
 * @param entries the process's own, as it was compiled
 */
export const checkExpressions = (plan: ProcessPlan, entries: readonly unknown[]): Diagnostic[] => {
  const { diagnostics, report } = collectDiagnostics()
  const schemas = schemasByKey(plan)
  const known = knownFrom(plan)
  for (const { progress, forms } of plan.steps) {
    const collected = new Map(
      [...known].flatMap(([keyName, from]) =>
        from <= progress ? [[keyName, schemas.get(keyName) ?? {}] as const] : [],
      ),
    )
    for (const form of forms)
      for (const finding of checkFormExpressions(form, collected))
        report(
          CODES[finding.kind],
          `${uiSchemaOf(entries, form.id)}${finding.pointer}`,
          wordsOf(finding),
        )
  }
  return diagnostics
}

const CODES: Readonly<Record<ExpressionFinding['kind'], DiagnosticCode>> = {
  syntax: 'expression-syntax',
  name: 'expression-unknown-name',
  function: 'expression-unknown-function',
  type: 'expression-type',
  limit: 'expression-too-complex',
  cycle: 'expression-cycle',
}

/** What is known of the data under each keyName. */
const schemasByKey = ({ steps, externalData }: ProcessPlan): Map<string, JsonSchema> =>
  new Map([
    ...externalData.map(({ keyName, schema }) => [keyName, schema ?? {}] as const),
    ...steps.flatMap(({ forms }) => forms.map(({ keyName, schema }) => [keyName, schema] as const)),
  ])

const uiSchemaOf = (entries: readonly unknown[], id: string): string =>
  pointerTo(
    '/actExForms',
    entries.findIndex((entry) => isJsonObject(entry) && String(entry.id) === id),
    'content',
    'uiSchema',
  )

/** The library's words for types in ours. */
const TYPES: readonly [RegExp, string][] = [
  [/^(no such overload: |found no matching overload for )/, ''],
  [/\bsavedAmount\b/g, '已保存的金额'],
  [/\b(decimal|int)\b/g, '数字'],
  [/\bstring\b/g, '文本'],
  [/\bbool\b/g, '真假值'],
]

const wordsOf = ({ kind, detail, position }: ExpressionFinding): string => {
  const words =
    kind === 'type'
      ? TYPES.reduce((text, [pattern, word]) => text.replace(pattern, word), detail)
      : detail
  return position === undefined ? words : `${words}（第 ${position} 个字符处）`
}
