import { isJsonObject } from '../json/object.ts'
import type { UiSchema } from '../language/json-schema.ts'
import { isAgreement } from '../language/agreement.ts'
import { layoutGridOf } from '../language/layout-grid.ts'
import { isPlaces } from '../language/upload-places.ts'
import { isRange } from '../language/range-option.ts'
import { isShare, isStatusList } from '../language/record-choice.ts'
import { isTrialTerms } from '../language/trial-terms.ts'
import { LAYOUT_FIELDS, OPTIONAL_TYPES, OPTIONS, RJSF_FIELDS } from '../language/words.ts'
import { isKnownWidget } from './known-widgets.ts'
import { isWire } from '../language/wire-option.ts'

/** The types of options: what each is called in a message, and the values that are of it. */
const TYPES = {
  text: { words: '文字', is: (value: unknown) => typeof value === 'string' },
  flag: { words: '是或否', is: (value: unknown) => typeof value === 'boolean' },
  list: { words: '列表', is: Array.isArray },
  fieldNames: {
    words: '字段名的列表',
    is: (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  },
  names: {
    words: '名称的列表，或由值到名称的对象',
    is: (value: unknown) =>
      isJsonObject(value)
        ? Object.values(value).every((name) => typeof name === 'string')
        : Array.isArray(value),
  },
  places: { words: '至少两个互不相同的文字的列表', is: isPlaces },
  agreement: { words: '协议：title 为标题，paragraphs 为各段文字的列表', is: isAgreement },
  statuses: { words: '至少一个状态名称的列表', is: isStatusList },
  containers: {
    words: '由 object、array 组成的列表',
    is: (value: unknown) =>
      Array.isArray(value) && value.every((type) => type === 'object' || type === 'array'),
  },
  share: { words: '大于 0、不超过 1 的小数，写成文字，如 "0.8"', is: isShare },
  terms: { words: '对象：各项为 /keyName/字段 或固定值', is: isTrialTerms },
  pointerOrTrue: {
    words: 'true，或 /keyName/字段',
    is: (value: unknown) => value === true || (typeof value === 'string' && value.startsWith('/')),
  },
} as const satisfies Record<string, { words: string; is: (value: unknown) => boolean }>

/** The type of an option; `none` where a definition may not have it. */
type OptionType = keyof typeof TYPES | 'none'

/**
 * Returns what is wrong with one option of a uiSchema; undefined where it is valid. The checker reports it, and the
 * renderer
 * leaves the option out: rjsf throws on some of these, and others reach into its insides.
 */
export const wrongOption = (name: string, value: unknown): string | undefined => {
  if (name === OPTIONS.range && value !== undefined)
    return isRange(value) ? undefined : `“${name}”应写 min、max，各为 /keyName/字段`
  if (name === OPTIONS.wire && value !== undefined)
    return isWire(value) ? undefined : `“${name}”的写法不正确`
  if (name === 'field' && value !== undefined)
    return isOneOf(RJSF_FIELDS, value)
      ? undefined
      : `“${name}”不能是其他应用的字段，只能写 rjsf 自带的：${RJSF_FIELDS.join('、')}`
  if (name === 'layoutGrid' && value !== undefined)
    return layoutGridOf(value)
      ? undefined
      : `“${name}”应为 rjsf 的网格：ui:row、ui:col、ui:columns 或 ui:condition，各有 children`
  if (name === 'globalOptions' && value !== undefined) {
    const isRight = isJsonObject(value) && Object.entries(value).every(isGlobalOption)
    return isRight ? undefined : `“${name}”应为对象，其中只有 ${GLOBAL_OPTIONS.join('、')} 起作用`
  }
  // A template that is called by its own name is the one that is used anyway.
  if (isTemplate(name) && value === name) return undefined
  const expected = expectedOf(name)
  if (expected === undefined || value === undefined) return undefined
  if (expected === 'none') return `“${name}”不能在定义中使用`
  return TYPES[expected].is(value) ? undefined : `“${name}”应为${TYPES[expected].words}`
}

/** All options of a field, as rjsf reads them: `ui:<name>` says the same as `ui:options.<name>`, and the later counts. */
export const uiOptionsOf = (ui: UiSchema): Readonly<Record<string, unknown>> => {
  const names = Object.keys(ui).filter((key) => key.startsWith('ui:'))
  if (names.length === 0) return NO_OPTIONS
  const options: [string, unknown][] = []
  for (const [key, value] of names.map((name) => [name, ui[name]] as const))
    if (key === 'ui:options') options.push(...(isJsonObject(value) ? Object.entries(value) : []))
    else options.push([key.slice(3), value])
  return Object.fromEntries(options)
}

/** Returns one option of a field; see `uiOptionsOf`. */
export const uiOptionOf = (ui: UiSchema, name: string): unknown => {
  let found: unknown
  for (const key of Object.keys(ui)) {
    const value = ui[key]
    if (key === 'ui:options') {
      if (isJsonObject(value) && Object.hasOwn(value, name)) found = value[name]
    } else if (key === `ui:${name}`) found = value
  }
  return found
}

const NO_OPTIONS: Readonly<Record<string, unknown>> = Object.freeze({})

/** Returns the valid options of a field: `ui:order` names every field, and a misspelt widget is dropped. */
export const validOptionsOf = (ui: UiSchema): Readonly<Record<string, unknown>> => {
  const options = uiOptionsOf(ui)
  return options === NO_OPTIONS
    ? options
    : Object.fromEntries(
        Object.entries(options).flatMap(([name, value]) => validOption(name, value)),
      )
}

/** The options that a uiSchema may set for all fields at once, as rjsf has them. */
const GLOBAL_OPTIONS = ['addable', 'removable', 'orderable', 'copyable', OPTIONAL_TYPES]

const isGlobalOption = ([name, value]: [string, unknown]): boolean =>
  isOneOf(GLOBAL_OPTIONS, name) && wrongOption(name, value) === undefined

/** Returns an option as an entry of an object; no entry where it is invalid. */
export const validOption = (name: string, value: unknown): [string, unknown][] => {
  // Others than these are the page's.
  if (name === 'globalOptions')
    return isJsonObject(value)
      ? [[name, Object.fromEntries(Object.entries(value).filter(isGlobalOption))]]
      : []
  if (wrongOption(name, value) !== undefined) return []
  if (name === 'widget' && !isKnownWidget(value)) return []
  if (isTemplate(name) || (name === 'field' && !isOneOf(LAYOUT_FIELDS, value))) return []
  if (name === 'layoutGrid') return [[name, layoutGridOf(value)]]
  if (name === 'order' && Array.isArray(value)) return [[name, completeOrder(value)]]
  // An option may be called as something that every object has.
  return [[name, name === 'enumNames' && isJsonObject(value) ? withoutPrototype(value) : value]]
}

const withoutPrototype = (value: object): unknown => Object.assign(Object.create(null), value)

/** Returns `ui:order` as rjsf accepts it: rjsf throws where a field is missing, or named twice. */
const completeOrder = (order: readonly unknown[]): unknown[] => {
  const names = [...new Set(order)]
  return names.includes('*') ? names : [...names, '*']
}

const EXPECTED: Readonly<Record<string, OptionType>> = {
  title: 'text',
  description: 'text',
  help: 'text',
  placeholder: 'text',
  autocomplete: 'text',
  text: 'text',
  unit: 'text',
  formula: 'text',
  width: 'text',
  layout: 'text',
  patternMessage: 'text',
  label: 'flag',
  inline: 'flag',
  disabled: 'flag',
  readonly: 'flag',
  addable: 'flag',
  removable: 'flag',
  orderable: 'flag',
  copyable: 'flag',
  fromFile: 'flag',
  order: 'fieldNames',
  enumNames: 'names',
  enumDisabled: 'list',
  places: 'places',
  differsFrom: 'fieldNames',
  agreement: 'agreement',
  enumOrder: 'list',
  kind: 'text',
  status: 'statuses',
  least: 'text',
  differences: 'pointerOrTrue',
  share: 'share',
  terms: 'terms',
  // The design of a page is the portal's, and so are the parts of rjsf.
  fieldReplacesAnyOrOneOf: 'none',
  classNames: 'none',
  className: 'none',
  class: 'none',
  style: 'none',
  inputType: 'none',
  rootFieldId: 'none',
  optionsSchemaSelector: 'none',
  [OPTIONAL_TYPES]: 'containers',
  enableMarkdownInDescription: 'none',
  enableMarkdownInHelp: 'none',
  definitions: 'none',
  submitButtonOptions: 'none',
}

/** Names that begin with a capital are templates of rjsf, like FieldTemplate. */
const isTemplate = (name: string): boolean => /^[A-Z]/.test(name)

const isOneOf = (names: readonly unknown[], value: unknown): boolean => names.includes(value)

const expectedOf = (name: string): OptionType | undefined =>
  isTemplate(name) ? 'none' : Object.hasOwn(EXPECTED, name) ? EXPECTED[name] : undefined
