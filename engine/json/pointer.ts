/** Appends a reference token to a JSON pointer (RFC 6901). */
export const pointerTo = (pointer: string, ...tokens: (string | number)[]): string => {
  let path = pointer
  for (const token of tokens) path += `/${escapeToken(String(token))}`
  return path
}

const escapeToken = (token: string): string =>
  /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token

/** Returns the reference tokens of a JSON pointer (RFC 6901), unescaped. */
export const pointerTokens = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Returns the value at a JSON pointer, or undefined. */
export const atPointer = (value: unknown, pointer: string): unknown =>
  pointerTokens(pointer).reduce<unknown>(
    (found, token) =>
      found !== null && typeof found === 'object' && Object.hasOwn(found, token)
        ? (found as Record<string, unknown>)[token]
        : undefined,
    value,
  )

/** Replaces the value at a JSON pointer. Returns the same value where there is none. */
export const changeAt = (
  value: unknown,
  pointer: string,
  change: (value: unknown) => unknown,
): unknown => changeWithin(value, pointerTokens(pointer), change)

const changeWithin = (
  value: unknown,
  [token, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown => {
  if (token === undefined) return change(value)
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, token)) return value
  if (Array.isArray(value))
    return value.with(Number(token), changeWithin(value[Number(token)], rest, change))
  const inner = (value as Record<string, unknown>)[token]
  return { ...value, [token]: changeWithin(inner, rest, change) }
}
