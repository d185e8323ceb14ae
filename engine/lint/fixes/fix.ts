import { atPointer, pointerTo } from '../../json/pointer.ts'

/** One change of the parsed JSON; several of a fix are applied in their order. */
export type JsonEdit =
  /** Sets a value, or adds the member or the item that is missing. */
  | { kind: 'set'; pointer: string; value: unknown }
  /** Removes a member or an item; of members given twice the first. */
  | { kind: 'remove'; pointer: string }
  /** Renames a member; it keeps its value and its place. */
  | { kind: 'rename'; pointer: string; name: string }

/** A change of a text that is not JSON; nothing happens where the text at the place is another one by now. */
interface TextEdit {
  kind: 'text'
  from: number
  to: number
  was: string
  instead: string
}

/** A change that makes a finding go away: it does what the finding's message asks for. */
export interface Fix {
  /** For the analyst: the change in a few Chinese words. */
  title: string
  edits: readonly (JsonEdit | TextEdit)[]
}

/** A finding in the JSON that it was found in. */
export interface FixInput {
  pointer: string
  message: string
  /** The whole definition. */
  json: unknown
}

/** Makes the fix of a finding; undefined where there is no safe one. */
export type MakeFix = (input: FixInput) => Fix | undefined

/** Returns the edit that sets a value at a place below another one; what is missing on the way is added with it. */
export const setBelow = (
  json: unknown,
  base: string,
  tokens: readonly string[],
  value: unknown,
): JsonEdit => {
  const missing = tokens.findIndex(
    (_, at) => atPointer(json, base + pointerTo('', ...tokens.slice(0, at + 1))) === undefined,
  )
  const known = missing === -1 ? tokens.length : missing + 1
  const whole = tokens
    .slice(known)
    .reduceRight<unknown>((inner, token) => ({ [token]: inner }), value)
  return { kind: 'set', pointer: base + pointerTo('', ...tokens.slice(0, known)), value: whole }
}

/** Makes a fix that removes a member or an item. */
export const remove = (title: string, pointer: string): Fix => ({
  title,
  edits: [{ kind: 'remove', pointer }],
})

/** Makes a fix that sets a value. */
export const set = (title: string, pointer: string, value: unknown): Fix => ({
  title,
  edits: [{ kind: 'set', pointer, value }],
})
