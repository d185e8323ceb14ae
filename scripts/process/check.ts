import { parseTree } from 'jsonc-parser'
import { checkText as checkOne, type CheckedText, type Finding } from '#engine/lint/check-text.ts'
import { checkVersions } from '#engine/lint/check-versions.ts'
import { fixAll } from '#engine/lint/fixes/fix-all.ts'
import { locate, positionsIn } from '#engine/lint/locate.ts'
import { contractsBeside } from './contracts-beside.ts'
import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'

/** A finding with the file that it is about. */
export interface FileFinding extends Finding {
  file: string
}

interface CheckedFileText extends Omit<CheckedText, 'findings'> {
  diagnostics: readonly FileFinding[]
}

/** Checks the texts of several process files, each by itself and with those before it. */
export const checkTexts = (
  texts: readonly { file: string; text: string }[],
): readonly FileFinding[] => {
  const checked = texts.map(({ file, text }) => ({ name: file, text, ...checkText(file, text) }))
  const files = checked.flatMap(({ name, file }) => (file ? [{ name, file }] : []))
  const versions = checkVersions(files)
  return checked.flatMap(({ name, text, diagnostics }) => [
    ...diagnostics,
    ...(versions.get(name) ?? []).map((one) => {
      const range = locate(parseTree(text), one)
      return { file: name, ...one, ...range, ...positionsIn(text)(range.from) }
    }),
  ])
}

/** Checks the text of a process file against the words of the reference backend. */
export const checkText = (file: string, text: string): CheckedFileText => {
  const { findings, ...checked } = checkOne(text, wordsFor(file))
  return { ...checked, diagnostics: findings.map((finding) => ({ file, ...finding })) }
}

/** Applies the safe fixes of a file's findings until none is left. @returns also the findings that they mended */
export const fixText = (file: string, before: string): { text: string; mended: FileFinding[] } => {
  const { text, mended } = fixAll(before, wordsFor(file))
  return { text, mended: mended.map((finding) => ({ file, ...finding })) }
}

/** The words of the reference backend, with the contracts beside a file. */
const wordsFor = (file: string): ServerCatalogue => ({
  ...serverWords,
  contracts: contractsBeside(file),
})
