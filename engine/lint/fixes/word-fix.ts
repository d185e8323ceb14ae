import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import { proposalIn } from '../words/nearest-word.ts'
import type { Fix, FixInput, JsonEdit } from './fix.ts'

/** Replaces a word by the one that the message proposes: a member's name, a value, a part of a pointer. */
export const wordFix = ({ pointer, message, json }: FixInput): Fix | undefined => {
  const proposed = proposalIn(message)
  if (!proposed) return undefined
  const { word, instead } = proposed
  const edits = editsFor(pointer, json, word, instead)
  return edits.length > 0 ? { title: `改为“${instead}”`, edits } : undefined
}

const editsFor = (pointer: string, json: unknown, word: string, instead: string): JsonEdit[] => {
  const value = atPointer(json, pointer)
  if (pointerTokens(pointer).at(-1) === word && value !== undefined)
    return renaming(pointer, json, word, instead)
  if (typeof value === 'string') {
    const replaced = replacedIn(value, word, instead)
    return replaced === value ? [] : [{ kind: 'set', pointer, value: replaced }]
  }
  // A condition is found wrong as a whole.
  if (!isJsonObject(value)) return []
  const member = pointerTo(pointer, 'properties', word)
  return atPointer(json, member) === undefined ? [] : renaming(member, json, word, instead)
}

/** Renames a member, and with a property its place in `required`. */
const renaming = (pointer: string, json: unknown, word: string, name: string): JsonEdit[] => {
  const holder = parentOf(pointer)
  const siblings = atPointer(json, holder)
  if (!isJsonObject(siblings) || Object.hasOwn(siblings, name)) return []
  const edits: JsonEdit[] = [{ kind: 'rename', pointer, name }]
  const required = pointerTo(parentOf(holder), 'required')
  const names = atPointer(json, required)
  const index = Array.isArray(names) ? names.indexOf(word) : -1
  if (pointerTokens(holder).at(-1) !== 'properties' || index === -1) return edits
  return [...edits, { kind: 'set', pointer: pointerTo(required, index), value: name }]
}

/** Replaces a value as a whole, the parts of a pointer, or the names of an expression. */
const replacedIn = (value: string, word: string, instead: string): string => {
  if (value === word) return instead
  if (value.startsWith('/'))
    return pointerTo('', ...pointerTokens(value).map((token) => (token === word ? instead : token)))
  return /^\w+$/.test(word) ? value.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), instead) : value
}

/** Returns the pointer to the object or the list that holds a member or an item. */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))
