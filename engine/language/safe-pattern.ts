import { ATOM, countAt, GROUP } from './pattern-tree.ts'

/*
 * Patterns come from a server and run on every check, on the main thread. This screen refuses the ones
 * whose matching can take more than linear time, by their syntax alone: in doubt it refuses.
 */

/** Maximum number of ways to divide a text, as a power of two. */
const MAX_CHOICES = 16
/** The maximum where each way may run through the whole text. */
const MAX_LONG_CHOICES = 6
/** The maximum where the pattern is tried from each character of the text on. */
const MAX_FLOATING_CHOICES = 4
/** Maximum number of characters read from each start. */
const MAX_FLOATING_WIDTH = 128
const MAX_UNBOUNDED = 8
const MAX_LENGTH = 500
/** From this count on, repeating a part of varying length counts as unbounded. */
const MANY = 10

/** Tells whether a pattern (ECMA-262, flag u) is valid and linear on every text. */
export const isSafePattern = (source: string): boolean => {
  if (source.length > MAX_LENGTH) return false
  try {
    new RegExp(source, 'u')
  } catch {
    return false
  }
  const { choices, repeats, width, isAnchored, isOpenEnded, isLong } = new PatternReader(
    source,
  ).alternatives()
  if (repeats.length > MAX_UNBOUNDED) return false
  if (!isAnchored)
    return isOpenEnded && choices <= MAX_FLOATING_CHOICES && width <= MAX_FLOATING_WIDTH
  return choices <= (isLong ? MAX_LONG_CHOICES : MAX_CHOICES)
}

/** An unbounded repeat, and the characters that must be read before and after it in the same part. */
interface Repeat {
  character: string
  before: readonly string[]
  after: string[]
}

/** The properties of a part of a pattern that decide its cost. */
interface Part {
  /** The number of ways to match it, as a power of two; Infinity is too many. */
  choices: number
  repeats: Repeat[]
  /** It may run through the whole text. */
  isLong: boolean
  /** The characters that it always reads. */
  needs: string[]
  /** The number of characters that it reads, without its unbounded repeats. */
  width: number
  /** It matches only at the start of the text. */
  isAnchored: boolean
  /** Its only unbounded repeat, if any, is its end: nothing after it can fail. */
  isOpenEnded: boolean
  /** One character only: the class or character it is. */
  character?: string
  isAssertion?: boolean
}

const PLAIN: Part = {
  choices: 0,
  repeats: [],
  isLong: false,
  needs: [],
  width: 0,
  isAnchored: false,
  isOpenEnded: true,
}
const HOPELESS: Part = { ...PLAIN, choices: Infinity }

class PatternReader {
  private at = 0
  private depth = 0

  constructor(private readonly source: string) {}

  alternatives(): Part {
    const branches = [this.sequence()]
    while (this.source[this.at] === '|') {
      this.at += 1
      branches.push(this.sequence())
    }
    return {
      choices:
        Math.max(...branches.map(({ choices }) => choices)) + Math.ceil(Math.log2(branches.length)),
      repeats: branches.flatMap(({ repeats }) => repeats),
      isLong: branches.some(({ isLong }) => isLong),
      needs: branches.length === 1 ? (branches[0]?.needs ?? []) : [],
      width: Math.max(...branches.map(({ width }) => width)),
      isAnchored: branches.every(({ isAnchored }) => isAnchored),
      isOpenEnded: branches.every(({ isOpenEnded }) => isOpenEnded),
    }
  }

  private sequence(): Part {
    const whole: Part = { ...PLAIN, repeats: [], needs: [] }
    let isFirst = true
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at))) {
      const part = this.atom()
      const [least, most] = part.isAssertion ? [1, 1] : this.quantifier()
      if (isFirst && least > 0) whole.isAnchored = part.isAnchored
      isFirst = false
      if (whole.repeats.length > 0) whole.isOpenEnded = false
      if (part.isAssertion) {
        // A lookahead is tried from every end that an earlier repeat may have.
        const isLate = part.isLong && (whole.repeats.length > 0 || this.depth > 0)
        whole.choices += isLate ? Infinity : part.choices
        if (part.isLong) whole.isOpenEnded = false
        whole.isLong ||= part.isLong
        continue
      }
      const isEndless = most === Infinity
      whole.isLong ||= part.isLong || isEndless
      const own = isEndless ? [repeatOf(part.character)] : part.repeats
      if (!isEndless && own.length > 0) whole.isOpenEnded = false
      const again = most > 1 ? part.repeats : []
      if (
        (most >= MANY && part.choices > 0) ||
        (isEndless && part.character === undefined) ||
        [...whole.repeats, ...again].some((earlier) => own.some((later) => compete(earlier, later)))
      )
        whole.choices = Infinity
      const needs = least > 0 ? needsOf(part) : []
      for (const earlier of whole.repeats) earlier.after.push(...needs)
      whole.repeats.push(
        ...own.map((later) => ({ ...later, before: [...whole.needs, ...later.before] })),
      )
      whole.needs.push(...needs)
      if (isEndless) {
        whole.width += least
        continue
      }
      const ways = least === most ? 0 : Math.ceil(Math.log2(most - least + 1))
      whole.choices += part.choices * most + ways
      whole.width += (part.character === undefined ? part.width : 1) * most
    }
    return whole
  }

  private atom(): Part {
    const rest = this.source.slice(this.at)
    const group = GROUP.exec(rest)
    if (group) {
      this.at += group[0].length
      const isAssertion = /[=!]$/.test(group[0])
      this.depth += 1
      const inner = this.alternatives()
      this.depth -= 1
      this.at += 1
      return { ...inner, isAssertion }
    }
    const [text] = ATOM.exec(rest) as RegExpExecArray
    this.at += text.length
    if (/^\\([1-9]|k)/.test(text)) return HOPELESS
    if (/^(\^|\$|\\[bB])$/.test(text))
      return { ...PLAIN, isAssertion: true, isAnchored: text === '^' }
    return { ...PLAIN, character: text }
  }

  private quantifier(): [least: number, most: number] {
    const [least, most, length] = countAt(this.source.slice(this.at))
    this.at += length
    return [least, most]
  }
}

const repeatOf = (character = ''): Repeat => ({ character, before: [], after: [] })

const needsOf = ({ character, needs }: Part): string[] =>
  character === undefined ? needs : [character]

/**
 * Tells whether two consecutive repeats can divide a text between them in many ways: they have a character in
 * common, and nothing between them is foreign to one of the two.
 */
const compete = (earlier: Repeat, later: Repeat): boolean =>
  overlap(earlier.character, later.character) &&
  ![...earlier.after, ...later.before].some(
    (between) => !overlap(between, earlier.character) || !overlap(between, later.character),
  )

/** Every character of the first blocks, one of each of the others, and what stands between Chinese words. */
const PROBES = [
  ...Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x1ff }, (_, block) => String.fromCodePoint(0x301 + block * 0x100)),
  ...'中文（）、。，：；—　Ａ１アж😀',
]

/** Whether two classes have a character in common, as far as the probes tell. */
const overlap = (one: string, other: string): boolean => {
  if (one === other) return true
  const [first, second] = [new RegExp(`^${one}$`, 'su'), new RegExp(`^${other}$`, 'su')]
  return PROBES.some((probe) => first.test(probe) && second.test(probe))
}
