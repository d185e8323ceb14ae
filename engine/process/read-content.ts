import type { ConvertedAvue } from '../avue/converted-avue.ts'
import { convertSchema } from '../drafts/convert-schema.ts'
import { ROOT_VALUE, withObjectRoot } from '../drafts/object-root.ts'
import { compileForm } from '../form/compile-form.ts'
import type { FormPlan } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import { LIMITS } from '../language/limits.ts'
import { withUploads } from '../form/data-urls.ts'
import { withAddedLevels, withLevels } from '../form/recursion.ts'
import { checkSchema } from '../form/check-schema.ts'
import { checkShowable } from '../form/check-showable.ts'
import { checkShape } from './check-shape.ts'
import { readStep, type ReadStep } from './read-step.ts'
import type { OpenCondition } from '../expression/open-condition.ts'
import type { Catalogue } from '../language/catalogue.ts'
import type { FormDefinition } from '../language/content.ts'
import type { Report } from '../language/diagnostic.ts'
import { parseFrom } from './external-data.ts'
import type { ExternalDatum } from './plan.ts'

/** The parsed content of an entry; without a `form` where it contains none that can be shown. */
export interface ReadContent {
  form?: FormPlan | undefined
  /** The language in which the form is written. */
  dialect: Dialect
  step: ReadStep
  /** The origin of external data, where the content names it. */
  datum?: Partial<Pick<ExternalDatum, 'variable' | 'pointer' | 'fallback'>> | undefined
  /** The members of external data that are an official record; `true` for all. */
  official?: true | readonly string[] | undefined
}

export type Dialect = 'schema' | 'avue'

/** The parts of the compiler that are large, and that few definitions or readers need. */
export interface Dialects {
  /** Converts an option of Avue to a form. */
  avue?: (option: Readonly<Record<string, unknown>>) => ConvertedAvue
  /** Opens the expression of a condition. @throws Error with a message for authors */
  condition?: (source: string) => OpenCondition
  /** The sentences of diagnostics, for authors. */
  catalogue?: Catalogue
  /** Makes reports say more, for authors. */
  inDetail?: (report: Report) => Report
  /** Returns where a text stops being JSON, for authors. */
  syntaxError?: (error: unknown) => string
}

/** The reports of a compilation: of what is wrong, and of what is left out for it. */
export interface Reports {
  report: Report
  /** Reports an error for which an entry, a step or a condition is left out. */
  leaveOut: Report
}

/** Tells whether a form's content is an option of Avue, the form designer of BladeX. */
export const isAvueOption = (content: Readonly<Record<string, unknown>>): boolean =>
  !('schema' in content) && ('column' in content || 'group' in content)

/** Keywords by which a bare JSON Schema is known. */
const SCHEMA_KEYWORDS = ['type', 'properties', '$ref', 'allOf', 'anyOf', 'oneOf']

/** Tells whether a form's content is a JSON Schema without the object around it. */
export const isBareSchema = (content: Readonly<Record<string, unknown>>): boolean =>
  !('schema' in content) && SCHEMA_KEYWORDS.some((keyword) => keyword in content)

/**
 * Reads an entry's `content`: an object or a string of it, `{ schema, uiSchema?, formData?, step? }`, a bare
 * JSON Schema or an Avue option.
 */
export const readContent = (
  content: unknown,
  pointer: string,
  { report, leaveOut }: Reports,
  { form: expected, dialects }: { form: 'required' | 'optional' | 'none'; dialects: Dialects },
): ReadContent => {
  const parsed = parseContent(content, pointer, report, dialects)
  if (parsed === undefined) return { dialect: 'schema', step: {} }
  if (parsed === null || parsed === '') {
    if (expected === 'required') report('invalid-content', pointer, '表单缺少 schema')
    return { dialect: 'schema', step: {} }
  }
  if (!isJsonObject(parsed)) {
    report('invalid-content', pointer, '应为 JSON 对象')
    return { dialect: 'schema', step: {} }
  }
  const step = readStep(parsed.step, pointerTo(pointer, 'step'), { report, leaveOut }, dialects)
  const datum = expected === 'optional' ? readDatum(parsed, pointer, report) : undefined
  const hasForm = 'schema' in parsed || isAvueOption(parsed) || !datum
  const form =
    expected === 'none' || !hasForm
      ? undefined
      : readForm(parsed, pointer, report, { dialects, isFilledIn: expected === 'required' })
  const dialect = 'schema' in parsed || !isAvueOption(parsed) ? 'schema' : 'avue'
  if (datum) return { dialect, step, form, datum, official: readOfficial(parsed, pointer, report) }
  if (!form || expected !== 'required' || dialect !== 'schema') return { dialect, step, form }
  const at = 'schema' in parsed ? pointerTo(pointer, 'schema') : pointer
  return { dialect, step, form: checkShowable(form, at, report) ? form : undefined }
}

