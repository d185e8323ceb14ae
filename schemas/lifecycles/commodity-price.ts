import type { SecondPerson } from './lifecycle.ts'

/** What one operator may do alone with the price of a commodity, which has no lifecycle: the goods of all pledges count by it. */
export const COMMODITY_PRICE: SecondPerson = { offMarket: '10' }
