const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** Tells whether a member's name could reach an object's prototype. */
export const isForbiddenName = (name: string): boolean => FORBIDDEN.has(name)

/**
 * Parses JSON from the other side of a boundary, dropping the member names that could reach an
 * object's prototype.
 *
 * @throws SyntaxError where the text is not JSON
 */
export const parseJson = (text: string): unknown => {
  if (!/__proto__|constructor|prototype|\\u/.test(text)) return JSON.parse(text)
  return JSON.parse(text, function (key, value: unknown) {
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      for (const name of Object.keys(value))
        if (FORBIDDEN.has(name)) Reflect.deleteProperty(value, name)
    }
    return FORBIDDEN.has(key) ? undefined : value
  })
}
