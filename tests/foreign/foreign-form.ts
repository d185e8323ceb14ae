import type { FormDefinition } from '#engine/language/content.ts'

/** A form of another project, rebuilt: its fields and structure, not its text. */
export interface ForeignForm {
  name: string
  content: FormDefinition
  /** The code of the diagnostic and the reason, where the compiler refuses the form. */
  refused?: { code: string; reason: string }
  /** The differences from the original form, of one that is rendered. */
  differs?: string
  /** By JSON pointer, the label of the option to select instead of the first. */
  select?: Readonly<Record<string, string>>
  /** By JSON pointer of an object, the names to give to its free members; one by default. */
  names?: Readonly<Record<string, readonly string[]>>
  /** By JSON pointer, the text to type where the schema alone does not tell one. */
  type?: Readonly<Record<string, string>>
}

/** The schema of an object. */
export const group = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
})

/** The schema of a text. */
export const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })

/** The schema of one of several options with a title each. */
export const oneOf = (title: string, options: Readonly<Record<string, string>>) => ({
  type: 'string',
  title,
  oneOf: Object.entries(options).map(([value, label]) => ({ const: value, title: label })),
})

/** The schema of several options. */
export const several = (title: string, ...options: string[]) => ({
  type: 'array',
  title,
  uniqueItems: true,
  items: { type: 'string', enum: options },
})

/** The schema of a list. */
export const list = (title: string, items: object | readonly object[], more: object = {}) => ({
  type: 'array',
  title,
  items,
  ...more,
})
