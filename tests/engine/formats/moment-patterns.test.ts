import { describe, expect, it } from 'vitest'
import { heldMoment, savedMoment, tells } from '#engine/formats/moment-patterns.ts'

describe('a date or time in the pattern of a server', () => {
  it.each([
    ['date', 'YYYY/MM/DD', '2026-11-20', '2026/11/20'],
    ['datetime', 'YYYY-MM-DD HH:mm', '2026-11-20 09:30:00', '2026-11-20 09:30'],
    ['month', 'YYYY-MM-DD', '2026-11', '2026-11-01'],
    ['time', 'HH:mm', '18:05:00', '18:05'],
    ['date', 'x', '2026-11-20', 1_795_104_000_000],
  ] as const)('a %s is saved in %s, and read again', (kind, pattern, held, saved) => {
    expect(savedMoment(held, kind, pattern)).toBe(saved)
    expect(heldMoment(saved, kind, pattern)).toBe(held)
  })

  it('has the first value of a part that the field has not', () => {
    expect(savedMoment('18:05:00', 'time', 'YYYY-MM-DD HH:mm')).toBe('1970-01-01 18:05')
    expect(savedMoment('2026-11-20', 'date', 'YYYY-MM-DD HH:mm')).toBe('2026-11-20 00:00')
  })

  it('needs each part of its kind once', () => {
    expect(tells('YYYY-MM-DD', 'date')).toBe(true)
    expect(tells('YYYY-MM', 'date')).toBe(false)
    expect(tells('YYYY-MM-DD DD', 'date')).toBe(false)
    expect(tells('x', 'time')).toBe(false)
  })
})
