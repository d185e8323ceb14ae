import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser'
import { pointerTokens } from '../../json/pointer.ts'
import type { Fix } from './fix.ts'

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** Applies a fix to the text that its finding is about; the rest of the text keeps its format. */
export const applyFix = (text: string, { edits }: Fix): string => edits.reduce(applied, text)

const applied = (text: string, edit: Fix['edits'][number]): string => {
  if (edit.kind === 'text')
    return text.slice(edit.from, edit.to) === edit.was
      ? text.slice(0, edit.from) + edit.instead + text.slice(edit.to)
      : text
  const path = pathOf(text, edit.pointer)
  if (edit.kind === 'rename') {
    const name = namePlace(text, path)
    return name ? applyEdits(text, [{ ...name, content: JSON.stringify(edit.name) }]) : text
  }
  if (edit.kind === 'remove') return withoutNode(text, path)
  return applyEdits(text, modify(text, path, edit.value, { formattingOptions: FORMAT }))
}

/** Removes a member or an item with the comma beside it; jsonc-parser spoils a list in one line whose last item it removes. */
const withoutNode = (text: string, path: JSONPath): string => {
  const tree = parseTree(text)
  const found = tree && findNodeAtLocation(tree, path)
  const node = found?.parent?.type === 'property' ? found.parent : found
  const siblings = node?.parent?.children ?? []
  if (!node) return text
  const at = siblings.indexOf(node)
  const [before, next] = [siblings[at - 1], siblings[at + 1]]
  const end = node.offset + node.length
  if (siblings.length === 1 && node.parent) {
    const { offset, length } = node.parent
    return text.slice(0, offset + 1) + text.slice(offset + length - 1)
  }
  const from = !next && before ? before.offset + before.length : node.offset
  return text.slice(0, from) + text.slice(next?.offset ?? end)
}

/** A number is an index in a list, and a name in an object. */
const pathOf = (text: string, pointer: string): JSONPath => {
  const tree = parseTree(text)
  const path: JSONPath = []
  for (const token of pointerTokens(pointer)) {
    const holder = tree && findNodeAtLocation(tree, path)
    path.push(holder?.type === 'array' ? Number(token) : token)
  }
  return path
}

const namePlace = (text: string, path: JSONPath) => {
  const tree = parseTree(text)
  return tree && findNodeAtLocation(tree, path)?.parent?.children?.[0]
}
