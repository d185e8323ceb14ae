import { membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { widgetOf } from '../form/widget-of.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { wrongOption } from '../widgets/options.ts'
import { isPlaces } from '../language/upload-places.ts'
import { OPTIONS } from '../language/words.ts'
import { widgets } from '../widgets/widgets.ts'
import { checkMembers, isNote, unknownMember } from './check-members.ts'
import { KEYWORDS } from './words/json-schema-words.ts'
import { withNearest } from './words/nearest-word.ts'
import { MEMBERS, OPTION_VALUES, OTHER_UI_OPTIONS, UI_OPTIONS } from './words/vocabulary.ts'

interface Place {
  at: string
  /** The field that the part is about; none for a branch. */
  field: Field | undefined
  report: Report
}

/** Checks the options of a part of a uiSchema: their names, their types, and that the field's widget reads them. */
export const checkOptions = (
  part: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>>,
  { at, field, report }: Place,
): void => {
  const check = (name: string, value: unknown, pointer: string, prefix: string): void => {
    if (isMisspeltWithin(name, value)) return checkMembers(value, 'wire', pointer, report)
    const problem = wrongOption(name, value)
    if (problem !== undefined) return report('invalid-option', pointer, problem)
    if (!Object.hasOwn(UI_OPTIONS, name)) {
      if (!isOfRenderer(name) && !isNote(name))
        report('unknown-member', pointer, unknownOption(name, prefix))
      return
    }
    checkInside(name, value, { at: pointer, field, report })
    const unread = field && unreadBy(name, field)
    if (unread !== undefined) report('unused-option', pointer, `“${name}”${unread}`)
  }
  if (part['ui:options'] !== undefined && !isJsonObject(part['ui:options']))
    report('invalid-option', pointerTo(at, 'ui:options'), '“ui:options”应为对象')
  for (const [name, value] of Object.entries(part))
    if (name.startsWith('ui:') && name !== 'ui:options')
      check(name.slice(3), value, pointerTo(at, name), 'ui:')
  for (const [name, value] of Object.entries(options))
    check(name, value, pointerTo(at, 'ui:options', name), '')
}

/** A codec with a misspelt member is refused as a whole: the member is what to correct. */
const isMisspeltWithin = (name: string, value: unknown): boolean =>
  name === OPTIONS.wire &&
  isJsonObject(value) &&
  Object.keys(value).some((member) => !(MEMBERS.wire as readonly string[]).includes(member))

/** Checks the words inside the value of an option. */
const checkInside = (name: string, value: unknown, { at: pointer, field, report }: Place): void => {
  const allowed = Object.hasOwn(OPTION_VALUES, name) ? OPTION_VALUES[name] : undefined
  if (allowed && typeof value === 'string' && !allowed.includes(value))
    report(
      'invalid-option',
      pointer,
      `“${name}”没有${withNearest(value, allowed, `应为 ${allowed.join('、')} 之一`)}`,
    )
  if (name === 'order' && Array.isArray(value) && field) checkOrder(value, pointer, field, report)
  if (name === 'errorMessage' && isJsonObject(value))
    for (const keyword of Object.keys(value))
      if (!KEYWORDS.has(keyword))
        report('unknown-member', pointerTo(pointer, keyword), unknownMember(keyword, KEYWORDS))
  if (name === OPTIONS.differsFrom && Array.isArray(value) && field)
    checkOtherFiles(value, pointer, field, report)
  if (name === OPTIONS.places && field) checkPlaces(value, pointer, field, report)
  if (name === OPTIONS.agreement && isJsonObject(value))
    checkMembers(value, 'agreement', pointer, report)
  const kind = name === OPTIONS.rules ? 'rule' : name === 'links' ? 'link' : undefined
  if (kind && Array.isArray(value))
    value.forEach((one, index) => checkMembers(one, kind, pointerTo(pointer, index), report))
}

/** Checks that a field has as many places as files. */
const checkPlaces = (value: unknown, pointer: string, { schema }: Field, report: Report): void => {
  if (!isPlaces(value) || schema.maxItems === value.length) return
  report(
    'invalid-option',
    pointer,
    `“places”有 ${value.length} 个位置，每个位置一个文件：maxItems 应为 ${value.length}；全部必传时 minItems 也写 ${value.length}`,
  )
}

/** Checks that the fields whose files are to be other ones are uploads of the same object. */
const checkOtherFiles = (
  names: readonly unknown[],
  pointer: string,
  { siblings, name: own }: Field,
  report: Report,
): void => {
  const uploads = [...siblings].flatMap(([name, { widget }]) =>
    name !== own && widgets[widget].hasFiles ? [name] : [],
  )
  names.forEach((name, index) => {
    if (typeof name === 'string' && !uploads.includes(name))
      report(
        'unknown-field',
        pointerTo(pointer, index),
        `differsFrom 中没有这个上传字段，${withNearest(name, uploads, '请使用同一对象中另一个上传字段的名称')}`,
      )
  })
}

/** Checks that the order of fields names fields that exist. */
const checkOrder = (
  order: readonly unknown[],
  pointer: string,
  field: Field,
  report: Report,
): void => {
  const members = membersOf(field)
  order.forEach((name, index) => {
    if (typeof name === 'string' && name !== '*' && !members.has(name))
      report(
        'unknown-field',
        pointerTo(pointer, index),
        `order 提到的${withNearest(name, members.keys())}`,
      )
  })
}

/** An option that a definition may not have is reported as such. */
const isOfRenderer = (name: string): boolean => wrongOption(name, null)?.includes('不能') === true

const unknownOption = (name: string, prefix: string): string => {
  const instead = Object.hasOwn(OTHER_UI_OPTIONS, name) ? OTHER_UI_OPTIONS[name] : undefined
  const words = Object.keys(UI_OPTIONS).map((option) => prefix + option)
  return instead === undefined
    ? unknownMember(prefix + name, prefix === '' ? words : ['ui:options', ...words])
    : `“${prefix}${name}”不起作用：请改用 ${instead}`
}

/** The options that would give a consent in advance. */
const GIVEN_IN_ADVANCE: readonly string[] = [OPTIONS.source, OPTIONS.computed]

/** Returns why an option has no effect on a field; undefined where it has one. */
const unreadBy = (name: string, field: Field): string | undefined => {
  const readers = UI_OPTIONS[name] ?? 'all'
  const { schema, path, computed, members, parts } = field
  const types = [schema.type].flat()
  if (field.widget === 'consent' && GIVEN_IN_ADVANCE.includes(name))
    return '不能用于声明：须由客户自己勾选'
  if (name === OPTIONS.formula && computed === undefined) return '只对计算的字段（computed）起作用'
  if (readers === 'all') return undefined
  if (readers === 'form') return path.length === 0 ? undefined : '只对整个表单起作用'
  if (readers === 'array') return types.includes('array') ? undefined : '只对列表（array）起作用'
  if (readers === 'object')
    return types.includes('object') || members.size > 0 || parts.length > 0
      ? undefined
      : '只对对象（object）起作用'
  // A read-only field is shown in the review as the widget of its schema shows it.
  const widget = computed ? 'readonly' : field.widget
  const used = [widget, field.widget, widgetOf(schema, undefined)]
  return readers.some((reader) => used.includes(reader))
    ? undefined
    : `只对控件 ${readers.join('、')} 起作用，这里的控件是 ${widget}`
}
