import { atPointer } from '../../json/pointer.ts'
import { nearestWord } from '../words/nearest-word.ts'
import { remove, set, type MakeFix } from './fix.ts'
import { parentOf } from './word-fix.ts'

/** Removes a first value that its field can't have, unless the customer could not give another one. */
export const withoutInitial: MakeFix = ({ pointer, json }) => {
  const [, content = '', name = ''] =
    /^(.*)\/(?:schema\/properties|formData)\/([^/]+)(?:\/default)?$/.exec(pointer) ?? []
  if (name === '') return undefined
  const ui = JSON.stringify(atPointer(json, `${content}/uiSchema/${name}`) ?? {})
  return /readonly|hidden/i.test(ui) ? undefined : remove('删除初始值', pointer)
}

/** Removes a widget, so that the field has the one of its type. */
export const defaultWidget: MakeFix = ({ pointer }) =>
  /\/(ui:widget|ui:options\/widget)$/.test(pointer) ? remove('改用默认控件', pointer) : undefined

/** Removes a product type that the server does not have, where one that it has is left. */
export const withoutGoodsType: MakeFix = ({ pointer, message, json }) => {
  const [, known = ''] = /已有 ([\d、]+)/.exec(message) ?? []
  const types = atPointer(json, parentOf(pointer))
  const isLeft =
    Array.isArray(types) && types.some((type) => known.split('、').includes(String(type)))
  return isLeft ? remove('删除这个产品类型', pointer) : undefined
}

/** Removes an option that is given twice in the same words. */
export const withoutRepetition: MakeFix = ({ pointer, message, json }) => {
  if (!message.includes('重复')) return undefined
  const option = pointer.replace(/\/const$/, '')
  const options = atPointer(json, parentOf(option))
  if (!Array.isArray(options)) return undefined
  const [own, ...others] = options
    .map((one) => JSON.stringify(one))
    .filter((one) => one === JSON.stringify(atPointer(json, option)))
  return own !== undefined && others.length > 0 ? remove('删除重复的选项', option) : undefined
}

/** Writes a type of another language as the one of JSON Schema. */
export const jsonType: MakeFix = ({ pointer, json }) => {
  const value = atPointer(json, pointer)
  if (!pointer.endsWith('/type') || typeof value !== 'string') return undefined
  const instead = OTHER_TYPES.get(value.toLowerCase()) ?? nearestWord(value, JSON_TYPES)
  return instead === undefined ? undefined : set(`改为“${instead}”`, pointer, instead)
}

const JSON_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array']
const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['str', 'string'],
  ['int', 'integer'],
  ['bool', 'boolean'],
  ['list', 'array'],
])

/** Writes a single product type as the list that is asked for. */
export const asList: MakeFix = ({ pointer, json }) => {
  const value = atPointer(json, pointer)
  return pointer === '/goodsTypes' && typeof value === 'number'
    ? set(`改为 [${value}]`, pointer, [value])
    : undefined
}

/** Removes a value of a list of which it can never be the one, where others are left. */
export const withoutImpossible: MakeFix = ({ pointer, json }) => {
  const listed = /\/enum\/\d+$/.test(pointer) ? atPointer(json, parentOf(pointer)) : undefined
  return Array.isArray(listed) && listed.length > 1 ? remove('删除这个值', pointer) : undefined
}
