/** The members of two versions of a list: those of both, in the new order, and those of one alone. */
export interface Pairs<T> {
  pairs: readonly (readonly [before: T, after: T])[]
  added: readonly T[]
  removed: readonly T[]
  /** The new members of pairs that stand in another order than before, as few as explain it. */
  moved: ReadonlySet<T>
}

/**
 * Pairs the members of two versions of a list.
 * @param namesOf by which a member is known, the best first: the first name that both versions have pairs them
 */
export const pairsOf = <T>(
  before: readonly T[],
  after: readonly T[],
  namesOf: (member: T) => readonly string[],
): Pairs<T> => {
  const left = new Set(before)
  const partner = new Map<T, T>()
  const ranks = Math.max(0, ...[...before, ...after].map((member) => namesOf(member).length))
  for (let rank = 0; rank < ranks; rank += 1)
    for (const member of after) {
      if (partner.has(member)) continue
      const name = namesOf(member)[rank]
      const known = [...left].find((one) => name !== undefined && namesOf(one)[rank] === name)
      if (known === undefined) continue
      left.delete(known)
      partner.set(member, known)
    }
  const pairs = after.flatMap((member) => {
    const known = partner.get(member)
    return known === undefined ? [] : [[known, member] as const]
  })
  const places = pairs.map(([known]) => before.indexOf(known))
  const kept = new Set(longestRise(places))
  return {
    pairs,
    added: after.filter((member) => !partner.has(member)),
    removed: before.filter((member) => left.has(member)),
    moved: new Set(pairs.flatMap(([, member], at) => (kept.has(places[at] ?? -1) ? [] : [member]))),
  }
}

/** Returns a longest rising subsequence of distinct numbers. */
const longestRise = (places: readonly number[]): readonly number[] => {
  const best: number[][] = []
  for (const place of places) {
    const before = best.filter((rise) => (rise.at(-1) ?? -1) < place)
    const longest = before.reduce((one, other) => (other.length > one.length ? other : one), [])
    best.push([...longest, place])
  }
  return best.reduce((one, other) => (other.length > one.length ? other : one), [])
}