/** Reads the origin of external data; `default` in a bare schema is the schema's. */
const readDatum = (
  content: Record<string, unknown>,
  pointer: string,
  report: Report,
): ReadContent['datum'] => {
  const { from, default: fallback } = content
  const isDatum = [from, fallback, content.official].some((member) => member !== undefined)
  if (!isDatum || isBareSchema(content)) return undefined
  const origin = parseFrom(from)
  if (from !== undefined && !origin)
    report('invalid-content', pointerTo(pointer, 'from'), 'from 应为 /变量名/字段')
  return { ...origin, fallback }
}

const readOfficial = (
  { official }: Record<string, unknown>,
  pointer: string,
  report: Report,
): ReadContent['official'] => {
  if (official === undefined || official === true) return official
  if (Array.isArray(official) && official.every((member) => typeof member === 'string'))
    return official
  report('invalid-content', pointerTo(pointer, 'official'), 'official 应为 true，或字段名的列表')
  return undefined
}

const parseContent = (
  content: unknown,
  pointer: string,
  report: Report,
  dialects: Dialects,
): unknown => {
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
    report(code, pointer, dialects.syntaxError?.(error))
    return undefined
  }
}

/** Tells whether a text is a script of an Avue option: a designer keeps it so where the option contains functions. */
const isAvueScript = (text: string): boolean => /\b(column|group)\b['"]?\s*:/.test(text)

/** Most bytes of a UTF-16 code unit in UTF-8: a text that fits by it need not be encoded. */
const MOST_BYTES = 3

const isTooLarge = (text: string, pointer: string, report: Report): boolean => {
  const tooLarge =
    text.length * MOST_BYTES > LIMITS.contentBytes &&
    new TextEncoder().encode(text).length > LIMITS.contentBytes
  if (tooLarge) report('content-too-large', pointer)
  return tooLarge
}

interface Reading {
  dialects: Dialects
  /** The customer fills the form in; otherwise it describes data of the server, which are as they are. */
  isFilledIn: boolean
}

const readForm = (
  content: Record<string, unknown>,
  pointer: string,
  report: Report,
  reading: Reading,
): FormPlan | undefined => {
  if (!('schema' in content)) {
    if (isAvueOption(content)) return readAvue(content, pointer, report, reading.dialects)
    if (!isBareSchema(content)) {
      report('invalid-content', pointer, '缺少 schema')
      return undefined
    }
    const { step: _step, ...schema } = content
    return readSchema({ schema }, pointer, report, reading)
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
  const at = pointerTo(pointer, 'schema')
  return readSchema({ schema, uiSchema, formData }, at, report, reading)
}

/** Compiles a form without the fields that its check refuses; undefined if the check refuses the whole schema. */
const readSchema = (
  definition: FormDefinition,
  pointer: string,
  report: Report,
  { isFilledIn }: Reading,
): FormPlan | undefined => {
  const { schema: declared, converted } = convertSchema(definition.schema)
  if (converted.length > 0) report('converted-schema', pointer, converted.join('、'))
  const given = { ...definition, schema: declared }
  if (!isFilledIn) {
    const { schema, refused } = checkSchema(declared, pointer, report)
    return schema && compileForm({ ...given, schema }, refused)
  }
  return compileFilledIn(given, pointer, report)
}

/** Compiles a form that a customer fills in: what no control could give is converted to what one can. */
const compileFilledIn = (
  given: FormDefinition,
  pointer: string,
  report: Report,
): FormPlan | undefined => {
  const form = withObjectRoot(given)
  if (form !== given) report('converted-root', pointer, ROOT_VALUE)
  const levels = withLevels(form.schema)
  const isOpened = levels !== form.schema
  if (isOpened) report('converted-recursion', pointer)
  const { schema, refused } = checkSchema(levels, pointer, report)
  if (!schema) return undefined
  const read = { ...form, schema }
  const plan = compileForm(read, refused)
  const opened = isOpened ? { ...read, uiSchema: withAddedLevels(read, plan) } : read
  const { form: uploaded, files } = withUploads(opened, plan)
  const [first] = files
  if (first !== undefined) report('converted-file', pointer + first)
  return uploaded === read ? plan : compileForm(uploaded, refused)
}

/** Diagnostics of the option keep their pointers into the option. */
const readAvue = (
  option: Record<string, unknown>,
  pointer: string,
  report: Report,
  { avue: convert }: Dialects,
): FormPlan | undefined => {
  if (!convert) {
    report('invalid-content', pointer, '缺少 Avue 转换程序')
    return undefined
  }
  const { form, diagnostics } = convert(option)
  for (const { code, pointer: at, detail } of diagnostics) report(code, pointer + at, detail)
  const { schema, refused } = checkSchema(form.schema, pointer, report)
  return schema && compileForm({ ...form, schema }, refused)
}
