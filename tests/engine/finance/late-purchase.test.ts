import { describe, expect, it } from 'vitest'
import { latePurchasePenalty } from '#engine/finance/late-purchase.ts'
import { STANDARD_RULES } from '#engine/finance/loan-rules.ts'

const bill = { amount: '300000.00', settlesOn: '2027-03-22' }

describe('latePurchasePenalty', () => {
  // 300000 × 9% / 360 is 75 a day.
  it.each([
    ['on the day', '2027-03-22', '0.00'],
    ['on the last day of grace', '2027-03-25', '0.00'],
    ['after the grace, from the day on', '2027-03-26', '300.00'],
    ['a month late', '2027-04-22', '2325.00'],
  ])('%s', (_, date, penalty) => {
    expect(latePurchasePenalty(bill, STANDARD_RULES.penalty, date)).toBe(penalty)
  })

  it('is nothing where the product charges none', () => {
    expect(latePurchasePenalty(bill, undefined, '2027-04-22')).toBe('0.00')
  })
})
