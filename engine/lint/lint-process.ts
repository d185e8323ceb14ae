import type { ProcessInfo } from '#schemas/process/definition.ts'
import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { collectDiagnostics, type Diagnostic, type Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { CATALOGUE } from '../language/catalogue.ts'
import { schemaWithFormats } from '../form/implied-formats.ts'
import { compileProcess } from '../process/compile.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { checkExpressionShape } from './check-expression-shape.ts'
import { checkExpressions } from './check-expressions.ts'
import { checkDependsOn } from './check-depends-on.ts'
import { checkEntries } from './check-entries.ts'
import { checkExternalData } from './check-external-data.ts'
import { checkRecords } from './check-records.ts'
import { checkSources } from './check-sources.ts'
import { checkStrictSchema } from './check-strict-schema.ts'
import { checkTrials } from './check-trials.ts'
import { checkUiSchema } from './check-ui-schema.ts'
import { checkCells } from './check-cells.ts'
import { checkConditions } from './conditions/check-conditions.ts'
import { checkFormConditions } from './conditions/check-form-conditions.ts'
import { schemaIndex } from './schema-index.ts'
import { checkServerWords, type ServerCatalogue } from './server-catalogue.ts'
import { checkClosedObjects } from './values/check-closed-objects.ts'
import { checkFormData } from './values/check-form-data.ts'
import { checkExactNumbers } from './values/check-exact-numbers.ts'
import { checkMemberCounts } from './values/check-member-counts.ts'
import { checkSharedOptions } from './values/check-shared-options.ts'
import { checkPatterns } from './values/check-patterns.ts'
import { checkValues } from './values/check-values.ts'
import { checkWhole } from './whole/check-whole.ts'

/** A process and what its author should know of it. */
interface Linted {
  plan: ProcessPlan
  diagnostics: readonly Diagnostic[]
}

/**
 * Compiles a process and runs all checks for its author, of its parts and of the whole. The portal does not need them
 * to show the process.
 * @param server the words of the server that the process is for; without it, these are not checked
 */
export const lintProcess = (info: ProcessInfo, server?: ServerCatalogue): Linted => {
  const { plan, diagnostics: ofParts } = lintParts(info, server)
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  checkWhole(plan, ofParts, entryPointers(info), report)
  return { plan, diagnostics: [...ofParts, ...diagnostics] }
}

/**
 * Compiles a process and checks each of its parts: in addition to the plan's diagnostics, those of its members,
 * conditions, sources, values, options and expressions.
 * @param server as in `lintProcess`
 */
export const lintParts = (info: ProcessInfo, server?: ServerCatalogue): Linted => {
  const plan = compileProcess(info)
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  const pointerOf = entryPointers(info)
  checkEntries(info.actExForms, report)
  checkConditions(plan, report)
  checkSources(plan, report)
  checkRecords(plan, report)
  checkTrials(plan, report)
  checkDependsOn(plan, report)
  checkExternalData(plan, pointerOf, report)
  for (const { id, plan: form } of plan.externalData)
    if (form)
      checkSchemaOf(
        form.schema,
        schemaPointer(info, `${pointerOf(id)}/content`),
        report,
        diagnostics,
      )
  for (const { forms } of plan.steps)
    for (const { pointer, dialect, plan: form } of forms) {
      // The converter reports the diagnostics of a converted form.
      if (dialect !== 'schema') continue
      const schemaAt = schemaPointer(info, pointer)
      checkUiSchema(form, `${pointer}/uiSchema`, report)
      checkExpressionShape(form.uiSchema, `${pointer}/uiSchema`, report)
      checkCells(form, schemaAt, report)
      checkFormConditions(form, schemaAt, report)
      checkSchemaOf(form.schema, schemaAt, report, diagnostics, schemaWithFormats(form))
      checkMemberCounts(form, schemaAt, report)
      checkSharedOptions(form, schemaAt, report)
      checkFormData(form, `${pointer}/formData`, report)
    }
  checkExpressions(plan, report)
  if (server) checkServerWords(plan, server, pointerOf, report)
  return { plan, diagnostics: [...plan.diagnostics, ...diagnostics] }
}

/** Checks a schema by itself; strict mode says nothing where there is a diagnostic already. */
const checkSchemaOf = (
  schema: JsonSchema,
  pointer: string,
  report: Report,
  reported: readonly Diagnostic[],
  withFormats?: JsonSchema,
): void => {
  const index = schemaIndex(schema)
  checkValues(schema, index, pointer, report, withFormats)
  checkClosedObjects(schema, index, pointer, report)
  checkPatterns(schema, index, pointer, report)
  checkExactNumbers(index, pointer, report)
  const known = new Set(reported.map((diagnostic) => diagnostic.pointer))
  checkStrictSchema(index, pointer, (code, at, detail) => {
    if (!known.has(at)) report(code, at, detail)
  })
}

/** Content may be a bare schema, and a string of either. */
const schemaPointer = (info: ProcessInfo, pointer: string): string => {
  const content = atPointer(info, pointer)
  const parsed: unknown = typeof content === 'string' ? JSON.parse(content) : content
  return isJsonObject(parsed) && 'schema' in parsed ? pointerTo(pointer, 'schema') : pointer
}

/** Returns the pointer to the entry of an id. */
export const entryPointers = ({ actExForms }: ProcessInfo): ((id: string) => string) => {
  const pointers = new Map<string, string>()
  actExForms.forEach((entry, index) => {
    const id = isJsonObject(entry) ? String(entry.id) : ''
    if (!pointers.has(id)) pointers.set(id, pointerTo('/actExForms', index))
  })
  return (id) => pointers.get(id) ?? '/actExForms'
}
