import type { FlowForecast } from '#schemas/api/workbench.ts'
import { FORECAST_OUTCOMES, type ForecastOutcome } from '#schemas/process/forecast.ts'

/** The flows of one outcome. */
export interface Group {
  outcome: ForecastOutcome
  flows: readonly FlowForecast[]
}

/** The groups that are moved. */
export type Moves = Readonly<Partial<Record<ForecastOutcome, boolean>>>

/** The outcomes in words. */
export const OUTCOME_WORDS: Readonly<Record<ForecastOutcome, { label: string; hint: string }>> = {
  same: { label: '停在原步骤', hint: '客户继续办理，不会察觉' },
  otherStep: { label: '换到别的步骤', hint: '有新的步骤，或前面的步骤要补填' },
  lost: { label: '会失去已填内容', hint: '新版本没有对应的字段或步骤' },
  stuck: { label: '无法继续', hint: '只能保持原版本' },
  inApproval: { label: '正在审批', hint: '按提交时的版本审批，保持原版本' },
}

/** Groups forecasts by outcome, in the order of the outcomes; empty groups are left out. */
export const groupsOf = (flows: readonly FlowForecast[]): Group[] =>
  FORECAST_OUTCOMES.map((outcome) => ({
    outcome,
    flows: flows.filter((flow) => flow.outcome === outcome),
  })).filter((group) => group.flows.length > 0)

/** Tells whether the flows of an outcome can be moved. */
export const canMove = (outcome: ForecastOutcome): boolean =>
  outcome !== 'stuck' && outcome !== 'inApproval'

/** Returns the groups whose flows can be moved. */
export const movableGroups = (flows: readonly FlowForecast[]): Group[] =>
  groupsOf(flows).filter(({ outcome }) => canMove(outcome))
