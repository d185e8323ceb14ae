import { convertAvue, isAvueOption } from '../avue/convert-avue.ts'
import type { FormContent, StepContent } from '../language/content.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import { LIMITS } from '../language/limits.ts'
import { checkExpressionShape } from '../lint/check-expression-shape.ts'
import { checkSchema } from '../form/check-schema.ts'
import { checkShape } from './check-shape.ts'
import { checkUiSchema } from '../lint/check-ui-schema.ts'
import type { Report } from '../language/diagnostic.ts'
import { jsonProblem } from '../json/syntax-error.ts'

/** What an entry's content says; without a `form` where it holds none that can be shown. */
export interface ReadContent {
  form?: FormContent
  step: StepContent
}

/** Keywords by which a bare JSON Schema is known. */
const SCHEMA_KEYWORDS = ['type', 'properties', '$ref', 'allOf', 'anyOf', 'oneOf']

/**
 * Reads an entry's `content`: an object or a string of it, `{ schema, uiSchema?, formData?, step? }`, a bare
 * JSON Schema or an Avue option.
 */
export const readContent = (
  content: unknown,
  pointer: string,
  report: Report,
  { form: expected }: { form: 'required' | 'optional' | 'none' },
): ReadContent => {
  const parsed = parseContent(content, pointer, report)
  if (parsed === undefined) return { step: {} }
  if (parsed === null || parsed === '') {
    if (expected === 'required') report('invalid-content', pointer, '表单缺少 schema')
    return { step: {} }
  }
  if (!isJsonObject(parsed)) {
    report('invalid-content', pointer, '应为 JSON 对象')
    return { step: {} }
  }
  const step = readStep(parsed.step, pointerTo(pointer, 'step'), report)
  const form = expected === 'none' ? undefined : readForm(parsed, pointer, report)
  return form ? { form, step } : { step }
}

const parseContent = (content: unknown, pointer: string, report: Report): unknown => {
  if (content === undefined || content === null) return null
  if (typeof content !== 'string') {
    if (typeof content === 'object' && !checkShape(content, pointer, report)) return undefined
    return isTooLarge(JSON.stringify(content), pointer, report) ? undefined : content
  }
  if (content.trim() === '') return null
  if (isTooLarge(content, pointer, report)) return undefined
  try {
    const parsed: unknown = JSON.parse(content)
    const holdsOthers = typeof parsed === 'object' && parsed !== null
    return !holdsOthers || checkShape(parsed, pointer, report) ? parsed : undefined
  } catch (error) {
    const code = isAvueScript(content) ? 'avue-not-json' : 'invalid-json'
    report(code, pointer, jsonProblem(error))
    return undefined
  }
}

/** What a designer keeps that lets functions stand in an option: the object as a program has it. */
const isAvueScript = (text: string): boolean => /\b(column|group)\b['"]?\s*:/.test(text)

const isTooLarge = (text: string, pointer: string, report: Report): boolean => {
  const tooLarge = new TextEncoder().encode(text).length > LIMITS.contentBytes
  if (tooLarge) report('content-too-large', pointer)
  return tooLarge
}

const readForm = (
  content: Record<string, unknown>,
  pointer: string,
  report: Report,
): FormContent | undefined => {
  if (!('schema' in content)) {
    if (isAvueOption(content)) return readAvue(content, pointer, report)
    if (!SCHEMA_KEYWORDS.some((keyword) => keyword in content)) {
      report('invalid-content', pointer, '缺少 schema')
      return undefined
    }
    const { step: _step, ...schema } = content
    return checkSchema(schema, pointer, report) ? { schema, uiSchema: {} } : undefined
  }
  const { schema, uiSchema = {}, formData } = content
  if (!isJsonObject(schema)) {
    report('invalid-content', pointerTo(pointer, 'schema'), 'schema 应为对象')
    return undefined
  }
  if (!isJsonObject(uiSchema)) {
    report('invalid-content', pointerTo(pointer, 'uiSchema'), 'uiSchema 应为对象')
    return undefined
  }
  if (!checkSchema(schema, pointerTo(pointer, 'schema'), report)) return undefined
  checkUiSchema(uiSchema, schema, pointerTo(pointer, 'uiSchema'), report)
  checkExpressionShape(uiSchema, pointerTo(pointer, 'uiSchema'), report)
  return { schema, uiSchema, ...(formData !== undefined && { formData }) }
}

/** What is wrong with the option is said where it stands in the option; its form is checked as any other. */
const readAvue = (
  option: Record<string, unknown>,
  pointer: string,
  report: Report,
): FormContent | undefined => {
  const { form, findings } = convertAvue(option)
  for (const { code, pointer: at, detail } of findings) report(code, pointer + at, detail)
  return checkSchema(form.schema, pointer, report) ? form : undefined
}

const readStep = (step: unknown, pointer: string, report: Report): StepContent => {
  if (step === undefined) return {}
  if (!isJsonObject(step)) {
    report('invalid-content', pointer, 'step 应为对象')
    return {}
  }
  const read: StepContent = {}
  for (const name of ['title', 'description'] as const) {
    const value = step[name]
    if (typeof value === 'string') read[name] = value
    else if (value !== undefined)
      report('invalid-content', pointerTo(pointer, name), `${name} 应为文字`)
  }
  if (typeof step.commit === 'boolean') read.commit = step.commit
  else if (step.commit !== undefined)
    report('invalid-content', pointerTo(pointer, 'commit'), 'commit 应为 true 或 false')
  if (isJsonObject(step.when)) {
    if (checkSchema(step.when, pointerTo(pointer, 'when'), report)) read.when = step.when
  } else if (step.when !== undefined) {
    report('invalid-condition', pointerTo(pointer, 'when'), '应为 JSON Schema 对象')
  }
  return read
}
