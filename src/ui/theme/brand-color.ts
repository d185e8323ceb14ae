const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

type Rgb = [number, number, number]

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Tells whether white text on a colour has a contrast of 4.5 (WCAG 2.2, 1.4.3). */
const carriesWhite = (rgb: Rgb): boolean => 1.05 / (luminance(rgb) + 0.05) >= 4.5

/**
 * Darkens a tenant's colour until it is readable both under white text and as text on white.
 *
 * @returns undefined for a text that is not `#rrggbb`
 */
export const readableBrand = (color: string): string | undefined => {
  const match = HEX.exec(color.trim())
  if (!match) return undefined
  let rgb = match.slice(1).map((part) => parseInt(part, 16)) as Rgb
  while (!carriesWhite(rgb)) rgb = rgb.map((part) => Math.floor(part * 0.95)) as Rgb
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
