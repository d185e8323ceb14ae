import { seeded } from '../../formats/seeded.ts'
import type { PatternPart, PatternTree } from '../../language/pattern-tree.ts'

/**
 * Yields texts that a pattern describes, as near to other texts as it allows: each with these around it where the pattern leaves
 * its ends open. A lookahead is not followed, so that the caller tries each with the pattern.
 * @param guide returns a text to stay near to, by number
 */
export function* samplesNear(
  tree: PatternTree,
  guide: (nth: number) => string,
  count: number,
): Generator<string> {
  const next = seeded(1)
  for (let nth = 0; nth < count; nth += 1) {
    const near = guide(nth)
    const text = writeSample(tree, near, next)
    const at = next(near.length + 1)
    yield text
    yield text + near.slice(text.length)
    yield near.slice(0, at) + text + near.slice(at + text.length)
  }
}

/** The most characters beyond the least that an open count is tried with. */
const MORE = 24

type Next = ReturnType<typeof seeded>

const writeSample = (tree: PatternTree, near: string, next: Next): string => {
  let text = ''
  const write = (branches: PatternTree): void => {
    for (const part of branches[next(branches.length)] ?? [])
      for (let left = countOf(part, next); left > 0; left -= 1)
        if ('group' in part) write(part.group)
        else if ('character' in part) text += characterOf(part.character, near[text.length], next)
  }
  write(tree)
  return text
}

const countOf = ({ least, most }: PatternPart, next: Next): number =>
  least + next(Math.min(most - least, MORE) + 1)

const characterOf = (source: string, near: string | undefined, next: Next): string => {
  const known = charactersOf(source)
  return near !== undefined && known.includes(near) ? near : (known[next(known.length)] ?? '')
}

/** Returns those of the printable ASCII characters, and a Chinese one, that belong to a class. */
const charactersOf = (source: string): readonly string[] => {
  const known = remembered.get(source)
  if (known) return known
  const isIn = new RegExp(`^${source}$`, 'su')
  const found = PRINTABLE.filter((one) => isIn.test(one))
  remembered.set(source, found)
  return found
}

const PRINTABLE = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '中']

const remembered = new Map<string, readonly string[]>()
