/** Names the first character of a code that can't stand at its place; undefined where all can. */
export const strangerIn = (
  code: string,
  isAllowed: (character: string, index: number) => boolean,
  expected: (character: string, index: number) => string,
): string | undefined => {
  const characters = [...code]
  const index = characters.findIndex((one, at) => !isAllowed(one, at))
  const found = characters[index]
  return found === undefined ? undefined : `第 ${index + 1} 位“${found}”${expected(found, index)}`
}

/** Says how many characters a code has and should have; undefined where the number is right. */
export const lengthOf = (
  name: string,
  code: string,
  least: number,
  most = least,
): string | undefined => {
  const { length } = [...code]
  if (length >= least && length <= most) return undefined
  return `${name}应为 ${least === most ? least : `${least} 至 ${most}`} 位，现为 ${length} 位`
}

/** Tells whether a character is a digit. */
export const isDigit = (character: string): boolean => /^\d$/.test(character)

/** Tells whether a character is a hexadecimal digit. */
export const isHexadecimal = (character: string): boolean => /^[\da-f]$/i.test(character)
