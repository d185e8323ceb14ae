/** A right to a receivable that was assigned; instants as ISO texts. */
export interface Right {
  id: string
  holder: string
  /** The time of its registration; undefined without one. */
  registeredAt?: string | undefined
  /** The time at which the notice of the assignment reached the debtor; undefined without one. */
  noticedAt?: string | undefined
}

/** The reason for the rank of a right. */
export type PriorityReason = 'registered' | 'noticed' | 'proportion'

export interface RankedRight<R extends Right = Right> {
  right: R
  /** 1 is satisfied first; rights of one rank share in proportion. */
  rank: number
  reason: PriorityReason
}

/**
 * Ranks the rights to one receivable by article 768 of the Civil Code: registered ones before others, by the time of
 * registration; among the others those whose notice reached the debtor, by its time; the rest in proportion.
 */
export const rankRights = <R extends Right>(rights: readonly R[]): RankedRight<R>[] => {
  const sorted = rights
    .map((right) => ({ right, reason: reasonOf(right), key: keyOf(right) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  return sorted.map(({ right, reason, key }) => ({
    right,
    reason,
    rank: 1 + sorted.filter((before) => before.key < key).length,
  }))
}

const reasonOf = ({ registeredAt, noticedAt }: Right): PriorityReason =>
  registeredAt ? 'registered' : noticedAt ? 'noticed' : 'proportion'

/** Returns a text whose order is the order of rights. */
const keyOf = ({ registeredAt, noticedAt }: Right): string => {
  if (registeredAt) return `0 ${registeredAt}`
  return noticedAt ? `1 ${noticedAt}` : '2'
}
