/** A regular expression as its alternatives, each a sequence of parts. */
export type PatternTree = readonly (readonly PatternPart[])[]

/** A part of a pattern with its count: a class of characters, a group, or what reads no character (^, $, a lookahead). */
export type PatternPart = (
  { character: string } | { group: PatternTree } | { assertion: string }
) & {
  least: number
  /** Infinity for an open count. */
  most: number
}

/** One character, a class of them, or an assertion, at the start of a text. */
export const ATOM =
  /^(\[(\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<[^>]*>|\\\d+|\\c.|\\.|.)/su

/** The opening of a group. */
export const GROUP = /^\((\?<?[=!]|\?:|\?<[\p{L}_$][\p{L}\p{N}_$]*>)?/u

/** Reads the count at the start of a text. @returns its bounds, and the number of characters that it takes */
export const countAt = (text: string): [least: number, most: number, length: number] => {
  const found = /^(\*|\+|\?|\{(\d+)(,(\d*))?\})\??/.exec(text)
  if (!found) return [1, 1, 0]
  const [{ length }, sign, least, comma, most] = found
  if (sign === '*') return [0, Infinity, length]
  if (sign === '+') return [1, Infinity, length]
  if (sign === '?') return [0, 1, length]
  return [Number(least), comma ? (most ? Number(most) : Infinity) : Number(least), length]
}

/** Reads a valid pattern (ECMA-262, flag u); undefined where it refers back to what it has read. */
export const patternTree = (source: string): PatternTree | undefined => {
  let rest = source
  const take = (length: number): string => {
    const taken = rest.slice(0, length)
    rest = rest.slice(length)
    return taken
  }
  const isWithin = (): boolean => rest !== '' && !rest.startsWith(')')
  const alternatives = (): PatternPart[][] => {
    const branches: PatternPart[][] = [[]]
    while (isWithin()) {
      if (rest.startsWith('|')) {
        take(1)
        branches.push([])
      } else branches.at(-1)?.push(part())
    }
    return branches
  }
  const part = (): PatternPart => {
    const opening = GROUP.exec(rest)?.[0]
    if (opening !== undefined) {
      take(opening.length)
      const group = alternatives()
      take(1)
      if (/[=!]$/.test(opening)) return { assertion: opening, least: 1, most: 1 }
      return { group, ...count() }
    }
    const text = take(ATOM.exec(rest)?.[0].length ?? 1)
    return /^(\^|\$|\\[bB])$/.test(text)
      ? { assertion: text, least: 1, most: 1 }
      : { character: text, ...count() }
  }
  const count = () => {
    const [least, most, length] = countAt(rest)
    take(length)
    return { least, most }
  }
  return REFERENCE.test(source) ? undefined : alternatives()
}

const REFERENCE = /\\(?:[1-9]|k<)/
