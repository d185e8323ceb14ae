/**
 * What a move to another version does to a flow, the harmless outcomes first: it goes on at the same step, at another
 * one, or loses values; it is stuck, or in approval, and can't be moved.
 */
export const FORECAST_OUTCOMES = ['same', 'otherStep', 'lost', 'stuck', 'inApproval'] as const
export type ForecastOutcome = (typeof FORECAST_OUTCOMES)[number]
