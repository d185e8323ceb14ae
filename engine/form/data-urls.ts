import { isJsonObject } from '../json/object.ts'
import { ITEM, updateAt } from '../json/path-values.ts'
import { changeAt, pointerTokens } from '../json/pointer.ts'
import type { FormDefinition } from '../language/content.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import { widgetOfRjsf, widgets } from '../widgets/widgets.ts'
import type { Field, FormPlan } from './form-plan.ts'

/** Formats of texts that hold a whole file: that of rjsf, and that of OpenAPI 3.0. */
export const FILES: ReadonlySet<unknown> = new Set(['data-url', 'binary'])

/** A definition as it is filled in, and the pointers of its fields that ask for the content of a file. */
interface WithUploads {
  form: FormDefinition
  /** JSON pointers, from the schema's root. */
  files: readonly string[]
}

/**
 * Replaces the fields that ask for the content of a file as a text by uploads: files are stored by themselves, and a form has a
 * list of them. First values of such fields are left out.
 */
export const withUploads = (form: FormDefinition, plan: FormPlan): WithUploads => {
  const files = plan.fields.filter(holdsFiles)
  if (files.length === 0) return { form, files: [] }
  let { schema, uiSchema = {}, formData } = form
  for (const field of files) {
    const isItem = field.path.at(-1) === ITEM && field.pointer.endsWith('/items')
    const at = (pointer: string) => (isItem ? pointer.slice(0, -'/items'.length) : pointer)
    const isList = isItem || field.schema.type === 'array'
    schema = changeAt(schema, at(field.pointer), (declared) =>
      isList ? listOf(declared, {}) : listOf(titled(field), { maxItems: 1 }),
    ) as JsonSchema
    uiSchema = withUpload(uiSchema, pointerTokens(at(field.uiPointer)))
    formData = updateAt(formData, isItem ? field.path.slice(0, -1) : field.path, () => undefined)
  }
  return {
    form: { ...form, schema, uiSchema, ...(formData !== undefined && { formData }) },
    files: files.map(({ pointer }) => pointer),
  }
}

/** Tells whether a text is the content of a file, by its format or by rjsf's name of its widget; so is a list of texts by that name. */
const holdsFiles = ({ schema: { type, format, items }, ui }: Field): boolean => {
  const widget = widgetOfRjsf(ui['ui:widget'])
  const isNamed = widget !== undefined && widgets[widget].hasFiles === true
  if (type === 'array') return isNamed && isJsonObject(items) && items.type === 'string'
  return type === 'string' && (isNamed || FILES.has(format))
}

const titled = ({ schema: { title, description } }: Field): JsonSchema => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
})

const listOf = (declared: unknown, more: JsonSchema): JsonSchema => {
  const { default: _, ...kept } = isJsonObject(declared) ? declared : {}
  return { ...kept, ...more, type: 'array', items: { type: 'object' } }
}

/** The uiSchema with an upload at a path; its other options stay. */
const withUpload = (ui: unknown, [token, ...rest]: readonly string[]): UiSchema => {
  const part = isJsonObject(ui) ? ui : {}
  if (token !== undefined) return { ...part, [token]: withUpload(part[token], rest) }
  const { 'ui:widget': _, ...options } = part
  return { ...options, 'ui:widget': 'upload' }
}
