import { FIXED_PAGES } from '../language/words.ts'

const SUFFIX = /^(?<key>.*?)@R(?<basicsCurrent>.*)$/

/**
 * Parses a fixed page's keyName: `KEY@Rn` passes `n` as the query parameter basicsCurrent
 * (specification, section 2, process screens).
 */
export const fixedPageOf = (
  keyName: string,
): { key: string; basicsCurrent: string | undefined; exists: boolean } => {
  const { key = keyName, basicsCurrent } = SUFFIX.exec(keyName)?.groups ?? {}
  return { key, basicsCurrent, exists: (FIXED_PAGES as readonly string[]).includes(key) }
}
