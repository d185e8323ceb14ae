import { parseDecimal, parseYuan, yuanText } from './ratio.ts'

/** The sum of some amounts, and the least sum that a rule wants; in 元. */
export interface RecordCover {
  sum: string
  /** The least sum of which the share is the amount to cover; '' where no amount is known. */
  needed: string
  /** The part of it that is not there yet; '' where the sum suffices. */
  missing: string
  /** The most that the share of the sum covers, rounded down to the cent; '' where no amount is known. */
  covered: string
}

/** Sums amounts, and compares their share with the amount that they have to cover; texts that are no amounts count 0. */
export const coverOf = (
  amounts: readonly string[],
  { least, share }: { least?: unknown; share: string },
): RecordCover => {
  const sum = amounts.reduce((total, amount) => total + (parseYuan(amount) ?? 0n), 0n)
  const wanted = parseDecimal(typeof least === 'number' ? String(least) : least)
  const part = parseDecimal(share)
  if (!wanted || !part || part.over <= 0n)
    return { sum: yuanText(sum), needed: '', missing: '', covered: '' }
  const over = wanted.over * 100n * part.under
  const under = wanted.under * part.over
  // Rounded up: a cent less would not cover it.
  const needed = (over + under - 1n) / under
  return {
    sum: yuanText(sum),
    needed: yuanText(needed),
    missing: needed > sum ? yuanText(needed - sum) : '',
    covered: yuanText((sum * part.over) / part.under),
  }
}

/** Words what is missing, for the field and for the server's refusal. */
export const coverIssue = ({ sum, needed }: RecordCover): string =>
  `已选合计 ${grouped(sum)} 元，至少需要 ${grouped(needed)} 元，请继续选择`

const grouped = (amount: string): string => amount.replace(/\B(?=(?:\d{3})+\.)/g, ',')
