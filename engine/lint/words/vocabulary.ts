import { CONTRACT_MEMBERS } from '#schemas/process/contract-file.ts'
import { processFile, processForm } from '#schemas/process/definition.ts'
import { OPTIONAL_TYPES, OPTIONS } from '../../language/words.ts'
import { WIDGETS, widgets, widgetsWith, type WidgetName } from '../../widgets/widgets.ts'

/*
 * The members of each part of a process file. A member that is not listed has no effect: it is reported with the
 * listed one that it is nearest to. The keywords of a schema are in json-schema-words.ts.
 */

/** The parts of a file whose members are fixed. */
export const MEMBERS = {
  file: Object.keys(processFile.shape),
  entry: Object.keys(processForm.shape),
  formContent: ['schema', 'uiSchema', 'formData', 'step'],
  pageContent: ['schema', 'uiSchema', 'formData', 'step', 'contract'],
  content: ['schema', 'uiSchema', 'formData', 'step', 'from', 'default', 'official'],
  step: ['title', 'description', 'commit', 'when', 'dependsOn'],
  rule: ['holds', 'message'],
  wire: ['each', 'as', 'pattern', 'separator', 'label', 'value'],
  section: ['title', 'tab', 'fields'],
  link: ['title', 'href'],
  agreement: ['title', 'paragraphs'],
  ...CONTRACT_MEMBERS,
} as const satisfies Record<string, readonly string[]>

/** The parts of a uiSchema that are about items and branches, as rjsf has them. */
export const UI_PARTS: readonly string[] = [
  'items',
  'additionalItems',
  'additionalProperties',
  'oneOf',
  'anyOf',
]

/** The fields that read an option: all, those of some widgets, or those of a type. */
type Readers = 'all' | 'form' | 'object' | 'array' | readonly WidgetName[]

/** The options that only some widgets read, with those. */
const OF_WIDGETS: Readonly<Record<string, readonly WidgetName[]>> = Object.fromEntries(
  [...new Set(WIDGETS.flatMap((name) => widgets[name].options ?? []))].map((option) => [
    option,
    widgetsWith(({ options }) => options?.includes(option)),
  ]),
)

/** The members of `ui:options`, each of which may be written as `ui:<name>` too. */
export const UI_OPTIONS: Readonly<Record<string, Readers>> = {
  widget: 'all',
  field: 'all',
  title: 'all',
  description: 'all',
  help: 'all',
  placeholder: 'all',
  width: 'all',
  disabled: 'all',
  readonly: 'all',
  label: 'all',
  autofocus: 'all',
  hideError: 'all',
  emptyValue: 'all',
  errorMessage: 'all',
  patternMessage: 'all',
  [OPTIONS.source]: 'all',
  [OPTIONS.computed]: 'all',
  [OPTIONS.formula]: 'all',
  [OPTIONS.rules]: 'all',
  [OPTIONS.wire]: 'all',
  [OPTIONS.unit]: 'all',
  ...OF_WIDGETS,
  // Has a diagnostic of its own for other widgets.
  [OPTIONS.within]: 'all',
  order: 'object',
  layout: 'object',
  layoutGrid: 'object',
  // A list has its own buttons.
  [OPTIONAL_TYPES]: 'all',
  [OPTIONS.sections]: 'form',
  globalOptions: 'form',
  addable: 'array',
  removable: 'array',
  orderable: 'array',
  copyable: 'array',
}

/** Options with a fixed list of values. */
export const OPTION_VALUES: Readonly<Record<string, readonly string[]>> = {
  width: ['full', 'twoThirds', 'half', 'third', 'quarter'],
  layout: ['tabs'],
}

/** Words of Avue and of other designers, with the options to use instead. */
export const OTHER_UI_OPTIONS: Readonly<Record<string, string>> = {
  precision: 'schema 的 multipleOf（两位小数写 0.01），或 format 为 money',
  required: 'schema 的 required',
  min: 'schema 的 minimum',
  max: 'schema 的 maximum',
  default: 'schema 的 default',
  hidden: 'ui:widget（hidden）',
  type: 'ui:widget',
  options: 'ui:options',
  rule: 'rules',
  when: 'schema 的 if 与 then',
}
