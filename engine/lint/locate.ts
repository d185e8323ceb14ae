import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { pointerTokens } from '../json/pointer.ts'
import type { DiagnosticCode } from '../language/diagnostic.ts'

/** A part of a text, as offsets from its start. */
export interface TextRange {
  from: number
  to: number
}

/** Diagnostics of a member's name: it is the name that stands at their place. */
const ABOUT_NAMES: readonly DiagnosticCode[] = [
  'unknown-member',
  'unsupported-keyword',
  'unknown-field',
  'unused-option',
]

/**
 * Locates a diagnostic at the deepest node on its pointer's path; a missing member is located at its parent. An object or
 * a list is marked by its opening bracket.
 */
export const locate = (
  tree: Node | undefined,
  { pointer, code }: { pointer: string; code?: DiagnosticCode },
): TextRange => {
  let node = tree
  let isWhole = true
  for (const token of pointerTokens(pointer)) {
    const child = node && findNodeAtLocation(node, [node.type === 'array' ? Number(token) : token])
    isWhole &&= child !== undefined
    if (!child) break
    node = child
  }
  const isName = isWhole && code && ABOUT_NAMES.includes(code) && node?.parent?.type === 'property'
  return rangeOf(isName ? node?.parent : node)
}

/** Returns the part of a text by which a node is marked: a member by its name. */
export const rangeOf = (node: Node | undefined): TextRange => {
  if (!node) return { from: 0, to: 1 }
  const from = node.offset
  if (node.type === 'property') return { from, to: from + (node.children?.[0]?.length ?? 1) }
  return { from, to: from + (node.children ? 1 : node.length) }
}

/** Returns the function that finds the line and column of an offset; both count from 1. */
export const positionsIn = (text: string): ((offset: number) => Position) => {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

interface Position {
  line: number
  column: number
}
