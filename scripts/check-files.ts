import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { pointerTo, pointerTokens } from '#engine/json/pointer.ts'
import { syntaxErrorText } from '#engine/json/syntax-error.ts'
import {
  collectDiagnostics,
  type Diagnostic,
  type DiagnosticCode,
} from '#engine/language/diagnostic.ts'
import { CATALOGUE } from '#engine/language/catalogue.ts'
import { checkProcessFile, type CheckedFile } from '#engine/lint/check-file.ts'
import { checkVersions } from '#engine/lint/check-versions.ts'
import { referenceCatalogue } from './reference-catalogue.ts'

/** A diagnostic with its position in the file; line and column count from 1. */
export interface LocatedDiagnostic extends Diagnostic {
  file: string
  line: number
  column: number
}

interface CheckedText extends Omit<CheckedFile, 'diagnostics'> {
  diagnostics: readonly LocatedDiagnostic[]
}

/** Checks the texts of several process files, each by itself and with those before it. */
export const checkTexts = (
  texts: readonly { file: string; text: string }[],
): readonly LocatedDiagnostic[] => {
  const checked = texts.map(({ file, text }) => ({ name: file, text, ...checkText(file, text) }))
  const files = checked.flatMap(({ name, file }) => (file ? [{ name, file }] : []))
  const versions = checkVersions(files)
  return checked.flatMap(({ name, text, diagnostics }) => [
    ...diagnostics,
    ...(versions.get(name) ?? []).map((one) => locate(name, text, parseTree(text), one)),
  ])
}

/** Checks the text of a process file, and finds the line and column of each diagnostic. */
export const checkText = (file: string, text: string): CheckedText => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { diagnostics: [syntaxDiagnostic(file, text, error)] }
  }
  const checked = checkProcessFile(json, referenceCatalogue)
  const tree = parseTree(text)
  return {
    ...checked,
    diagnostics: [
      ...duplicateMembers(text, tree).map((found) => ({
        file,
        ...found.diagnostic,
        ...position(text, found.offset),
      })),
      ...checked.diagnostics.map((diagnostic) => locate(file, text, tree, diagnostic)),
    ],
  }
}

/** Finds members that stand twice in an object: reading the JSON keeps the last one only. */
const duplicateMembers = (
  text: string,
  tree: Node | undefined,
): { diagnostic: Diagnostic; offset: number }[] => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  const offsets: number[] = []
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
        report('duplicate-member', at, String(key?.value))
        offsets.push(inFile(child.offset))
      }
      names.add(key?.value)
      if (value) visit(value, at, inFile)
    })
  }
  if (tree) visit(tree, '')
  return diagnostics.map((diagnostic, index) => ({ diagnostic, offset: offsets[index] ?? 0 }))
}

/** The pointer of an entry's content, which may be a text of JSON. */
const CONTENT = /^\/actExForms\/\d+\/content$/

/** The offsets in the file at which the characters of a string begin. */
const characterStarts = (text: string, { offset, length }: Node): number[] =>
  [...text.slice(offset + 1, offset + length - 1).matchAll(/\\u.{4}|\\.|[^]/g)].map(
    ({ index }) => offset + 1 + index,
  )

const syntaxDiagnostic = (file: string, text: string, error: unknown): LocatedDiagnostic => {
  const errors: { offset: number }[] = []
  parseTree(text, errors as Parameters<typeof parseTree>[1], { disallowComments: true })
  return {
    file,
    severity: 'error',
    code: 'invalid-json',
    pointer: '',
    message: `文件不是有效的 JSON，${syntaxErrorText(error)}：请在此处修正`,
    ...position(text, errors[0]?.offset ?? 0),
  }
}

/** Diagnostics of a member's name: it is the name that stands at their place. */
const ABOUT_NAMES: readonly DiagnosticCode[] = [
  'unknown-member',
  'unsupported-keyword',
  'unknown-field',
  'unused-option',
]

/** Locates a diagnostic at the deepest node on its pointer's path; a missing member is located at its parent. */
const locate = (
  file: string,
  text: string,
  tree: Node | undefined,
  diagnostic: Diagnostic,
): LocatedDiagnostic => {
  let node = tree
  let isWhole = true
  for (const token of pointerTokens(diagnostic.pointer)) {
    const child = node && findNodeAtLocation(node, [node.type === 'array' ? Number(token) : token])
    isWhole &&= child !== undefined
    if (!child) break
    node = child
  }
  const isName =
    isWhole && ABOUT_NAMES.includes(diagnostic.code) && node?.parent?.type === 'property'
  const found = isName ? node?.parent : node
  return { file, ...diagnostic, ...position(text, found?.offset ?? 0) }
}

const position = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
