import type { ProcessInfo } from '#schemas/process/definition.ts'
import { LINT_CATALOGUE } from '../language/lint-catalogue.ts'
import { collectDiagnostics, type Diagnostic } from '../language/diagnostic.ts'
import { compileProcess } from '../process/compile.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import type { PlanForm, ProcessPlan } from '../process/plan.ts'
import { checkConditions } from './check-conditions.ts'
import { checkExpressionShape } from './check-expression-shape.ts'
import { checkExpressions } from './check-expressions.ts'
import { checkSources } from './check-sources.ts'
import { checkStrictSchema } from './check-strict-schema.ts'
import { checkUiSchema } from './check-ui-schema.ts'

/**
 * Compiles a process and runs all checks for its author: in addition to the plan's diagnostics, those of
 * its conditions, sources, options and expressions. The portal does not need them to show the process.
 */
export const lintProcess = (
  info: ProcessInfo,
): { plan: ProcessPlan; diagnostics: readonly Diagnostic[] } => {
  const plan = compileProcess(info)
  const { diagnostics, report } = collectDiagnostics(LINT_CATALOGUE)
  checkConditions(plan, report)
  checkSources(plan, report)
  for (const { forms } of plan.steps)
    for (const form of forms) {
      const pointer = `${form.pointer}/uiSchema`
      // The converter reports the diagnostics of a converted form.
      if (form.dialect !== 'schema') continue
      checkUiSchema(form.plan, pointer, report)
      checkExpressionShape(form.plan.uiSchema, pointer, report)
      checkStrictSchema(form.plan.schema, schemaPointer(info, form), report)
    }
  checkExpressions(plan, report)
  return { plan, diagnostics: [...plan.diagnostics, ...diagnostics] }
}

/** Content may be a bare schema, and a string of either. */
const schemaPointer = (info: ProcessInfo, { pointer }: PlanForm): string => {
  const content = atPointer(info, pointer)
  const parsed: unknown = typeof content === 'string' ? JSON.parse(content) : content
  return isJsonObject(parsed) && 'schema' in parsed ? pointerTo(pointer, 'schema') : pointer
}
