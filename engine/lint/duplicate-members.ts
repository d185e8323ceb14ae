import { parseTree, type Node } from 'jsonc-parser'
import { pointerTo } from '../json/pointer.ts'
import { CATALOGUE } from '../language/catalogue.ts'
import { collectDiagnostics, type Diagnostic } from '../language/diagnostic.ts'
import { rangeOf, type TextRange } from './locate.ts'

/** Finds members that stand twice in an object: reading the JSON keeps the last one only. */
export const duplicateMembers = (
  text: string,
  tree: Node | undefined,
): (Diagnostic & TextRange)[] => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  const ranges: TextRange[] = []
  const visit = (node: Node, pointer: string, inFile = (offset: number) => offset): void => {
    if (node.type === 'string' && CONTENT.test(pointer)) {
      const content = parseTree(String(node.value))
      const starts = characterStarts(text, node)
      if (content) visit(content, pointer, (offset) => starts[offset] ?? node.offset)
    }
    const names = new Set<unknown>()
    node.children?.forEach((child, index) => {
      if (node.type === 'array') return visit(child, pointerTo(pointer, index), inFile)
      const [key, value] = child.children ?? []
      const at = pointerTo(pointer, String(key?.value))
      if (names.has(key?.value)) {
        const { from, to } = rangeOf(child)
        report('duplicate-member', at, String(key?.value))
        ranges.push({ from: inFile(from), to: inFile(to) })
      }
      names.add(key?.value)
      if (value) visit(value, at, inFile)
    })
  }
  if (tree) visit(tree, '')
  return diagnostics.map((diagnostic, index) => ({
    ...diagnostic,
    ...(ranges[index] ?? { from: 0, to: 1 }),
  }))
}

/** The pointer of an entry's content, which may be a text of JSON. */
const CONTENT = /^\/actExForms\/\d+\/content$/

/** The offsets in the file at which the characters of a string begin. */
const characterStarts = (text: string, { offset, length }: Node): number[] =>
  [...text.slice(offset + 1, offset + length - 1).matchAll(/\\u.{4}|\\.|[^]/g)].map(
    ({ index }) => offset + 1 + index,
  )
