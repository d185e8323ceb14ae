import { parseTree } from 'jsonc-parser'
import { checkContractFile } from '#engine/lint/contracts/check-contracts.ts'
import { duplicateMembers } from '#engine/lint/duplicate-members.ts'
import { locate, positionsIn } from '#engine/lint/locate.ts'
import { syntaxFinding } from '#engine/lint/syntax/syntax-finding.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'
import { GENERAL_CONTRACT } from '#schemas/process/contract-file.ts'
import { CATALOGUE } from '#engine/language/catalogue.ts'
import { collectDiagnostics } from '#engine/language/diagnostic.ts'
import { checkText } from '#engine/lint/check-text.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { FileFinding } from './check.ts'

interface Text {
  file: string
  text: string
}

/** Checks the texts of contract files, each for every process that signs it. */
export const checkContractTexts = (
  texts: readonly Text[],
  processes: readonly Text[],
): FileFinding[] => {
  const signing = processes.flatMap(({ text }) => {
    const { file, plan } = checkText(text)
    return file && plan ? [{ file, plan }] : []
  })
  return texts.flatMap(({ file, text }) => {
    const place = positionsIn(text)
    const tree = parseTree(text)
    const json = parsed(text)
    if (json === undefined) {
      const found = syntaxFinding(text)
      return [{ file, ...found, ...place(found.from) }]
    }
    const { diagnostics, signings } = checkContractFile(json, signing, serverWords)
    const { diagnostics: unused, report } = collectDiagnostics(CATALOGUE)
    const name = isJsonObject(json) ? json.name : undefined
    if (signings === 0 && name !== GENERAL_CONTRACT)
      report('contract-unused', '/name', `没有流程签署“${String(name)}”`)
    return [
      ...duplicateMembers(text, tree),
      ...[...diagnostics, ...unused].map((one) => ({ ...one, ...locate(tree, one) })),
    ].map((found) => ({ file, ...found, ...place(found.from) }))
  })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
