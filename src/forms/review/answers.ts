import {
  createSchemaUtils,
  getUiOptions,
  orderProperties,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { isJsonObject } from '#schemas/process/json-schema.ts'
import type { FormDefinition } from '../form-types.ts'
import { formValidator } from '../validation/validator.ts'

/** One answer, with what is needed to show it. */
export interface Answer {
  kind: 'answer'
  key: string
  label: string
  schema: RJSFSchema
  options: Readonly<Record<string, unknown>>
  value: unknown
}

/** Answers below a heading; '' has none. */
export interface AnswerSection {
  kind: 'section'
  key: string
  title: string
  entries: (Answer | AnswerSection)[]
}

/** All answers of a form, in the order of its fields; fields that don't apply to the data are left out. */
export const answersOf = (
  { schema, uiSchema = {} }: FormDefinition,
  data: unknown,
): AnswerSection => {
  const utils = createSchemaUtils(formValidator(), schema as RJSFSchema)

  const sectionOf = (
    key: string,
    title: string,
    raw: RJSFSchema,
    ui: UiSchema,
    value: unknown,
  ): AnswerSection => {
    const { properties = {} } = utils.retrieveSchema(raw, value)
    const { order } = getUiOptions(ui)
    const names = orderProperties(Object.keys(properties), Array.isArray(order) ? order : undefined)
    return {
      kind: 'section',
      key,
      title,
      entries: names.flatMap((name) => {
        const property = properties[name]
        if (typeof property !== 'object') return []
        const below: unknown = isJsonObject(ui[name]) ? ui[name] : {}
        const member = isJsonObject(value) ? value[name] : undefined
        return entryOf(`${key}/${name}`, name, property, below as UiSchema, member) ?? []
      }),
    }
  }

  const entryOf = (
    key: string,
    name: string,
    raw: RJSFSchema,
    ui: UiSchema,
    value: unknown,
  ): Answer | AnswerSection | undefined => {
    const options = getUiOptions(ui)
    if (options.widget === 'hidden') return undefined
    const resolved = utils.retrieveSchema(raw, value)
    const label = options.title ?? raw.title ?? resolved.title ?? name
    if (resolved.type === 'object') return sectionOf(key, label, resolved, ui, value)
    if (isRepeated(resolved, options)) {
      const items = isJsonObject(resolved.items) ? (resolved.items as RJSFSchema) : {}
      const itemUi = isJsonObject(ui.items) ? (ui.items as UiSchema) : {}
      return {
        kind: 'section',
        key,
        title: label,
        entries: (Array.isArray(value) ? value : []).flatMap(
          (item: unknown, index) =>
            entryOf(
              `${key}/${index}`,
              `第 ${index + 1} 项`,
              numbered(items, index),
              itemUi,
              item,
            ) ?? [],
        ),
      }
    }
    return { kind: 'answer', key, label, schema: resolved, options, value }
  }

  return sectionOf('', '', schema, uiSchema as UiSchema, data)
}

/** A list of groups or of free texts is one entry an item; choices and files are one answer. */
const isRepeated = (schema: RJSFSchema, options: Readonly<Record<string, unknown>>): boolean =>
  schema.type === 'array' &&
  options.widget === undefined &&
  isJsonObject(schema.items) &&
  !schema.items.enum &&
  !schema.items.oneOf

const numbered = (schema: RJSFSchema, index: number): RJSFSchema =>
  schema.title ? { ...schema, title: `${schema.title} ${index + 1}` } : schema
