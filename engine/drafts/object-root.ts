import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import type { FormDefinition } from '../language/content.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { mapSchemas } from './sub-schemas.ts'

/** The name of the member that holds the value of a form that is no object. */
export const ROOT_VALUE = 'value'

/** The part of the uiSchema that is about the whole form. */
const GLOBAL_OPTIONS = 'ui:globalOptions'

/**
 * Returns a form whose value is a list, a text, a number or a yes as an object with that as its one member: the data of a
 * form are an object. A form that is one, or that says nothing of its value, is returned as the same object.
 */
export const withObjectRoot = (form: FormDefinition): FormDefinition => {
  const { schema, uiSchema, formData } = form
  if (!isNoObject(resolved(schema))) return form
  const { definitions, $defs, components, ...value } = mapSchemas(schema, '', withMovedReference)
  const isList = resolved(schema).type === 'array'
  const { [GLOBAL_OPTIONS]: globals, ...ui } = uiSchema ?? {}
  return {
    schema: {
      type: 'object',
      properties: { [ROOT_VALUE]: { title: '内容', ...value } },
      // An empty list is one.
      ...(!isList || Number(resolved(schema).minItems) > 0 ? { required: [ROOT_VALUE] } : {}),
      ...(definitions !== undefined && { definitions }),
      ...($defs !== undefined && { $defs }),
      ...(components !== undefined && { components }),
    },
    uiSchema: {
      ...(globals !== undefined && { [GLOBAL_OPTIONS]: globals }),
      ...(Object.keys(ui).length > 0 && { [ROOT_VALUE]: ui }),
    },
    ...(formData !== undefined && { formData: { [ROOT_VALUE]: formData } }),
  }

  /** Follows the references of the root itself; one that leads round or nowhere says nothing. */
  function resolved(from: JsonSchema, left = 8): JsonSchema {
    if (typeof from.$ref !== 'string' || left === 0) return from
    const target = atPointer(schema, from.$ref.slice(1))
    return isJsonObject(target) ? resolved(target, left - 1) : from
  }
}

const isNoObject = ({ type, properties, enum: options, const: fixed }: JsonSchema): boolean => {
  if (properties !== undefined) return false
  const types = [type].flat().filter((one) => one !== 'null')
  if (type !== undefined) return types.length > 0 && !types.includes('object')
  return Array.isArray(options) ? !options.some(isJsonObject) : fixed !== undefined
}

/** A reference into the form's value leads into the member; definitions stay at the root. */
const withMovedReference = (schema: JsonSchema): JsonSchema => {
  const { $ref } = schema
  if (typeof $ref !== 'string' || !/^#(?!\/(?:definitions|\$defs|components)\/)/.test($ref))
    return schema
  return { ...schema, $ref: `#/properties/${ROOT_VALUE}${$ref.slice(1)}` }
}
