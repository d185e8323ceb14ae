import { isJsonObject } from '../json/object.ts'
import { ITEM } from '../json/path-values.ts'
import { pointerTo } from '../json/pointer.ts'
import type { FormDefinition } from '../language/content.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import { EXPRESSION_LIMITS, LIMITS } from '../language/limits.ts'
import { validOptionsOf } from '../widgets/options.ts'
import { isRule } from '../language/rule.ts'
import { HEADING, OPTIONS } from '../language/words.ts'
import { isWire } from '../language/wire-option.ts'
import { byPath } from './all-fields.ts'
import type { Field, FormPlan, Part, RenderedForm, Shape } from './form-plan.ts'
import { freeMembersOf } from './free-members.ts'
import { impliedFormats, withImpliedFormats } from './implied-formats.ts'
import { nameOptionsByValue } from './option-names.ts'
import { optionScopeOf } from './option-scope.ts'
import { renderedSchema } from './rendered-schema.ts'
import { renderedUiSchema } from './rendered-ui-schema.ts'
import { takesNull, withNullsOptional } from './nullable.ts'
import { ownSchema } from './own-schema.ts'
import { mayBeAbsent, withOptionalGroups } from './optional-groups.ts'
import { declaredParts, resolved, type DeclaredPart } from './schema-parts.ts'
import { below, isEnclosed, type Place } from './place.ts'
import { rangeRules } from './range.ts'
import { shareOptions } from './shared-options.ts'
import { isOnlyRead, widgetOf } from './widget-of.ts'

/**
 * Compiles a form's definition into one tree of fields. Every later reader of the definition reads the tree. It
 * never throws: of a schema that `checkSchema` refuses, references that cannot be followed are left out.
 * @param refused the pointers of the fields that `checkSchema` has refused
 */
export const compileForm = (
  { schema, uiSchema = {}, formData }: FormDefinition,
  refused: ReadonlySet<string> = NONE,
): FormPlan => {
  const fields: Field[] = []
  const demanded = withNullsOptional(schema)
  const root = compileRoot(demanded, uiSchema, fields, refused)
  for (const [field, ...others] of byPath(fields)) {
    const value = field?.name ? field.schema.const : undefined
    // A constant in several branches tells them apart.
    if (others.length === 0 && ['string', 'number'].includes(typeof value))
      Object.assign(field as Field, { fixed: value })
  }
  nameOptionsByValue(fields, demanded)
  for (const declared of byPath(fields)) if (declared.length > 1) shareOptions(declared)
  const implied = impliedFormats(fields)
  for (const [field, format] of implied)
    Object.assign(field, { schema: { ...field.schema, format } })
  let rendered: RenderedForm | undefined
  return {
    schema,
    valueSchema: withOptionalGroups(
      withImpliedFormats(demanded, fields, implied),
      fields.filter(mayBeAbsent),
    ),
    uiSchema,
    formData,
    root,
    fields,
    get rendered() {
      return (rendered ??= {
        schema: renderedSchema(demanded, fields),
        uiSchema: renderedUiSchema(uiSchema, [root, ...fields]),
      })
    },
  }
}

