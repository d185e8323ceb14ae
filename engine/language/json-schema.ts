/** A JSON Schema (draft 7 or 2020-12) as data; what is inside has been checked by the compiler. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** A uiSchema of react-jsonschema-form as data. */
export type UiSchema = { readonly [name: string]: unknown }
