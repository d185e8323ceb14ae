import { pointerTo } from '../json/pointer.ts'
import { LIMITS } from '../language/limits.ts'
import type { Report } from '../language/diagnostic.ts'
import { isForbiddenName } from '../json/forbidden-name.ts'

/** A schema's level is up to two levels of JSON (`properties/name`); the third is for what holds it. */
const JSON_DEPTH = 3 * LIMITS.depth

/** A value, its name and its parent: its pointer is only computed where it is wrong. */
interface Held {
  value: object
  name: string
  depth: number
  holder?: Held
}

/**
 * Checks a content's nesting and names before anything walks it: later code may recurse. It keeps
 * its own stack, because a text of 256 KiB can be nested deeper than a call stack is.
 */
export const checkShape = (content: object, pointer: string, report: Report): boolean => {
  let usable = true
  const open: Held[] = [{ value: content, name: '', depth: 1 }]
  for (let holder = open.pop(); holder; holder = open.pop()) {
    const depth = holder.depth + 1
    if (holder.depth > JSON_DEPTH) {
      report('too-deep', pointerOf(holder, pointer))
      return false
    }
    for (const [name, child] of Object.entries(holder.value) as [string, unknown][]) {
      if (isForbiddenName(name)) {
        report('forbidden-name', pointerTo(pointerOf(holder, pointer), name), name)
        usable = false
      } else if (typeof child === 'object' && child !== null)
        open.push({ value: child, name, depth, holder })
    }
  }
  return usable
}

const pointerOf = ({ name, holder }: Held, pointer: string): string =>
  holder ? pointerTo(pointerOf(holder, pointer), name) : pointer
