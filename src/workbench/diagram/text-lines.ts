/** The widths of a character, in em: of Chinese and the quotes between it, and of anything else on average. */
const WIDE = 1
const NARROW = 0.56

/** Returns the width of a text, in em. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (isWide(character) ? WIDE : NARROW), 0)

/** Breaks a text into lines of at most `most` em; the last of `count` lines ends with … where there is more. */
export const linesOf = (text: string, most: number, count: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const character of text) {
    if (widthOf(line + character) > most) {
      lines.push(line)
      line = ''
    }
    line += character
  }
  if (line !== '') lines.push(line)
  if (lines.length <= count) return lines
  return [...lines.slice(0, count - 1), `${lines[count - 1]?.slice(0, -1) ?? ''}…`]
}

const isWide = (character: string): boolean => character > '\u2E7F' || '“”‘’…—'.includes(character)
