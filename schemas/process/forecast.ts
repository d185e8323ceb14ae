/**
 * The outcomes of moving a flow to another version, the harmless ones first: it continues at the same step, at another
 * one, or loses values; it is stuck, or in approval, and can't be moved.
 */
export const FORECAST_OUTCOMES = ['same', 'otherStep', 'lost', 'stuck', 'inApproval'] as const
export type ForecastOutcome = (typeof FORECAST_OUTCOMES)[number]
