/** A position of a bill: its holder and the one that it came from; the amount as it is shown (100.00 元), the day as 2026-11-20. */
export interface TracedPosition {
  id: string
  /** '' for the first one. */
  parentId: string
  holder: string
  amount: string
  openedOn: string
}

/** The splits of a bill in a day, and the pieces of one amount from one split, from which on they are unusual. */
const [SPLITS_A_DAY, EQUAL_PIECES] = [5, 5]

/**
 * Describes what an operator reports about the positions of a bill: many splits in a day, many pieces of one amount, and an
 * amount that came back to a former holder (银发〔2025〕77号; the limits are of our own).
 */
export const unusualSplitting = (positions: readonly TracedPosition[]): string[] => {
  const byId = new Map(positions.map((one) => [one.id, one]))
  const parentOf = ({ parentId }: TracedPosition) => byId.get(parentId)
  const splits = groupBy(
    positions.filter((one) => parentOf(one)?.holder === one.holder),
    ({ parentId }) => parentId,
  )
  return [
    ...manySplits([...splits.values()]),
    ...[...splits.values()].flatMap(equalPieces),
    ...returned(positions, parentOf),
  ]
}

const manySplits = (splits: readonly (readonly TracedPosition[])[]): string[] =>
  [...groupBy(splits, (pieces) => pieces[0]?.openedOn ?? '')]
    .filter(([, list]) => list.length >= SPLITS_A_DAY)
    .map(([day, list]) => `${day} 一天内拆分 ${list.length} 次`)

const equalPieces = (pieces: readonly TracedPosition[]): string[] =>
  [...groupBy(pieces, ({ amount }) => amount)]
    .filter(([, equal]) => equal.length >= EQUAL_PIECES)
    .map(([amount, equal]) => `${equal[0]?.holder} 一次拆出 ${equal.length} 笔 ${amount}`)

type ParentOf = (position: TracedPosition) => TracedPosition | undefined

/** Names the holders to whom an amount came back over others. */
const returned = (positions: readonly TracedPosition[], parentOf: ParentOf): string[] => {
  const holders = positions.flatMap((position) => {
    const from = parentOf(position)
    if (!from || from.holder === position.holder) return []
    for (let at = parentOf(from); at; at = parentOf(at))
      if (at.holder === position.holder) return [position.holder]
    return []
  })
  return [...new Set(holders)].map((holder) => `流转后又回到 ${holder}`)
}

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
