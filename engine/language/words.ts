/*
 * The words that a form definition may use. Their implementations (src/forms, src/app/routes.ts) are
 * typed by these lists, and the checker recognises misspelt words by them.
 */

/**
 * The names of rjsf's standard fields. Those of a type of value mean what the schema says anyway; the two of a layout are
 * rendered by rjsf (`LAYOUT_FIELDS`).
 */
export const RJSF_FIELDS = [
  'AnyOfField',
  'ArrayField',
  'BooleanField',
  'CyclicSchemaField',
  'FallbackField',
  'LayoutGridField',
  'LayoutHeaderField',
  'LayoutMultiSchemaField',
  'NullField',
  'NumberField',
  'ObjectField',
  'OneOfField',
  'OptionalDataControlsField',
  'SchemaField',
  'StringField',
] as const

/** rjsf's field that shows a title in place of a control. */
export const HEADING = 'LayoutHeaderField'

/** The fields of rjsf that the portal has none for. */
export const LAYOUT_FIELDS = ['LayoutGridField', HEADING] as const

/** The option of rjsf that names the types of values that a customer may add and take out. */
export const OPTIONAL_TYPES = 'enableOptionalDataFieldForType'

/**
 * The sources of options that a definition does not list itself. A definition names a source, never an
 * address; see option-scope.ts.
 */
export const OPTION_SOURCES = ['dictionary', 'region', 'bankBranch'] as const
export type OptionSource = (typeof OPTION_SOURCES)[number]

/** Members of `ui:options` (or `ui:<name>`) that our widgets read. */
export const OPTIONS = {
  /** JSON pointer into the data collected so far, by keyName: the field's default. */
  source: 'source',
  /** Of a field that is only read: it has the titles of the fields that differ from an official record; see form/differences.ts. */
  differences: 'differences',
  /** The source of remoteSelect's options: one of OPTION_SOURCES. */
  optionSource: 'optionSource',
  /** A dictionary's code, where the options come from a dictionary. */
  dictionary: 'dictionary',
  /** A region's code, where the options are its direct children; without it, the provinces. */
  region: 'region',
  /** A bank's key in the dictionary of banks, where the options are its branches only. */
  bank: 'bank',
  /** `{ field }`: the value of that sibling field narrows the options. */
  within: 'within',
  /** 元 or 万元. */
  unit: 'unit',
  /** An expression that the field's value is computed from; see expression/. */
  computed: 'computed',
  /** The sentence that says what a computed value is made of, in place of the one that is made of its expression. */
  formula: 'formula',
  /** Rules between fields: `{ holds, message }`, `holds` an expression. */
  rules: 'rules',
  /** `{ min, max }`: JSON pointers into the collected data, to the limits of an amount or a number; see form/range.ts and form/range-words.ts. */
  range: 'range',
  /** The tone of a status by its value: one of STATUS_TONES. */
  tones: 'tones',
  /** The codec of a value that is saved in another representation than the form's; see wire.ts. */
  wire: 'wire',
  /** The names of an upload's places, each for one file: 人像面, 国徽面; see upload-places.ts. */
  places: 'places',
  /** Of a table: its rows can be filled in from an XLSX or a CSV file. */
  fromFile: 'fromFile',
  /** The uploads of the same object whose files are other ones than the field's; see form/same-files.ts. */
  differsFrom: 'differsFrom',
  /** The text that a consent is given to, `{ title, paragraphs }`; see agreement.ts. */
  agreement: 'agreement',
  /** The kind of the customer's own records that `records` chooses among. */
  kind: 'kind',
  /** The statuses whose records may be chosen. */
  status: 'status',
  /** The amount that the chosen records have to cover: a pointer like a source, or a decimal text; see record-choice.ts. */
  least: 'least',
  /** The share of the chosen records' amounts that counts towards `least`, like 0.8. */
  share: 'share',
  /** The terms of a trial by name: pointers like a source, or constants; see trial-terms.ts. */
  terms: 'terms',
  /** Of the whole form: its flat fields under headings and in tabs, `[{ title, tab, fields }]`. */
  sections: 'sections',
} as const

/** The tones of a status: each has an icon of its own, not only a colour. */
export const STATUS_TONES = ['success', 'warning', 'error', 'info', 'waiting', 'neutral'] as const
export type StatusTone = (typeof STATUS_TONES)[number]
