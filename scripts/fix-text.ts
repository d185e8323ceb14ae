import { applyFix } from '#engine/lint/fixes/apply-fix.ts'
import { checkText, type FileFinding } from './check-files.ts'

/** The fixes that are applied at most, one after the other: each may make others unnecessary. */
const MOST = 200

/** Applies the safe fixes of a text's findings until none is left. @returns also the findings that they mended */
export const fixText = (file: string, text: string): { text: string; mended: FileFinding[] } => {
  const mended: FileFinding[] = []
  let current = text
  while (mended.length < MOST) {
    const finding = checkText(file, current).diagnostics.find(({ fix }) => fix)
    if (!finding?.fix) break
    const next = applyFix(current, finding.fix)
    if (next === current) break
    mended.push(finding)
    current = next
  }
  return { text: current, mended }
}
