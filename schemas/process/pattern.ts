/*
 * Patterns come from a server and run on every check, on the main thread. This screen refuses the ones
 * whose matching can take exponential time, and the steep polynomial ones, by their shape alone: it errs
 * on the side of refusing.
 */

/** More than this many ways to divide a text (as a power of two) are too many to try. */
const MAX_CHOICES = 16
const MAX_UNBOUNDED = 4
const MAX_LENGTH = 500
/** Repeating something of varying length this often counts as repeating it for ever. */
const MANY = 10

/** Whether a pattern (ECMA-262, flag u) is valid and quick on every text. */
export const isSafePattern = (source: string): boolean => {
  if (source.length > MAX_LENGTH) return false
  try {
    new RegExp(source, 'u')
  } catch {
    return false
  }
  const { choices, unbounded } = new PatternReader(source).alternatives()
  return choices <= MAX_CHOICES && unbounded <= MAX_UNBOUNDED
}

/** What matters of a part of a pattern. */
interface Part {
  /** How many ways there are to match it, as a power of two; Infinity is too many. */
  choices: number
  /** Repeats without an upper bound. */
  unbounded: number
  /** One character only: the class or character it is. */
  character?: string
  isAssertion?: boolean
}

const PLAIN: Part = { choices: 0, unbounded: 0 }
const HOPELESS: Part = { choices: Infinity, unbounded: 0 }

class PatternReader {
  private at = 0

  constructor(private readonly source: string) {}

  alternatives(): Part {
    let branches = 1
    let { choices, unbounded } = this.sequence()
    while (this.source[this.at] === '|') {
      this.at += 1
      branches += 1
      const branch = this.sequence()
      choices = Math.max(choices, branch.choices)
      unbounded += branch.unbounded
    }
    return { choices: choices + Math.ceil(Math.log2(branches)), unbounded }
  }

  private sequence(): Part {
    const whole = { choices: 0, unbounded: 0 }
    // The characters of the unbounded repeats that nothing obligatory has separated yet.
    let open: string[] = []
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at))) {
      const { choices, unbounded, character, isAssertion } = this.atom()
      const [least, most] = isAssertion ? [1, 1] : this.quantifier()
      if (most >= MANY && choices > 0) return HOPELESS
      if (most === Infinity) {
        if (character === undefined || open.some((other) => overlap(character, other)))
          return HOPELESS
        whole.unbounded += 1
        open = least > 0 ? [character] : [...open, character]
      } else {
        const ways = least === most ? 0 : Math.ceil(Math.log2(most - least + 1))
        whole.choices += choices * most + ways
        whole.unbounded += unbounded * most
        if (least > 0 && character !== undefined && !isAssertion)
          open = open.filter((other) => overlap(character, other))
      }
    }
    return whole
  }

  private atom(): Part {
    const rest = this.source.slice(this.at)
    const group = /^\((\?<?[=!]|\?:|\?<[\p{L}_$][\p{L}\p{N}_$]*>)?/u.exec(rest)
    if (group) {
      this.at += group[0].length
      const isAssertion = /[=!]$/.test(group[0])
      const inner = this.alternatives()
      this.at += 1
      return { ...inner, isAssertion }
    }
    const [text] =
      /^(\[(\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<[^>]*>|\\\d+|\\c.|\\.|.)/su.exec(
        rest,
      ) as RegExpExecArray
    this.at += text.length
    if (/^\\([1-9]|k)/.test(text)) return HOPELESS
    if (/^(\^|\$|\\[bB])$/.test(text)) return { ...PLAIN, isAssertion: true }
    return { ...PLAIN, character: text }
  }

  private quantifier(): [least: number, most: number] {
    const found = /^(\*|\+|\?|\{(\d+)(,(\d*))?\})\??/.exec(this.source.slice(this.at))
    if (!found) return [1, 1]
    this.at += found[0].length
    const [, sign, least, comma, most] = found
    if (sign === '*') return [0, Infinity]
    if (sign === '+') return [1, Infinity]
    if (sign === '?') return [0, 1]
    if (!comma) return [Number(least), Number(least)]
    return [Number(least), most ? Number(most) : Infinity]
  }
}

const PROBES = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)).concat(
  ...'中文（）、。，：；—　Ａ１アж😀',
)

/** Whether two classes have a character in common, as far as the probes tell. */
const overlap = (one: string, other: string): boolean => {
  const [first, second] = [new RegExp(`^${one}$`, 'su'), new RegExp(`^${other}$`, 'su')]
  return PROBES.some((probe) => first.test(probe) && second.test(probe))
}
