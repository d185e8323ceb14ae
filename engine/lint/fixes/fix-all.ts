import { checkText, type Finding } from '../check-text.ts'
import type { ServerCatalogue } from '../server-catalogue.ts'
import { applyFix } from './apply-fix.ts'

/** The fixes that are applied at most, one after the other: each may make others unnecessary. */
const MOST = 200

/** Applies the safe fixes of a text's findings until none is left. @returns also the findings that they mended */
export const fixAll = (
  text: string,
  server: ServerCatalogue | undefined,
): { text: string; mended: Finding[] } => {
  const mended: Finding[] = []
  let current = text
  while (mended.length < MOST) {
    const finding = checkText(current, server).findings.find(({ fix }) => fix)
    if (!finding?.fix) break
    const next = applyFix(current, finding.fix)
    if (next === current) break
    mended.push(finding)
    current = next
  }
  return { text: current, mended }
}
