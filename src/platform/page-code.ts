import type { LazyCode } from './lazy-code.ts'
import type { PathName } from './paths.ts'

const codeOf = new Map<PathName, readonly LazyCode<unknown>[]>()

/** Makes the code of a page known by its name in the route table. */
export const registerPageCode = (name: PathName, code: readonly LazyCode<unknown>[]): void => {
  codeOf.set(name, code)
}

/** Fetches the code of pages that are likely to be opened next; a failure shows when a page is opened. */
export const preloadPages = (names: readonly PathName[]): void => {
  for (const { preload } of names.flatMap((name) => codeOf.get(name) ?? [])) preload()
}
