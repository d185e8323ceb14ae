import { describe, expect, it } from 'vitest'
import { calculatePlan } from '#engine/finance/plan.ts'
import type { PlanInput } from '#engine/finance/terms.ts'

const terms: PlanInput = {
  amount: '10000.00',
  annualRate: '6',
  method: 'equalInstalments',
  dayCount: '30/360',
  startDate: '2026-01-15',
  periods: 12,
}

const bullet: PlanInput = { ...terms, method: 'bullet' }

/** Changed terms, and the fields with an issue and its text. */
const WRONG: readonly [Record<string, unknown>, Record<string, string>][] = [
  [{ amount: '' }, { amount: '请填写正确的金额' }],
  [{ amount: 'NaN' }, { amount: '请填写正确的金额' }],
  [{ amount: '1e5' }, { amount: '请填写正确的金额' }],
  [{ amount: '0.00' }, { amount: '金额必须大于 0' }],
  [{ amount: '-1' }, { amount: '金额必须大于 0' }],
  [{ amount: '0.001' }, { amount: '金额最多保留两位小数' }],
  [{ amount: '1000000000000.00' }, { amount: '金额过大' }],
  [{ annualRate: 'x' }, { annualRate: '请填写正确的年化利率' }],
  [{ annualRate: '-0.01' }, { annualRate: '年化利率不能小于 0' }],
  [{ annualRate: '100.01' }, { annualRate: '年化利率不能超过 100%' }],
  [{ annualRate: '6.123456789' }, { annualRate: '年化利率最多保留 8 位小数' }],
  [{ method: 'flat' }, { method: '请选择还款方式' }],
  [{ method: 'toString' }, { method: '请选择还款方式' }],
  [{ dayCount: 'actual/366' }, { dayCount: '请选择计息基准' }],
  [{ rounding: 'down' }, { rounding: '请选择舍入方式' }],
  [{ startDate: '2026-02-30' }, { startDate: '请填写正确的起息日' }],
  [{ startDate: '2026-1-5' }, { startDate: '请填写正确的起息日' }],
  [{ startDate: '9999-01-01' }, { startDate: '请填写正确的起息日' }],
  [{ firstDueDate: '2026-13-01' }, { firstDueDate: '请填写正确的首次还款日' }],
  [{ firstDueDate: '2026-01-15' }, { firstDueDate: '首次还款日应晚于起息日' }],
  [{ firstDueDate: '2025-12-31' }, { firstDueDate: '首次还款日应晚于起息日' }],
  [{ every: {} }, { every: '还款间隔请按月、周、天中的一种填写' }],
  [{ every: { months: 1, days: 2 } }, { every: '还款间隔请按月、周、天中的一种填写' }],
  [{ every: { months: 0 } }, { every: '还款间隔应为 1 至 12 的整数' }],
  [{ every: { weeks: 1.5 } }, { every: '还款间隔应为 1 至 52 的整数' }],
  [{ periods: undefined }, { periods: '请填写期数' }],
  [{ periods: 0 }, { periods: '期数应为 1 至 600 的整数' }],
  [{ periods: 601 }, { periods: '期数应为 1 至 600 的整数' }],
  [{ periods: 1.5 }, { periods: '期数应为 1 至 600 的整数' }],
  [{ periods: Number.NaN }, { periods: '期数应为 1 至 600 的整数' }],
  [{ periods: 600, every: { months: 12 } }, { periods: '期限过长' }],
  [{ days: 30 }, { days: '期数与天数只能填写一项' }],
  [{ days: 30, periods: undefined }, { days: '这种还款方式请填写期数' }],
  [{ ...bullet, days: 30 }, { days: '期数与天数只能填写一项' }],
  [{ ...bullet, periods: undefined }, { periods: '请填写期数或天数' }],
  [{ ...bullet, periods: undefined, days: 0 }, { days: '天数应为 1 至 18300 的整数' }],
  [
    { ...bullet, periods: undefined, days: 30, firstDueDate: '2026-03-01' },
    { firstDueDate: '按天数借款时不需要首次还款日' },
  ],
  [{ ...bullet, principalGrace: 1 }, { principalGrace: '到期一次还款时没有只付息的期数' }],
  [{ principalGrace: 12 }, { principalGrace: '只付息的期数应小于总期数' }],
  [{ principalGrace: -1 }, { principalGrace: '只付息的期数应为不小于 0 的整数' }],
  [{ roundTo: '0' }, { roundTo: '取整单位应大于 0，最多保留两位小数' }],
  [{ roundTo: '0.001' }, { roundTo: '取整单位应大于 0，最多保留两位小数' }],
  [{ roundTo: '1000000' }, { roundTo: '取整单位过大，无法按期还清' }],
  [
    { annualRate: '100', dayCount: 'actual/365', periods: 600 },
    { periods: '期数过多，每期还款不足以支付利息' },
  ],
  [
    { amount: '0', method: '', startDate: '' },
    { amount: '金额必须大于 0', method: '请选择还款方式', startDate: '请填写正确的起息日' },
  ],
]

describe('the terms of a plan', () => {
  it.each(WRONG)('are refused with %o', (change, expected) => {
    const { plan, issues = [] } = calculatePlan({ ...terms, ...change })
    expect(plan).toBeUndefined()
    expect(Object.fromEntries(issues.map(({ field, message }) => [field, message]))).toEqual(
      expected,
    )
  })

  it('are accepted at their limits', () => {
    const longest = calculatePlan({ ...terms, periods: 600 })
    expect(longest.plan?.plan.at(-1)).toMatchObject({ dueDate: '2076-01-15', balance: '0.00' })
    const largest = calculatePlan({ ...terms, amount: '999999999999.99' })
    expect(largest.plan?.plan.at(-1)?.balance).toBe('0.00')
  })
})
