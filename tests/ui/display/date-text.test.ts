import { describe, expect, it } from 'vitest'
import { dateText, dateTimeText } from '#src/ui/display/date-text.ts'

describe('dateTimeText', () => {
  it('keeps the time of a text without a zone', () => {
    expect(dateTimeText('2026-11-20 09:30:15')).toBe('2026-11-20 09:30')
    expect(dateTimeText('2026-11-20T09:30')).toBe('2026-11-20 09:30')
  })

  it("converts a time with a zone to the reader's time zone", () => {
    const local = new Date(2026, 10, 20, 9, 5)
    expect(dateTimeText(local.toISOString())).toBe('2026-11-20 09:05')
  })

  it('returns a text that is not a date unchanged', () => {
    expect(dateTimeText('昨天')).toBe('昨天')
    expect(dateTimeText('')).toBe('')
  })
})

describe('dateText', () => {
  it('returns only the day', () => {
    expect(dateText('2026-11-20')).toBe('2026-11-20')
    expect(dateText('2026-11-20 09:30:15')).toBe('2026-11-20')
  })
})
