/** Returns the known word that a misspelt one is nearest to; undefined where none is near. */
export const nearestWord = (word: string, known: Iterable<string>): string | undefined => {
  const written = plain(word)
  let best: string | undefined
  // Of one or two letters, another one makes another word.
  const most = written.length < 3 ? 0 : Math.max(1, Math.floor(written.length / 3))
  let least = most + 1
  for (const candidate of known) {
    const distance = editDistance(written, plain(candidate), least)
    if (distance >= least) continue
    best = candidate
    least = distance
  }
  return best
}

/** Returns a word in quotes with what to do: use the known word that was probably meant, or the advice. */
export const withNearest = (
  word: string,
  known: Iterable<string>,
  advice = '请检查拼写',
): string => {
  const nearest = nearestWord(word, known)
  return `“${word}”，${nearest === undefined ? advice : proposal(nearest)}`
}

/** Proposes a word in place of the one in quotes before; `proposalIn` reads it. */
export const proposal = (instead: string): string => `是否应为“${instead}”？`

/** Returns the word that a message proposes, and the one that it is to replace. */
export const proposalIn = (message: string): { word: string; instead: string } | undefined => {
  const [, word, instead] = /“([^“”]*)”(?:，|不起作用：)是否应为“([^“”]*)”？/.exec(message) ?? []
  return word === undefined || instead === undefined ? undefined : { word, instead }
}

/** Removes case and separators, which are the most common mistakes. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/(?!^)[-_ ]/g, '')

/**
 * Returns the number of letters to add, remove, replace or swap with their neighbour to make one word of another
 * (optimal string alignment); at least `limit` where it is not less than that.
 */
const editDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) >= limit) return limit
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[other.length] ?? limit
}
