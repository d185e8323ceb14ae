/* Parts of a text, never cut within a character as its reader sees it (Unicode UAX #29), which may have several code units. */

const segmenter = new Intl.Segmenter('zh')

const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Returns the first characters of a text. */
export const firstCharacters = (text: string, count: number): string =>
  graphemesOf(text).slice(0, count).join('')

/** Returns the beginning of a text in at most so many code units. */
export const beginningOf = (text: string, most: number): string => {
  if (text.length <= most) return text
  const end = segmenter.segment(text).containing(most)?.index ?? most
  return text.slice(0, end)
}

/** Returns the end of a text in at most so many code units. */
export const endingOf = (text: string, most: number): string => {
  if (text.length <= most) return text
  const at = text.length - most
  const { index, segment } = segmenter.segment(text).containing(at) ?? { index: at, segment: '' }
  return text.slice(index === at ? at : index + segment.length)
}
