import { CARD_PREFIXES } from './card-prefixes.ts'

/** Who issued a bank card, and of which kind it is. */
export interface CardIssuer {
  bank: string
  kind: '储蓄卡' | '信用卡'
}

/** Who issued the card with that number, from its longest known prefix; undefined where nobody knows. */
export const cardIssuerOf = (number: string): CardIssuer | undefined => {
  for (const length of lengths) {
    const issuer = number.length < length ? undefined : issuers.get(number.slice(0, length))
    if (issuer) return issuer
  }
  return undefined
}

/** The prefixes that a list of prefixes and ranges stands for. */
export const prefixesOf = (list: string): string[] =>
  list
    .split(' ')
    .filter(Boolean)
    .flatMap((item) => {
      const [first = '', last = first] = item.split('-')
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
        String(Number(first) + index),
      )
    })

const issuers = new Map<string, CardIssuer>(
  CARD_PREFIXES.flatMap(({ bank, debit, credit }) => [
    ...prefixesOf(debit).map((prefix) => [prefix, { bank, kind: '储蓄卡' }] as const),
    ...prefixesOf(credit).map((prefix) => [prefix, { bank, kind: '信用卡' }] as const),
  ]),
)

/** From the longest. */
const lengths = [...new Set([...issuers.keys()].map(({ length }) => length))].toSorted(
  (one, other) => other - one,
)
