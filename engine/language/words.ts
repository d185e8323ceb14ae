/*
 * The words that a form definition may use. Whoever implements one (src/forms, src/app/routes.ts) is
 * typed by these lists, and the checker knows a misspelt word by them.
 */

/** Widgets for `ui:widget`; a format below selects its widget by itself. */
export const WIDGETS = [
  'text',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'updown',
  'date',
  'month',
  'year',
  'week',
  'dateTime',
  'time',
  'hidden',
  'money',
  'percent',
  'mobile',
  'residentId',
  'creditCode',
  'bankCard',
  'region',
  'dictionary',
  'dateRange',
  'upload',
  'consent',
  'readonly',
  'switch',
  'rating',
  'radioCards',
  'checkboxCards',
  'status',
  'table',
  'signature',
  'remoteSelect',
  'bankBranch',
] as const
export type WidgetName = (typeof WIDGETS)[number]

/** Values of `format` that validate, mask and make samples; see formats.ts. */
export const FORMATS = [
  'mobile',
  'resident-id',
  'credit-code',
  'bank-card',
  'money',
  'percent',
  'month',
  'year',
  'week',
  'datetime',
  'time',
] as const
export type FormatName = (typeof FORMATS)[number]

/** Standard formats of JSON Schema that may be used beside ours. */
export const STANDARD_FORMATS = ['date', 'email', 'uri'] as const

/**
 * Where choices may come from that a definition doesn't list itself. A definition names a source, never an
 * address; see option-scope.ts.
 */
export const OPTION_SOURCES = ['dictionary', 'region', 'bankBranch'] as const
export type OptionSource = (typeof OPTION_SOURCES)[number]

/** Keys of the fixed pages that exist: each is a route that knows how to be a step. */
export const FIXED_PAGES = ['contractSigning', 'externalData'] as const
export type FixedPageKey = (typeof FIXED_PAGES)[number]

/** Members of `ui:options` (or `ui:<name>`) that our widgets read. */
export const OPTIONS = {
  /** JSON pointer into the data collected so far, by keyName: the field's first value. */
  source: 'source',
  /** Where remoteSelect has its choices from: one of OPTION_SOURCES. */
  optionSource: 'optionSource',
  /** A dictionary's code, where the choices come from a dictionary. */
  dictionary: 'dictionary',
  /** A region's code, where the choices are those directly below it; without it, the provinces. */
  region: 'region',
  /** A bank's key in the dictionary of banks, where the choices are its branches only. */
  bank: 'bank',
  /** `{ field }`: the choices are those within what that field beside it is answered with. */
  within: 'within',
  /** 元 or 万元. */
  unit: 'unit',
  /** An expression that the field's value is computed from; see expression/. */
  computed: 'computed',
  /** Rules between fields: `{ holds, message }`, `holds` an expression. */
  rules: 'rules',
  /** By value, which mark a status has: one of STATUS_TONES. */
  tones: 'tones',
  /** How the answer is saved, where that is not how the form holds it; see wire.ts. */
  wire: 'wire',
  /** Of the whole form: its flat fields under headings and in tabs, `[{ title, tab, fields }]`. */
  sections: 'sections',
} as const

/** How a status is marked: each has a shape of its own, not only a colour. */
export const STATUS_TONES = ['success', 'warning', 'error', 'info', 'waiting', 'neutral'] as const
export type StatusTone = (typeof STATUS_TONES)[number]
