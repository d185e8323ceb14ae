import type { RJSFSchema } from '@rjsf/utils'
import { formatNamed } from '#engine/formats/formats.ts'
import { whyNoNumber } from '#engine/formats/number.ts'
import { containsWords, notWords, ownWords } from '#engine/form/constraint-words.ts'
import { unitOf } from '#engine/form/typed-value.ts'
import { valueText } from '#engine/form/value-text.ts'
import { MOMENT_NOUNS, periodKind } from '#engine/formats/moment-patterns.ts'
import { patternWords } from '#engine/language/pattern-words.ts'
import { placesOf } from '#engine/language/upload-places.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { widgets, type WidgetName } from '#engine/widgets/widgets.ts'
import type { MemberAlternatives, TextAlternatives } from './alternatives.ts'
import { equalItems, wordsOfMembers, wordsOfTexts } from './alternative-words.ts'
import type { Violation } from './check-form.ts'

/** The properties of a field that its messages depend on. */
export interface WordedField {
  label: string
  widget: WidgetName
  schema: RJSFSchema
  options: Readonly<Record<string, unknown>>
  /** A list whose items are fields of their own. */
  isList: boolean
}

/** Returns the verb for filling in a field: 选择, 输入, … */
export const verbOf = ({ widget, isList }: WordedField): string => {
  const { verb = '输入', hasFiles } = widgets[widget]
  return isList && !hasFiles ? '添加' : verb
}

/** Names the two ends of a period, which the message asks for; '' for other fields. */
const endsOf = ({ widget, schema }: WordedField): string => {
  if (!widgets[widget].isPeriod) return ''
  const noun = MOMENT_NOUNS[periodKind(schema.items)]
  return `的开始${noun}和结束${noun}`
}

/** Names the places of an upload, which the message asks for; '' for other fields. */
const placesIn = ({ widget, options }: WordedField): string => {
  const places = widgets[widget].options?.includes(OPTIONS.places) ? placesOf(options) : []
  return places.length > 0 ? `的${places.join('和')}` : ''
}

/** Returns the message for a violation: the definition's own, or one that says what to do. */
export const errorWords = (
  { path, keyword, params, value, declared }: Violation,
  field: WordedField,
  labelAt: (path: readonly string[]) => string | undefined = () => undefined,
): string => {
  const { label, widget, options } = field
  if (keyword === 'rule') return String(params.message)
  if (keyword === 'memberAlternatives') {
    const named = params as unknown as MemberAlternatives
    return wordsOfMembers(named, (member) => labelAt([...path.slice(0, -1), member]) || member)
  }
  const name = `${label || '此项'}${placesIn(field)}`
  const ask = widgets[widget].isOnlyRead
    ? `${name}还没有内容，请先填写与它有关的各项`
    : `请${verbOf(field)}${name}${endsOf(field)}`
  if (keyword === 'required' || keyword === 'dependencies' || keyword === 'dependentRequired')
    return ownWords(options, 'required') ?? ask
  const own = ownWords(options, keyword === 'textAlternatives' ? String(params.union) : keyword)
  if (own) return own
  const limit = String(params.limit)
  const items = widgets[widget].counts ?? '项'
  switch (keyword) {
    case 'minLength':
      return `${label}请至少输入 ${limit} 个字`
    case 'maxLength':
      return `${label}请不要超过 ${limit} 个字`
    case 'minimum':
      return `${label}请不小于 ${limit}`
    case 'maximum':
      return `${label}请不大于 ${limit}`
    case 'exclusiveMinimum':
      return `${label}请大于 ${limit}`
    case 'exclusiveMaximum':
      return `${label}请小于 ${limit}`
    case 'multipleOf':
      return `${label}请输入 ${String(params.multipleOf)} 的整数倍`
    case 'minItems':
      if (widgets[widget].isPeriod || placesIn(field) !== '') return ask
      return `${ask}，至少 ${limit} ${items}`
    case 'maxItems':
      return `${label}请不要超过 ${limit} ${items}`
    case 'minProperties':
      return `${name}请至少填写 ${limit} 项`
    case 'maxProperties':
      return `${name}请不要超过 ${limit} 项`
    case 'uniqueItems':
      return `${label}${equalItems(value, items) || '有重复的内容'}，请修改`
    case 'contains':
      return `${label}${containsWords(declared, field.schema) ?? '的内容不合要求，请按要求填写'}`
    case 'not':
      return (
        notWords(declared, label || '此项', (member) => labelAt([...path, member]) || member) ??
        `${label || '此项'}不能这样填写，请修改`
      )
    case 'pattern': {
      const words = patternWords(String(params.pattern), value)
      return words === undefined ? `请按要求填写${label || '此项'}` : `${label}${words}`
    }
    case 'textAlternatives':
      return wordsOfTexts(params as unknown as TextAlternatives, (one) =>
        errorWords({ path, ...one }, field, labelAt),
      )
    case 'format':
      return wrongFormat(params.format, value) ?? `请按要求填写${label}`
    case 'type':
      return numberWords(params.type, value, field) ?? ask
    case 'const':
      if (verbOf(field) === '输入') return `${name}应为“${valueText(params.allowedValue, field)}”`
      return ask
    case 'oneOf':
    case 'anyOf':
    case 'enum':
      return verbOf(field) === '输入' ? `请按要求填写${label}` : ask
    case 'additionalProperties':
    case 'false schema':
    case 'propertyNames':
      return `不能填写名称“${path.at(-1)}”，请修改名称`
    default:
      return `请按要求填写${label || '此项'}`
  }
}

/** Returns what is wrong with a text of a format; the value of a whole control may be another type. */
const wrongFormat = (name: unknown, value: unknown): string | undefined => {
  const format = formatNamed(name)
  return (typeof value === 'string' ? format?.wrong(value) : undefined) ?? format?.message
}

/** Returns why a value is no number, or no whole one; undefined where no number is asked for. */
const numberWords = (type: unknown, value: unknown, field: WordedField): string | undefined => {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  const { label } = field
  if (types.includes('string') || !types.some((one) => one === 'number' || one === 'integer'))
    return undefined
  if (typeof value !== 'string') return types.includes('integer') ? `${label}请输入整数` : undefined
  return whyNoNumber(value, unitOf(field))
}
