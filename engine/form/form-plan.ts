import type { Path } from '../json/path-values.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import type { Wire } from '../language/wire-option.ts'
import type { WidgetName } from '../language/words.ts'
import type { DeclaredScope } from './option-scope.ts'

/** A form, compiled once (`compileForm`): all that its renderer, review, checks and codecs read of its definition. */
export interface FormPlan {
  /** The schema as it is defined: values are validated against it. */
  schema: JsonSchema
  uiSchema: UiSchema
  /** The values of a form that nobody has filled in. */
  formData?: unknown
  /** The form as a whole: a field without a name. */
  root: Field
  /**
   * Every field below the root, each before those within it. A field that several branches declare is here once for
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
  /** The member's name; '' for the root and for an item. */
  name: string
  /** From the root of the form's values. */
  path: Path
  /** JSON pointer into the form's schema, to where the field is declared. */
  pointer: string
  /** JSON pointer into the form's uiSchema, to what it says of the field or would say. */
  uiPointer: string
  ui: UiSchema
  /** The field's options (`ui:options` and `ui:<name>`), without those that are not as they should be. */
  options: Readonly<Record<string, unknown>>
  title: string
  widget: WidgetName
  isRequired: boolean
  /** The conditions under which there is such a field, outermost first; empty where it is always there. */
  conditions: readonly Condition[]
  /** All fields of the same object, whatever branch declares them, by name. */
  siblings: ReadonlyMap<string, Field>
  computed?: Expression
  rules: readonly (Expression & { message: string })[]
  /** JSON pointer into the data collected so far, by keyName: the field's first value. */
  source?: string
  /** Where its options come from, if the server has them. */
  scope?: DeclaredScope
  wire?: Wire
}

/** An expression of CEL, and the JSON pointer into the uiSchema to where it is written. */
interface Expression {
  source: string
  pointer: string
}

/** What a schema says of one value, its references followed. */
export interface Shape {
  /** Without `$ref`: the schema that it leads to, with what stands beside it. */
  schema: JsonSchema
  /** The members of an object that this schema itself declares. */
  members: ReadonlyMap<string, Field>
  /** The items of a list that are all alike. */
  item?: Field
  /** The items of a list that are told apart by their place. */
  tuple?: readonly Field[]
  /** The schemas within this one that say something of the same value. */
  parts: readonly Part[]
}

/** A schema that says more of a value, always (`allOf`) or under a condition. */
export interface Part {
  condition?: Condition
  shape: Shape
}

/** When a part of a schema applies to a value. */
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
