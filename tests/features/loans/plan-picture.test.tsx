import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LoanRow } from '#schemas/api/loans.ts'
import { PlanPicture } from '#src/features/loans/plan-picture.tsx'

const part = (should: string) => ({ should, paid: '0.00', open: should })

const row = (number: number, parts: [string, string, string], balance: string): LoanRow => ({
  number,
  dueDate: `2026-0${number}-20`,
  days: 30,
  status: number === 1 ? 'paid' : 'future',
  principal: part(parts[0]),
  interest: part(parts[1]),
  penalty: part(parts[2]),
  fee: part('0.00'),
  due: parts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2),
  open: '0.00',
  balance,
  why: [],
})

const draw = (rows: readonly LoanRow[]) => {
  const { container } = render(<PlanPicture rows={rows} amount="1000.00" />)
  return {
    bars: [...container.querySelectorAll('g')].map((bar) =>
      [...bar.querySelectorAll('rect')].map((rect) => [
        rect.getAttribute('data-part'),
        Number(rect.getAttribute('y')),
        Number(rect.getAttribute('height')),
      ]),
    ),
    paid: [...container.querySelectorAll('g')].map((bar) => bar.hasAttribute('data-paid')),
    line: container.querySelector('path')?.getAttribute('d'),
    legend: container.querySelector('figcaption')?.textContent,
  }
}

describe('PlanPicture', () => {
  it('draws the parts of each instalment on top of each other, and the principal that is left', () => {
    const rows = [
      row(1, ['250.00', '150.00', '0.00'], '750.00'),
      row(2, ['750.00', '50.00', '0.00'], '0.00'),
    ]
    const { bars, paid, line, legend } = draw(rows)
    expect(bars).toEqual([
      [
        ['principal', 68.75, 31.25],
        ['interest', 50, 18.75],
        ['penalty', 50, 0],
      ],
      [
        ['principal', 6.25, 93.75],
        ['interest', 0, 6.25],
        ['penalty', 0, 0],
      ],
    ])
    expect(paid).toEqual([true, false])
    expect(line).toBe('M0 0H25V25H75V100H100')
    expect(legend).toBe('本金利息剩余本金每期最高 800.00 元')
  })

  it('names a penalty where there is one, and draws nothing for a single instalment', () => {
    const late = row(1, ['500.00', '10.00', '5.00'], '500.00')
    expect(draw([late, row(2, ['500.00', '5.00', '0.00'], '0.00')]).legend).toContain('罚息')
    expect(draw([late]).bars).toEqual([])
  })
})
