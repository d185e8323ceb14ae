import { FIXED_PAGE_ROUTES } from '#schemas/process/fixed-pages.ts'

const SUFFIX = /^(?<name>.*?)@R(?<basicsCurrent>.*)$/

const keyByName: ReadonlyMap<string, string> = new Map(
  Object.entries(FIXED_PAGE_ROUTES).flatMap(([key, route]) =>
    [key, route].map((name) => [name.toLowerCase(), key] as const),
  ),
)

/**
 * Parses a fixed page's keyName, its key or its route in any case: `NAME@Rn` passes `n` as the query parameter
 * basicsCurrent (specification, section 2, process screens). A name that no page has is returned as it is written.
 */
export const fixedPageOf = (
  keyName: string,
): { key: string; basicsCurrent: string | undefined; exists: boolean } => {
  const { name = keyName, basicsCurrent } = SUFFIX.exec(keyName)?.groups ?? {}
  const key = keyByName.get(name.toLowerCase())
  return { key: key ?? name, basicsCurrent, exists: key !== undefined }
}
