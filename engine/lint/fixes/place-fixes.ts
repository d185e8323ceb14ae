import { isDecimalFormat } from '../../formats/formats.ts'
import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import { setBelow, type JsonEdit, type MakeFix } from './fix.ts'
import { parentOf } from './word-fix.ts'

/** A place in the schema of a form: the pointer to the content, and the names that lead to the field there and in uiSchema. */
interface SchemaPlace {
  content: string
  names: readonly string[]
}

/** Finds the field that a pointer into a schema leads to; undefined for one in a definition, or beside all fields. */
const placeOf = (pointer: string): SchemaPlace | undefined => {
  const [, content, within = ''] =
    /^(\/actExForms\/\d+\/content)\/schema(\/.*)$/.exec(pointer) ?? []
  if (content === undefined) return undefined
  const names: string[] = []
  const tokens = pointerTokens(within)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    if (token === 'properties') names.push(tokens[(at += 1)] ?? '')
    else if (token === 'items' && !/^\d+$/.test(tokens[at + 1] ?? '')) names.push('items')
    else if (token === 'allOf') at += 1
    else if (token !== 'then' && token !== 'else') return undefined
  }
  return { content, names }
}

/** Moves an option that stands in the schema to the field's place in uiSchema, where it has none of that name. */
export const movedToUiSchema: MakeFix = ({ pointer, json }) => {
  const name = pointerTokens(pointer).at(-1) ?? ''
  const place = placeOf(parentOf(pointer))
  if (!place || !name.startsWith('ui:')) return undefined
  const path = ['uiSchema', ...place.names, name]
  if (atPointer(json, place.content + pointerTo('', ...path)) !== undefined) return undefined
  return {
    title: '移到 uiSchema',
    edits: [
      setBelow(json, place.content, path, atPointer(json, pointer)),
      { kind: 'remove', pointer },
    ],
  }
}

/** The bounds of a number, with the signs by which a rule holds the same, and their words. */
const BOUNDS: readonly (readonly [keyword: string, sign: string, words: string])[] = [
  ['minimum', '>=', '不小于'],
  ['maximum', '<=', '不大于'],
  ['exclusiveMinimum', '>', '大于'],
  ['exclusiveMaximum', '<', '小于'],
]

/** The keywords of a number that a text of a decimal format may keep, or that its format says as well. */
const KEPT = ['type', 'format', 'title', 'description', 'default', '$comment']

/** Makes a number of a decimal format the text that it is; its bounds become rules, since they hold numbers alone. */
export const asDecimalText: MakeFix = ({ pointer, json }) => {
  const at = parentOf(pointer)
  const schema = atPointer(json, at)
  const place = placeOf(at)
  const field = place?.names.at(-1) ?? ''
  if (!isJsonObject(schema) || !place || !isDecimalFormat(schema.format)) return undefined
  const bounds = BOUNDS.filter(([keyword]) => typeof schema[keyword] === 'number')
  const isKnown = (keyword: string) =>
    KEPT.includes(keyword) || bounds.some(([bound]) => bound === keyword)
  // A name that is no word of expressions, an item, and other keywords are left to the author.
  if (!Object.keys(schema).every(isKnown) || (bounds.length > 0 && !isVariable(field)))
    return undefined
  const { title } = schema
  const edits: JsonEdit[] = [{ kind: 'set', pointer: pointerTo(at, 'type'), value: 'string' }]
  for (const first of [
    pointerTo(at, 'default'),
    place.content + pointerTo('', 'formData', ...place.names),
  ]) {
    const value = atPointer(json, first)
    if (typeof value === 'number') edits.push({ kind: 'set', pointer: first, value: String(value) })
  }
  const path = ['uiSchema', ...place.names, 'ui:options', 'rules']
  const before = atPointer(json, place.content + pointerTo('', ...path))
  const rules = bounds.map(([keyword, sign, words]) => ({
    holds: `${field} ${sign} ${String(schema[keyword])}`,
    message: `${typeof title === 'string' ? title : field}请${words} ${String(schema[keyword])}`,
  }))
  if (rules.length > 0)
    edits.push(
      setBelow(json, place.content, path, [
        ...(Array.isArray(before) ? (before as unknown[]) : []),
        ...rules,
      ]),
      ...bounds.map(([keyword]) => ({ kind: 'remove', pointer: pointerTo(at, keyword) }) as const),
    )
  return { title: '把 type 改为 string', edits }
}

const isVariable = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && name !== 'items'
