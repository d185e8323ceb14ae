import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { RedeemTrial } from '#src/features/agency/redeem-trial.tsx'

/** 500 t at 4,200.00 with a margin of 20%, held for ten days. */
const ORDER = {
  unit: '吨',
  step: '0.001',
  quantity: '500',
  price: '4200.00',
  value: '2100000.00',
  margin: '420000.00',
  financed: '1680000.00',
  repaid: '0.00',
  days: 10,
  overdueDays: 0,
  rules: { marginRate: '20', annualRate: '7.2', overdueRate: '13.5' },
} as AgencyOrderDetail

describe('RedeemTrial', () => {
  it('shows what a quantity costs today, and how each figure is made', async () => {
    const { container } = render(<RedeemTrial order={ORDER} by="quantity" wanted="120" />)
    expect(container.textContent).toContain('应付合计404,006.40 元')
    expect(container.textContent).toContain('403,200.00 ÷（1 − 20%）÷ 4,200.00 = 120 吨')
    expect(container.textContent).toContain('403,200.00 × 7.2% × 10/360 = 806.40 元')
    expect((await axe.run(container)).violations).toEqual([])
  })

  it('shows what an amount releases; the last one takes what is left', () => {
    const order = { ...ORDER, repaid: '1000000.00' }
    const { container, rerender } = render(
      <RedeemTrial order={order} by="amount" wanted="100000.01" />,
    )
    expect(container.textContent).toContain('放行数量29.761 吨')
    rerender(<RedeemTrial order={order} by="amount" wanted="680000" />)
    expect(container.textContent).toContain('这是最后一次，提走全部余货')
  })

  it.each(['500.001', '0', 'x'])('says what is possible for %s', (wanted) => {
    render(<RedeemTrial order={ORDER} by="quantity" wanted={wanted} />)
    expect(screen.getByRole('status').textContent).toContain('最小提货单位 0.001 吨')
  })
})
