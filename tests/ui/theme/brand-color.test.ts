import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableBrand } from '#src/ui/theme/brand-color.ts'

const channel = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

const contrastWithWhite = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(color.slice(at, at + 2), 16)),
  )
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

describe('readableBrand', () => {
  it('keeps a colour on which white text is readable', () => {
    expect(readableBrand('#1f4fd8')).toBe('#1f4fd8')
  })

  it('darkens any other colour until white text on it is readable', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = readableBrand(`#${value.toString(16).padStart(6, '0')}`)
        expect(contrastWithWhite(color ?? '#ffffff')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it.each(['', 'red', '#fff', 'url(https://example.com)', '#1f4fd8;'])('refuses %j', (color) => {
    expect(readableBrand(color)).toBeUndefined()
  })
})
