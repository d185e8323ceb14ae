import { FIXED_PAGE_KEYS, fixedPageNames } from '#schemas/process/fixed-pages.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import type { DiagnosticCode } from '../../language/diagnostic.ts'
import { OPTION_SOURCES } from '../../language/words.ts'
import { FORMATS } from '../../formats/formats.ts'
import { nearestWord } from '../words/nearest-word.ts'
import { INSTRUCTION } from '../whole/check-texts.ts'
import { requiredConsent } from './consent-fix.ts'
import { keyFix, movedStep, renumbered } from './entry-fixes.ts'
import { withOwnSigns } from './expression-fix.ts'
import { asDecimalText, movedToUiSchema } from './place-fixes.ts'
import { askedReason } from './reason-fix.ts'
import { requiredInBranch } from './required-fix.ts'
import { takenOver } from './source-fix.ts'
import { remove, set, type Fix, type FixInput, type MakeFix } from './fix.ts'
import {
  asList,
  defaultWidget,
  jsonType,
  withoutGoodsType,
  withoutImpossible,
  withoutInitial,
  withoutRepetition,
} from './value-fixes.ts'
import { parentOf } from './word-fix.ts'

/** Removes a member that has no effect. */
const withoutMember: MakeFix = ({ pointer }) =>
  remove(`删除“${pointerTokens(pointer).at(-1) ?? ''}”`, pointer)

/** Writes a number that stands in quotes as a number. */
const asNumber: MakeFix = ({ pointer, json }) => {
  const value = atPointer(json, pointer)
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? set('去掉引号', pointer, Number(value))
    : undefined
}

/** Writes a value of another type than its field as a number, where the field has one. */
const asFieldsNumber: MakeFix = (input) => {
  const { pointer, json } = input
  const [, content, name] = /^(.*)\/formData\/([^/]+)$/.exec(pointer) ?? []
  const field =
    content === undefined ? parentOf(pointer) : `${content}/schema/properties/${name ?? ''}`
  const type = atPointer(json, `${field}/type`)
  return type === 'integer' || type === 'number' ? asNumber(input) : undefined
}

/** Writes a constant of a condition as a number, where its field has one. */
const asConditionsNumber: MakeFix = (input) =>
  /type "(integer|number)"/.test(input.message) ? asNumber(input) : undefined

/** Replaces a value by the nearest of the known words. */
const nearest =
  (words: readonly string[]): MakeFix =>
  ({ pointer, json }) => {
    const value = atPointer(json, pointer)
    const instead = typeof value === 'string' ? nearestWord(value, words) : undefined
    return instead === undefined ? undefined : set(`改为“${instead}”`, pointer, instead)
  }

/** Requires the member that a condition tests, at the same place. */
const required = ({ pointer, json }: FixInput): Fix | undefined => {
  const name = pointerTokens(pointer).at(-1) ?? ''
  const holder = parentOf(parentOf(pointer))
  const names = atPointer(json, pointerTo(holder, 'required'))
  if (!pointer.endsWith(pointerTo('/properties', name))) return undefined
  return set(
    `把“${name}”写入 required`,
    pointerTo(holder, 'required'),
    Array.isArray(names) ? [...(names as unknown[]), name] : [name],
  )
}

/** Names a field by what its instruction asks for. */
const withoutInstruction: MakeFix = ({ pointer, json }) => {
  const title = atPointer(json, pointerTo(pointer, 'title'))
  const name = typeof title === 'string' ? title.replace(INSTRUCTION, '').trim() : ''
  return name.length < 2 || name === title
    ? undefined
    : set(`改为“${name}”`, pointerTo(pointer, 'title'), name)
}

/** Tries several fixes in their order. */
const firstOf =
  (...fixes: readonly MakeFix[]): MakeFix =>
  (input) => {
    for (const fix of fixes) {
      const made = fix(input)
      if (made) return made
    }
    return undefined
  }

/** The fixes of findings whose message proposes no word, by code. */
export const FIXES: Partial<Record<DiagnosticCode, MakeFix>> = {
  'unknown-member': (input) =>
    input.message.includes('请移到 uiSchema') ? movedToUiSchema(input) : withoutMember(input),
  'unsupported-keyword': withoutMember,
  'unused-option': withoutMember,
  'unknown-field': (input) =>
    typeof atPointer(input.json, input.pointer) === 'object' ? withoutMember(input) : undefined,
  'duplicate-member': ({ pointer }) => remove('删除前一个，它不起作用', pointer),
  'number-as-text': asNumber,
  'invalid-file': firstOf(asNumber, asList),
  'invalid-condition': withOwnSigns,
  'expression-syntax': withOwnSigns,
  'invalid-schema': jsonType,
  'impossible-value': withoutRepetition,
  'unknown-goods-type': withoutGoodsType,
  'unknown-widget': defaultWidget,
  'unsuitable-widget': (input) =>
    input.message.includes('必须勾选') ? requiredConsent(input) : defaultWidget(input),
  'unused-external-data': ({ pointer }) => remove('删除该节点', pointer),
  'asked-twice': takenOver,
  'rule-without-effect': ({ pointer }) => remove('删除该规则', pointer),
  'title-meaningless': withoutInstruction,
  'invalid-default': firstOf(asFieldsNumber, withoutInitial),
  'unknown-format': nearest(FORMATS),
  'unknown-option-source': nearest(OPTION_SOURCES),
  'unknown-fixed-page': nearest(FIXED_PAGE_KEYS.flatMap(fixedPageNames)),
  'condition-without-required': required,
  'condition-constant': ({ pointer, message }) =>
    pointer.endsWith('/step/when') && message.includes('总是成立')
      ? remove('去掉该条件', pointer)
      : undefined,
  'condition-mismatch': firstOf(asConditionsNumber, withoutImpossible),
  'step-always-shown': ({ pointer }) => remove('去掉该条件', pointer),
  'required-hidden': (input) =>
    input.message.includes('properties 中没有')
      ? remove('从 required 中去掉', input.pointer)
      : requiredInBranch(input),
  'difference-without-reason': askedReason,
  'strict-schema': (input) => {
    if (!input.pointer.endsWith('/format')) return undefined
    return input.message.includes('把 type 改为 string')
      ? asDecimalText(input)
      : withoutMember(input)
  },
  'invalid-depends-on': (input) =>
    input.pointer.endsWith('/dependsOn') ? withoutMember(input) : undefined,
  'missing-depends-on': ({ pointer, message }) => {
    const [, key] = /\["(.+)"\]$/.exec(message) ?? []
    return key === undefined ? undefined : set(`写入 dependsOn：${key}`, pointer, [key])
  },
  'invalid-within': ({ pointer, json }) => {
    const value = atPointer(json, pointer)
    return typeof value === 'string'
      ? set('写为 { "field": … }', pointer, { field: value })
      : undefined
  },
  'unknown-source': ({ pointer, json }) => {
    const value = atPointer(json, pointer)
    return typeof value === 'string' && value !== '' && !value.startsWith('/')
      ? set('以 / 开头', pointer, `/${value}`)
      : undefined
  },
  'empty-basics-current': ({ pointer, json }) =>
    set('去掉 @R', pointer, String(atPointer(json, pointer)).replace(/@R\s*$/, '')),
  'duplicate-id': keyFix('id'),
  'clashing-key': keyFix('keyName'),
  'progress-gap': renumbered,
  'misplaced-step': movedStep,
}
