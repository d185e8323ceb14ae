import { CARD_PREFIXES } from './card-prefixes.ts'

/** The issuer and the kind of a bank card. */
export interface CardIssuer {
  bank: string
  kind: '储蓄卡' | '信用卡'
}

/** Finds the issuer of a card by the longest known prefix of its number; undefined where none is known. */
export const cardIssuerOf = (number: string): CardIssuer | undefined => {
  for (const length of lengths) {
    const issuer = number.length < length ? undefined : issuers.get(number.slice(0, length))
    if (issuer) return issuer
  }
  return undefined
}

/** Expands a list of prefixes and ranges to single prefixes. */
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

/** The lengths of the prefixes, longest first. */
const lengths = [...new Set([...issuers.keys()].map(({ length }) => length))].toSorted(
  (one, other) => other - one,
)
