import { parseTree } from 'jsonc-parser'
import type { Diagnostic } from '../language/diagnostic.ts'
import { checkProcessFile, type CheckedFile } from './check-file.ts'
import { duplicateMembers } from './duplicate-members.ts'
import { fixOf } from './fixes/fix-of.ts'
import type { Fix } from './fixes/fix.ts'
import { locate, positionsIn, type TextRange } from './locate.ts'
import type { ServerCatalogue } from './server-catalogue.ts'
import { syntaxFinding } from './syntax/syntax-finding.ts'

/** A diagnostic at its place in the text; line and column count from 1. */
export interface Finding extends Diagnostic, TextRange {
  line: number
  column: number
  /** The change that makes it go away, where there is a safe one. */
  fix?: Fix | undefined
}

/** A checked text: what `checkProcessFile` returns, with the places of its diagnostics. */
export interface CheckedText extends Omit<CheckedFile, 'diagnostics'> {
  /** The parsed text; undefined where it is not JSON. */
  json?: unknown
  findings: readonly Finding[]
}

/**
 * Checks the text of a process file. A text that is not JSON has one finding, its syntax error.
 * @param server the words of the server that the process is for; without it, these are not checked
 */
export const checkText = (text: string, server?: ServerCatalogue): CheckedText => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { findings: [placed(text)(syntaxFinding(text))] }
  }
  const checked = checkProcessFile(json, server)
  const tree = parseTree(text)
  const place = placed(text)
  return {
    ...checked,
    json,
    findings: [
      ...duplicateMembers(text, tree),
      ...checked.diagnostics.map((diagnostic) => ({ ...diagnostic, ...locate(tree, diagnostic) })),
    ].map((found) => ({ ...place(found), fix: fixOf(found, json) })),
  }
}

const placed = (
  text: string,
): ((found: Diagnostic & TextRange & Pick<Finding, 'fix'>) => Finding) => {
  const positionOf = positionsIn(text)
  return (found) => ({ ...found, ...positionOf(found.from) })
}
