import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '#engine/formats/formats.ts'
import type { Zone } from '#engine/formats/zone.ts'

const { normalise, show, validate, wrong } = formats['date-time']

/** Los Angeles: eight hours behind UTC, seven from 8 March to 1 November 2026. */
const losAngeles: Zone = (moment) =>
  moment >= Date.parse('2026-03-08T10:00:00Z') && moment < Date.parse('2026-11-01T09:00:00Z')
    ? -420
    : -480

describe('date-time', () => {
  it.each([
    ['2026-11-20 09:30', '2026-11-20T09:30:00-08:00'],
    ['2026-07-20 09:30', '2026-07-20T09:30:00-07:00'],
    ['2026-03-08 01:59', '2026-03-08T01:59:00-08:00'],
    ['2026-03-08 03:00', '2026-03-08T03:00:00-07:00'],
  ])('reads %s by the clock of the customer as %s, and shows it again', (typed, stored) => {
    expect(normalise(typed, { zone: losAngeles })).toBe(stored)
    expect(validate(stored)).toBe(true)
    expect(show?.(stored, { zone: losAngeles })).toBe(typed)
    expect(show?.(stored)).toBe(typed)
  })

  it('refuses an hour that the clock of the customer leaves out', () => {
    expect(normalise('2026-03-08 02:30', { zone: losAngeles })).toBe('2026-03-08 02:30')
    expect(validate('2026-03-08 02:30:00')).toBe(false)
  })

  it('shows a moment in UTC by the clock of China, where no customer is known', () => {
    expect(show?.('2026-11-20T01:30:00.000Z')).toBe('2026-11-20 09:30')
    expect(show?.('2026-11-20T01:30:00Z', { zone: losAngeles })).toBe('2026-11-19 17:30')
    expect(show?.('2026-11-19T16:00:00Z')).toBe('2026-11-20 00:00')
  })

  it.each(['2026-11-20T09:30:00', '2026-11-20T24:00:00Z', '2026-11-20T09:30:00+25:00', 'x'])(
    'refuses %s with words',
    (value) => {
      expect(wrong(value)).toBeTruthy()
    },
  )

  it('shows in each zone the text that is read there as the same moment', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2000-01-01'),
          max: new Date('2100-01-01'),
          noInvalidDate: true,
        }),
        fc.integer({ min: -12 * 4, max: 14 * 4 }),
        (date, quarters) => {
          const zone = () => quarters * 15
          const stored = `${date.toISOString().slice(0, 19)}Z`
          const typed = show?.(stored, { zone }) ?? ''
          expect(Date.parse(normalise(typed, { zone }))).toBe(Date.parse(stored))
        },
      ),
    )
  })
})
