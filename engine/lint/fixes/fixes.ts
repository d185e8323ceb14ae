import { FIXED_PAGE_KEYS, fixedPageNames } from '#schemas/process/fixed-pages.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import type { DiagnosticCode } from '../../language/diagnostic.ts'
import { FORMATS, OPTION_SOURCES, STANDARD_FORMATS } from '../../language/words.ts'
import { nearestWord } from '../words/nearest-word.ts'
import { keyFix, movedStep, renumbered } from './entry-fixes.ts'
import { askedReason } from './reason-fix.ts'
import { requiredInBranch } from './required-fix.ts'
import type { Fix, FixInput, MakeFix } from './fix.ts'
import { parentOf } from './word-fix.ts'

const remove = (title: string, pointer: string): Fix => ({
  title,
  edits: [{ kind: 'remove', pointer }],
})

const set = (title: string, pointer: string, value: unknown): Fix => ({
  title,
  edits: [{ kind: 'set', pointer, value }],
})

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

/** The fixes of findings whose message proposes no word, by code. */
export const FIXES: Partial<Record<DiagnosticCode, MakeFix>> = {
  'unknown-member': withoutMember,
  'unsupported-keyword': withoutMember,
  'unused-option': withoutMember,
  'unknown-field': (input) =>
    typeof atPointer(input.json, input.pointer) === 'object' ? withoutMember(input) : undefined,
  'duplicate-member': ({ pointer }) => remove('删除前一个，它不起作用', pointer),
  'number-as-text': asNumber,
  'invalid-file': asNumber,
  'invalid-default': asFieldsNumber,
  'unknown-format': nearest([...FORMATS, ...STANDARD_FORMATS]),
  'unknown-option-source': nearest(OPTION_SOURCES),
  'unknown-fixed-page': nearest(FIXED_PAGE_KEYS.flatMap(fixedPageNames)),
  'condition-without-required': required,
  'condition-constant': ({ pointer, message }) =>
    pointer.endsWith('/step/when') && message.includes('总是成立')
      ? remove('去掉该条件', pointer)
      : undefined,
  'condition-mismatch': asConditionsNumber,
  'step-always-shown': ({ pointer }) => remove('去掉该条件', pointer),
  'required-hidden': requiredInBranch,
  'difference-without-reason': askedReason,
  'strict-schema': (input) =>
    input.pointer.endsWith('/format') ? withoutMember(input) : undefined,
  'invalid-depends-on': (input) =>
    input.pointer.endsWith('/dependsOn') ? withoutMember(input) : undefined,
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
