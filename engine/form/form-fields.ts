import type { FormContent } from '../language/content.ts'
import { ITEM, type Path } from '../json/path-values.ts'
import { itemsOf, membersOf, resolved } from './schema-at.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import { uiOptionsOf } from '../language/options.ts'

/** What a form's definition holds that matters here. */
export type FormShape = Pick<FormContent, 'schema'> & Partial<Pick<FormContent, 'uiSchema'>>

/** What is wrong with one answer of a form, in words for the customer. */
export interface FieldFault {
  /** From the root of the form's data to the field. */
  path: string[]
  message: string
}

/** A field that a uiSchema says something of. */
export interface FormField {
  path: Path
  schema: JsonSchema
  ui: UiSchema
  /** JSON pointer into the uiSchema. */
  pointer: string
  /** What stands in the same object, the field itself included. */
  beside: ReadonlyMap<string, JsonSchema>
}

/** The fields of a form that its uiSchema names, in that order. Neither the form itself nor a list's item is one. */
export const formFields = ({ schema, uiSchema = {} }: FormShape): FormField[] => {
  const fields: FormField[] = []
  const visit = (ui: UiSchema, inner: JsonSchema, path: Path, pointer: string) => {
    const members = membersOf(inner, schema)
    for (const [name, child] of Object.entries(ui)) {
      if (name.startsWith('ui:') || !isJsonObject(child)) continue
      const member = members.get(name)
      const item = name === 'items' ? itemsOf(inner, schema) : undefined
      const at = pointerTo(pointer, name)
      if (member) {
        const below = [...path, name]
        fields.push({ path: below, schema: member, ui: child, pointer: at, beside: members })
        visit(child, member, below, at)
      } else if (item) visit(child, item, [...path, ITEM], at)
    }
  }
  visit(uiSchema, resolved(schema, schema), [], '')
  return fields
}

/** What the customer knows a field by. */
export const titleOf = ({
  path,
  schema,
  ui,
}: Pick<FormField, 'path' | 'schema' | 'ui'>): string => {
  const titles = [uiOptionsOf(ui).title, schema.title, path.at(-1)]
  return titles.find((title) => typeof title === 'string') ?? ''
}
