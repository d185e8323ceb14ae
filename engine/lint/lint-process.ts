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
 * Compiles a process and checks all that can be known of it, for whoever writes it: beside the plan's diagnostics, what
 * its conditions, sources, options and expressions say. The portal needs none of that to show what can be shown.
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
      // What a converted form says is the converter's.
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
