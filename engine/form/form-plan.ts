import type { Path } from '../json/path-values.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import type { Wire } from '../language/wire-option.ts'
import type { WidgetName } from '../widgets/widgets.ts'
import type { DeclaredScope } from './option-scope.ts'

/** A form, compiled once (`compileForm`), for its renderer, review, checks and codecs. */
export interface FormPlan {
  /** The schema as it is defined. */
  schema: JsonSchema
  /**
   * The schema that values are validated against: groups may be absent (decision 206), and so may members that may be null; texts
   * have the formats that their widgets imply.
   */
  valueSchema: JsonSchema
  uiSchema: UiSchema
  /** The initial values of the form. */
  formData?: unknown
  /** The form as a whole: a field without a name. */
  root: Field
  /**
   * Every field below the root, each before its descendants. A field that several branches declare is listed once for
   * each of them.
   */
  fields: readonly Field[]
  /** The schema and uiSchema that rjsf renders; made when first asked for. */
  readonly rendered: RenderedForm
}

/** A definition as rjsf can render it. */
export interface RenderedForm {
  schema: JsonSchema
  uiSchema: UiSchema
}

/** A value that the customer fills in: a member of an object, or each item of a list. */
export interface Field extends Shape {
  /** The schema as it is written out, however it is spelled (`ownSchema`), with the format that its widget implies. */
  schema: JsonSchema
  /** Null is a value of the field. */
  takesNull: boolean
  /** The member's name; '' for the root and for an item. */
  name: string
  /** From the root of the form's values. */
  path: Path
  /** JSON pointer into the form's schema, to where the field is declared. */
  pointer: string
  /** JSON pointer into the form's uiSchema, to the field's part, whether it exists or not. */
  uiPointer: string
  ui: UiSchema
  /** The field's options (`ui:options` and `ui:<name>`), without invalid ones. */
  options: Readonly<Record<string, unknown>>
  title: string
  widget: WidgetName
  /** Required whatever else is filled in: false in a group that may be absent. */
  isRequired: boolean
  /** The customer only reads the value: by its widget, by an option, or because its object is only read. */
  isReadOnly: boolean
  /** The conditions under which the field exists, outermost first; empty where it always exists. */
  conditions: readonly Condition[]
  /** All fields of the same object, whatever branch declares them, by name. */
  siblings: ReadonlyMap<string, Field>
  computed?: Expression | undefined
  /** The reason, for authors, why the field cannot be shown: one line stands in its place. */
  refused?: string | undefined
  /** The only value that the schema allows: it is shown, not asked for. */
  fixed?: string | number | undefined
  /** A rule that holds the field within its range words its message by the range. */
  rules: readonly (Expression & { message: string; isRange?: true })[]
  /** JSON pointer into the data collected so far, by keyName: the field's default. */
  source?: string | undefined
  /** The source is an official record: a value that differs is marked. */
  isOfficial?: boolean
  /** The source of its options, if the server has them. */
  scope?: DeclaredScope | undefined
  wire?: Wire | undefined
}

/** A CEL expression, and the JSON pointer to it in the uiSchema. */
interface Expression {
  source: string
  pointer: string
}

/** The declarations of a schema about one value, its references followed. */
export interface Shape {
  /** The schema without `$ref`: the referenced schema, merged with the keywords next to the reference. */
  schema: JsonSchema
  /** The members of an object that this schema itself declares. */
  members: ReadonlyMap<string, Field>
  /** The items of a list that are all alike, or the free members of an object. */
  item?: Field
  /** The items of a list with a schema for each index. */
  tuple?: readonly Field[]
  /** The schemas within this one that describe the same value. */
  parts: readonly Part[]
}

/** A schema that adds to the description of a value, always (`allOf`) or under a condition. */
export interface Part {
  condition?: Condition | undefined
  shape: Shape
}

/** The condition under which a part of a schema applies to a value. */
export type Condition = (
  | {
      /** `then` where the schema holds, `else` where it doesn't. */
      kind: 'if'
      schema: JsonSchema
      expected: boolean
    }
  | {
      /** `dependencies`: the member has a value. */
      kind: 'present'
      name: string
    }
  | {
      /** One of `oneOf` or `anyOf`: no value contradicts its constants. */
      kind: 'branch'
      keyword: 'oneOf' | 'anyOf'
      index: number
      /** By member, the values that the branch allows. */
      constants: ReadonlyMap<string, readonly unknown[]>
    }
) & {
  /** JSON pointer into the form's schema. */
  pointer: string
  /** The members of the value that decide; undefined where all of them do. */
  reads: ReadonlySet<string> | undefined
}
