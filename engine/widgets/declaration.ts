import type { Surroundings } from '../formats/declaration.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/*
 * What a widget is, said once for everybody who speaks of it: the check of a definition and its JSON Schema, the documents, the
 * labels and messages of a form, tables, reviews, reviewers and contracts. Its component is src/forms/widgets/<name>-widget.tsx.
 */

/** The schema and the options that a text is made by. */
interface Described {
  schema: JsonSchema
  options: Readonly<Record<string, unknown>>
}

export interface WidgetDeclaration {
  /** The description for authors, with its own options. */
  words: string
  /** The types of the values that it gives; any without it. */
  types?: readonly string[]
  /** The formats that select it by themselves. */
  formats?: readonly string[]
  /** The members of `ui:options` that it reads beside those of all widgets. */
  options?: readonly string[]
  /** It has no options of its own: the schema lists them. */
  needsOptions?: true
  /** The verb of its label, 请选择…; 输入 without it. */
  verb?: '选择' | '上传' | '勾选' | '阅读并同意' | '完成' | '添加'
  /** The counting word of a list of its values; 项 without it. */
  counts?: '个文件' | '行'
  /** Its values are uploaded files. */
  hasFiles?: true
  /** Its value is a list of objects. */
  isOfObjects?: true
  /** Its value is a code: only the source of its options knows the name. */
  isCoded?: true
  /** Its text has lines, and spaces that count. */
  hasLines?: true
  /** It can be the selector of a field's branches. */
  choosesBranches?: true
  /** The keyboard of a phone for its text, in a form and in a table; that of letters without it. */
  keyboard?: 'numeric' | 'tel' | 'decimal'
  /** Its value is the two ends of a period. */
  isPeriod?: true
  /** It shows its value, and nothing can be typed. */
  isOnlyRead?: true
  /** It holds its value unseen. */
  isHidden?: true
  /** It says no until it is ticked. */
  startsAsNo?: true
  /** It has several controls: its label names a group. */
  isGroup?: true
  /** It takes the whole width of a form. */
  isWide?: true
  /** It is too large for the cell of a table. */
  isLarge?: true
  /** Its value is a declaration, which the customer gives anew for another application. */
  isDeclaration?: true
  /** It renders its own label next to the box. */
  isLabelled?: true
  /** Its cell in a table; the widget itself without it. */
  cell?: 'typed' | 'select' | 'yesNo' | 'day'
  /** The unit of its values where the definition names none. */
  unit?: '元' | '%'
  /** The text of a value for reading; undefined for a value that is none of its own. Without it, the value says itself. */
  text?: (value: unknown, field: Described, surroundings: Surroundings) => string | undefined
}

export const declareWidget = (declaration: WidgetDeclaration): WidgetDeclaration => declaration
