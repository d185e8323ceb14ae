import { PARTS_OF_A_UNIT, roundedUp, shareOf, type AgencyTerms } from './agency-terms.ts'
import { floored, ratio, times } from './ratio.ts'

/** The position of an order: the repaid part of the financed amount, and the added margin; 分. */
export interface AgencyState {
  repaid: bigint
  toppedUp: bigint
}

/** The release by the repayment of a part of the financed amount; 分, and thousandths of the unit. */
export interface Redeemed {
  principal: bigint
  quantity: bigint
  /** The part of the margin that pays the rest of these goods. */
  marginUsed: bigint
  isLast: boolean
}

/**
 * Returns the quantity that is released once `repaid` of the financed part is repaid: its share of the goods, rounded down
 * to what can be taken; all of them with the last cent. Since the financed part is (1 − margin) of the value, a payment x
 * releases goods worth x / (1 − margin).
 */
export const releasedBy = ({ quantity, step, financed }: AgencyTerms, repaid: bigint): bigint =>
  repaid >= financed ? quantity : ((quantity * repaid) / (financed * step)) * step

/** Returns the margin that pays for the goods released by then, rounded down; all of it with the last cent. */
export const marginUsedBy = ({ margin, financed }: AgencyTerms, repaid: bigint): bigint =>
  repaid >= financed ? margin : (margin * repaid) / financed

/**
 * Computes what the repayment of an amount releases. Both sums are those of all repayments so far: what is rounded down
 * once comes with a later one, and nothing is left after the last.
 *
 * @returns undefined for an amount above the rest, or one that releases nothing
 */
export const redeemAmount = (
  terms: AgencyTerms,
  { repaid }: Pick<AgencyState, 'repaid'>,
  principal: bigint,
): Redeemed | undefined => {
  const after = repaid + principal
  if (principal <= 0n || after > terms.financed) return undefined
  const quantity = releasedBy(terms, after) - releasedBy(terms, repaid)
  if (quantity <= 0n) return undefined
  return {
    principal,
    quantity,
    marginUsed: marginUsedBy(terms, after) - marginUsedBy(terms, repaid),
    isLast: after === terms.financed,
  }
}

/**
 * Computes the least repayment that releases a quantity, rounded up to the cent.
 *
 * @returns undefined for a quantity above the rest, or one that can't be taken
 */
export const redeemQuantity = (
  terms: AgencyTerms,
  state: Pick<AgencyState, 'repaid'>,
  wanted: bigint,
): Redeemed | undefined => {
  const after = releasedBy(terms, state.repaid) + wanted
  if (wanted <= 0n || wanted % terms.step !== 0n || after > terms.quantity) return undefined
  const until = roundedUp(ratio(terms.financed * after, terms.quantity))
  return redeemAmount(terms, state, until - state.repaid)
}

/** The coverage of the outstanding amount by the goods in the warehouse; 分. */
export interface Coverage {
  /** The goods that are left, thousandths of the unit, and what they are worth at the price. */
  quantity: bigint
  value: bigint
  /** The outstanding amount less the added margin. */
  debt: bigint
  /** Debt / value in percent, two places, rounded down; 0 where nothing is owed. */
  rate: string
  /** The price of a unit at which more margin is called, rounded down; 0 where nothing is owed. */
  callPrice: bigint
  /** The margin that brings debt / value back to the product's, rounded up; 0 where it is not above it. */
  missing: bigint
  isCalled: boolean
}

/** Computes how the goods that are left cover the debt at a price. */
export const coverageOf = (
  terms: AgencyTerms,
  { repaid, toppedUp }: AgencyState,
  { price, marginRate, callAt }: { price: bigint; marginRate: string; callAt: string },
): Coverage => {
  const quantity = terms.quantity - releasedBy(terms, repaid)
  const owed = terms.financed - repaid - toppedUp
  const debt = owed > 0n ? owed : 0n
  const worth = ratio(quantity * price, PARTS_OF_A_UNIT)
  const limit = shareOf(callAt)
  const margin = shareOf(marginRate)
  const share = { over: margin.under - margin.over, under: margin.under }
  const covered = times(worth, share)
  const missing = { over: debt * covered.under - covered.over, under: covered.under }
  const callPrice =
    quantity === 0n
      ? 0n
      : floored(ratio(debt * PARTS_OF_A_UNIT * limit.under, quantity * limit.over))
  return {
    quantity,
    value: floored(worth),
    debt,
    rate: percentText(debt * worth.under, worth.over),
    callPrice,
    missing: missing.over > 0n ? roundedUp(missing) : 0n,
    isCalled: debt > 0n && price <= callPrice,
  }
}

const percentText = (over: bigint, under: bigint): string => {
  const hundredths = under === 0n ? 0n : (over * 10_000n) / under
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
