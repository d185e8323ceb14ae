/** Returns a hash of a JSON value (FNV-1a, 53 bits): it tells definitions apart and is not cryptographic. */
export const hashOf = (value: unknown): string => {
  const text = JSON.stringify(value)
  let low = 0x811c9dc5
  let high = 0x2f3a9b71
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193) >>> 0
    high = Math.imul(high ^ (code + index), 0x01000193) >>> 0
  }
  return (high * 0x200000 + (low >>> 11)).toString(36)
}
