import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { nearestWord, proposal } from './words/nearest-word.ts'
import { MEMBERS } from './words/vocabulary.ts'

/**
 * Says what to do about a member that has no effect: the known one that it is nearest to, or the known ones.
 * @param advice what to use instead, if the word is one of another language
 */
export const unknownMember = (name: string, known: Iterable<string>, advice?: string): string => {
  const nearest = nearestWord(name, known)
  if (nearest !== undefined && nearest !== name) return `“${name}”不起作用：${proposal(nearest)}`
  if (advice !== undefined) return `“${name}”不起作用：请改用 ${advice}`
  const words = [...known]
  return words.length > MOST_WORDS
    ? `“${name}”不起作用：请检查拼写，或删除`
    : `“${name}”不起作用：请删除，或改用 ${words.join('、')}`
}

/** A longer list helps nobody. */
const MOST_WORDS = 12

/** Reports the members of a part of the file that it does not have. */
export const checkMembers = (
  part: unknown,
  kind: keyof typeof MEMBERS,
  pointer: string,
  report: Report,
): void => {
  if (!isJsonObject(part)) return
  const known: readonly string[] = MEMBERS[kind]
  for (const name of Object.keys(part))
    if (!known.includes(name) && !isNote(name))
      report('unknown-member', pointerTo(pointer, name), unknownMember(name, known))
}

/** Tells whether a member is a note of the author: JSON has no comments. */
export const isNote = (name: string): boolean => name === '$comment' || name.startsWith('x-')
