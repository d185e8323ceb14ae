import type { RJSFSchema } from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'
import { pointerTokens } from '#engine/json/pointer.ts'

/** Returns the value at the location of a keyword, in either validator's spelling (`#/allOf/0`), following references. */
export const keywordAt = (root: RJSFSchema, location: string): unknown => {
  let at: unknown = root
  for (const token of pointerTokens(decodeURIComponent(location))) {
    if (!isJsonObject(at) && !Array.isArray(at)) return undefined
    at = (at as Record<string, unknown>)[token]
    if (token === '$ref' && typeof at === 'string') at = keywordAt(root, at)
  }
  return at
}
