import { fixAll } from '#engine/lint/fixes/fix-all.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'
import type { FileFinding } from './check-files.ts'

/** Applies the safe fixes of a file's findings until none is left. @returns also the findings that they mended */
export const fixText = (file: string, before: string): { text: string; mended: FileFinding[] } => {
  const { text, mended } = fixAll(before, serverWords)
  return { text, mended: mended.map((finding) => ({ file, ...finding })) }
}