const compileRoot = (
  root: JsonSchema,
  uiSchema: UiSchema,
  fields: Field[],
  refused: ReadonlySet<string>,
): Field => {
  let schemas = 0
  let expressions = 0
  const { globalOptions: given } = validOptionsOf(uiSchema)
  const globals = isJsonObject(given) ? given : undefined

  const compileField = (
    name: string,
    declared: JsonSchema,
    place: Place,
    isRequired: boolean,
    siblings: Map<string, Field>,
  ): Field => {
    const { path, pointer, ui, uiPointer, conditions, isOptional } = place
    const { schema: described, pointer: content } = resolved(declared, root, pointer)
    const schema = ownSchema(declared, root)
    const named = validOptionsOf(ui)
    const options = globals ? { ...globals, ...named } : named
    const title = [options.title, schema.title, name].find((one) => typeof one === 'string')
    const wire = options[OPTIONS.wire]
    const source = options[OPTIONS.source]
    const scope = optionScopeOf(options.widget, options)
    const { computed, rules } = expressionsOf(name, place, options)
    const widget = isHeading(schema, options) ? 'hidden' : widgetOf(schema, options.widget)
    const isReadOnly =
      isOnlyRead(widget) ||
      options.disabled === true ||
      Boolean(options.readonly ?? (place.isReadOnly || schema.readOnly === true))
    const field: Field = {
      name,
      path,
      pointer,
      uiPointer,
      ui,
      options,
      title: typeof title === 'string' ? title : '',
      widget,
      isRequired: isRequired && !isOptional,
      isReadOnly,
      conditions,
      siblings,
      rules,
      computed,
      source: typeof source === 'string' ? source : undefined,
      scope: typeof scope === 'object' ? scope : undefined,
      wire: isWire(wire) ? wire : undefined,
      refused: refused.has(pointer) || refused.has(content) ? 'schema 有误' : undefined,
      schema,
      takesNull: takesNull(declared, root),
      members: EMPTY,
      parts: [],
    }
    if (path.length > 0) fields.push(field)
    return Object.assign(
      field,
      compileShape(
        described,
        {
          ...place,
          isReadOnly,
          isOptional: isOptional || mayBeAbsent(field),
          pointer: content,
        },
        new Map(),
      ),
      { schema },
    )
  }

  /** @param siblings all fields of the object that the schema and its enclosing parts describe */
  const compileShape = (schema: JsonSchema, place: Place, siblings: Map<string, Field>): Shape => {
    schemas += 1
    if (schemas > LIMITS.schemas || isEnclosed(schema, place.open))
      return { schema, members: EMPTY, parts: [] }
    const here = { ...place, open: { schema, outer: place.open } }
    const members = compileMembers(schema, here, siblings)
    return {
      schema,
      members,
      ...compileItems(schema, here),
      parts: partsOf(schema, here).map(({ condition, declared, ...at }): Part => {
        const part = resolved(declared, root, at.pointer)
        const conditions = condition ? [...here.conditions, condition] : here.conditions
        return {
          condition,
          shape: compileShape(
            part.schema,
            { ...here, ...at, pointer: part.pointer, conditions },
            siblings,
          ),
        }
      }),
    }
  }

  const compileMembers = (
    { properties, required }: JsonSchema,
    place: Place,
    siblings: Map<string, Field>,
  ): ReadonlyMap<string, Field> => {
    if (!isJsonObject(properties)) return EMPTY
    const names: readonly unknown[] = Array.isArray(required) ? required : []
    const members = new Map<string, Field>()
    for (const [name, declared] of Object.entries(properties)) {
      if (!isJsonObject(declared)) continue
      const field = compileField(
        name,
        declared,
        below(place, name, pointerTo(place.pointer, 'properties', name), name),
        names.includes(name),
        siblings,
      )
      members.set(name, field)
      if (!siblings.has(name)) siblings.set(name, field)
    }
    return members
  }

  /** The free members of an object are compiled as the items of a list are: all values of a schema are alike. */
  const compileItems = (schema: JsonSchema, place: Place): Pick<Shape, 'item' | 'tuple'> => {
    const { items } = schema
    if (items === undefined) {
      const [item] = freeMembersOf(schema).map(({ tokens, schema: value }) => {
        const at = pointerTo(place.pointer, ...tokens)
        return compileField('', value, below(place, ITEM, at, FREE), false, new Map())
      })
      return item ? { item } : {}
    }
    const pointer = pointerTo(place.pointer, 'items')
    if (isJsonObject(items))
      return {
        item: compileField('', items, below(place, ITEM, pointer, 'items'), false, new Map()),
      }
    if (!Array.isArray(items)) return {}
    const tuple = items.map((item: unknown, index) =>
      compileField(
        '',
        isJsonObject(item) ? item : {},
        below(place, String(index), pointerTo(pointer, index), 'items', index),
        false,
        new Map(),
      ),
    )
    return { tuple }
  }

  /** Counts expressions, which stand in `ui:options` only; a form has a maximum of them. */
  const expressionsOf = (
    name: string,
    { ui, uiPointer }: Place,
    valid: Field['options'],
  ): Pick<Field, 'computed' | 'rules'> => {
    const own = ui['ui:options']
    if (!isJsonObject(own) && valid[OPTIONS.range] === undefined) return { rules: [] }
    const options = isJsonObject(own) ? own : {}
    const { [OPTIONS.computed]: source, [OPTIONS.rules]: listed } = options
    const at = (...tokens: (string | number)[]) => pointerTo(uiPointer, 'ui:options', ...tokens)
    const declared = (Array.isArray(listed) ? listed : []).flatMap((rule: unknown, index) =>
      isRule(rule)
        ? [{ source: rule.holds, message: rule.message, pointer: at(OPTIONS.rules, index) }]
        : [],
    )
    const ranged = rangeRules(name, valid).map(({ end, source: holds }) => ({
      source: holds,
      message: '',
      pointer: at(OPTIONS.range, end),
      isRange: true as const,
    }))
    const rules = [...declared, ...ranged]
    expressions += rules.length + Number(typeof source === 'string')
    if (expressions > EXPRESSION_LIMITS.count) return { rules: [] }
    if (typeof source !== 'string') return { rules }
    return { rules, computed: { source, pointer: at(OPTIONS.computed) } }
  }

  const partsOf = (schema: JsonSchema, { pointer, ui, uiPointer }: Place) =>
    declaredParts(schema, pointer, root).map(
      (part): DeclaredPart & Pick<Place, 'ui' | 'uiPointer'> => {
        const { condition } = part
        if (condition?.kind !== 'branch') return { ...part, ui, uiPointer }
        // Each branch of `oneOf` and `anyOf` may have a uiSchema of its own.
        const { keyword, index } = condition
        const all = ui[keyword]
        const own: unknown = Array.isArray(all) ? all[index] : undefined
        return isJsonObject(own)
          ? { ...part, ui: own, uiPointer: pointerTo(uiPointer, keyword, index) }
          : { ...part, ui, uiPointer }
      },
    )

  const place: Place = {
    path: [],
    pointer: '',
    ui: uiSchema,
    uiPointer: '',
    conditions: [],
    isReadOnly: false,
    isOptional: false,
    open: undefined,
  }
  return compileField('', root, place, false, new Map())
}

/** Tells whether rjsf's layout shows the title of a field in place of its control, so that nothing can be filled in. */
const isHeading = (schema: JsonSchema, options: Field['options']): boolean =>
  options.field === HEADING && schema.type !== 'object' && schema.type !== 'array'

/** The part of a uiSchema about free members, as rjsf has it. */
const FREE = 'additionalProperties'

const EMPTY: ReadonlyMap<string, Field> = new Map()
const NONE: ReadonlySet<string> = new Set()
