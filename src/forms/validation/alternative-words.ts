import { deepEquals } from '@rjsf/utils'
import { isEmptyValue, withoutEmpty } from '#engine/json/empty.ts'
import type { MemberAlternatives, TextAlternatives } from './alternatives.ts'

/** Returns the message for members of which one is asked for. */
export const wordsOfMembers = (
  { union, isTooMany, names }: MemberAlternatives,
  labelOf: (name: string) => string,
): string => {
  const listed = names.map((own) => own.map(labelOf).join('和')).join('、')
  if (isTooMany) return `${listed}只能填写其中一项，请清空其余的`
  return `请${union === 'anyOf' ? '至少' : ''}填写${listed}中的一项`
}

/** Returns the message for a text that may be spelled in several ways: the titles of the branches, or what each asks for. */
export const wordsOfTexts = (
  { each }: TextAlternatives,
  wordsOf: (one: { keyword: string; params: Readonly<Record<string, unknown>> }) => string,
): string => {
  const said = each.map(({ keyword, params, title }) =>
    title ? `请填写${title}` : wordsOf({ keyword, params: { ...params } }),
  )
  const [first = '', ...others] = new Set(said)
  return [first, ...others.map((words) => words.replace(/^请/, ''))].join('，或')
}

/** Names the items of a list that are equal, by their places from 1; '' without any. @param noun 项, 行, 个文件 */
export const equalItems = (value: unknown, noun: string): string => {
  if (!Array.isArray(value)) return ''
  const items = value.map(withoutEmpty)
  const groups = items.flatMap((item, index) => {
    if (isEmptyValue(item) || items.findIndex((one) => deepEquals(one, item)) !== index) return []
    const places = items.flatMap((one, place) => (deepEquals(one, item) ? [place + 1] : []))
    return places.length > 1 ? [`第 ${places.join('、')} ${noun}`] : []
  })
  return groups.length > 0 ? `的${groups.map((places) => `${places}相同`).join('，')}` : ''
}
