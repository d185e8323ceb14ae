import { atPointer } from '../../json/pointer.ts'
import type { Diagnostic } from '../../language/diagnostic.ts'
import { FIXES } from './fixes.ts'
import type { Fix } from './fix.ts'
import { parentOf, wordFix } from './word-fix.ts'

/**
 * Returns the change that makes a finding go away; undefined where only the author can tell what is right, and for
 * content that is a text of JSON.
 * @param json the definition that it was found in
 */
export const fixOf = ({ code, pointer, message }: Diagnostic, json: unknown): Fix | undefined => {
  const input = { pointer, message, json }
  const fix = wordFix(input) ?? FIXES[code]?.(input)
  const isPossible = fix?.edits.every(
    (edit) => edit.kind === 'text' || atPointer(json, parentOf(edit.pointer)) !== undefined,
  )
  return isPossible && fix && fix.edits.length > 0 ? fix : undefined
}
