import { describe, expect, it } from 'vitest'
import { daysRange, moneyRange, percentRange } from '#src/ui/display/range.ts'

describe('ranges', () => {
  it('formats both ends of an amount in one unit', () => {
    expect(moneyRange('100000.00', '5000000.00')).toBe('10–500 万元')
    expect(moneyRange('5000', '5000000')).toBe('5,000–5,000,000 元')
  })

  it('formats equal ends, or a single end, as one figure', () => {
    expect(percentRange('4.35', '4.35')).toBe('4.35%')
    expect(daysRange(30, undefined)).toBe('30 天')
    expect(moneyRange('', '2000000')).toBe('200 万元')
  })

  it('shows a dash without any end', () => {
    expect(daysRange(undefined, undefined)).toBe('—')
  })
})
