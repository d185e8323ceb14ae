/** A stream of whole numbers below a bound, the same for the same seed (mulberry32). */
export const seeded = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Returns a number of digits from a stream. */
export const digitsOf = (next: (below: number) => number, count: number): string =>
  Array.from({ length: count }, () => next(10)).join('')
