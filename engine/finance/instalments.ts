import { equalPayment, equalPrincipal, type Charge, type Instalment } from './amortise.ts'
import type { PlanTerms } from './terms.ts'

/** Returns the number of instalments without principal. */
export const graceOf = (
  { method, principalGrace }: Pick<PlanTerms, 'method' | 'principalGrace'>,
  count: number,
): number => (method === 'interestFirst' && principalGrace === 0 ? count - 1 : principalGrace)

/** Returns the instalment that repays a balance; undefined where none of the unit does. */
export const instalmentFor = (
  { method, rounding, roundTo }: Pick<PlanTerms, 'method' | 'rounding' | 'roundTo'>,
  balance: bigint,
  charges: readonly Charge[],
): Instalment | undefined => {
  const money = { rounding, unit: roundTo }
  if (method === 'equalPrincipal') {
    const principal = equalPrincipal(balance, charges.length, money)
    return principal === undefined ? undefined : { principal }
  }
  const payment = equalPayment(balance, charges, money)
  return payment === undefined ? undefined : { payment }
}
