import { describe, expect, it } from 'vitest'
import { dateText, dateTimeText } from '#src/ui/display/date-text.ts'

describe('dateTimeText', () => {
  it('takes a text without a zone as it stands', () => {
    expect(dateTimeText('2026-11-20 09:30:15')).toBe('2026-11-20 09:30')
    expect(dateTimeText('2026-11-20T09:30')).toBe('2026-11-20 09:30')
  })

  it("turns a moment into the reader's time", () => {
    const local = new Date(2026, 10, 20, 9, 5)
    expect(dateTimeText(local.toISOString())).toBe('2026-11-20 09:05')
  })

  it('leaves alone what is no date', () => {
    expect(dateTimeText('昨天')).toBe('昨天')
    expect(dateTimeText('')).toBe('')
  })
})

describe('dateText', () => {
  it('keeps only the day', () => {
    expect(dateText('2026-11-20')).toBe('2026-11-20')
    expect(dateText('2026-11-20 09:30:15')).toBe('2026-11-20')
  })
})
