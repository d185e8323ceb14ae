import { cpuUsage } from 'node:process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafePattern } from '#engine/language/safe-pattern.ts'
import { attacksOf, BUSINESS_PATTERNS, EVIL_PATTERNS } from './evil-patterns.ts'

const CHARACTERS = 50_000
const RUNS = Number(process.env.FUZZ_RUNS ?? 0)
/** Maximum processor time of one match; ms. A safe pattern took 14 on a busy machine; a quadratic one takes seconds. */
const BUDGET = 250

const attacks = attacksOf(CHARACTERS)

/**
 * Returns the time of a pattern on the worst attack: the processor's, and of several attempts the quickest, because the
 * machine may be busy.
 */
const longest = (source: string, texts = attacks): number => {
  const pattern = new RegExp(source, 'u')
  const once = (text: string) => {
    const start = cpuUsage()
    pattern.test(text)
    const { user, system } = cpuUsage(start)
    return (user + system) / 1000
  }
  let most = 0
  for (const text of texts) {
    let time = once(text)
    for (let attempt = 0; attempt < 4 && time > BUDGET / 2 && time < 10 * BUDGET; attempt += 1)
      time = Math.min(time, once(text))
    most = Math.max(most, time)
    if (most > 10 * BUDGET) break
  }
  return most
}

const character = fc.constantFrom(
  'a',
  '[ab]',
  '\\w',
  '\\d',
  '.',
  '\\s',
  '-',
  ',',
  '[^,]',
  '中',
  '\\p{L}',
)
const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '{2,}', '{1,3}', '{4}', '{0,200}')
const { pattern: unanchored } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { arbitrary: fc.tuple(character, quantifier).map((parts) => parts.join('')), weight: 4 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('(', '(?:', '(?='), tie('pattern'), quantifier)
        .map(([open, inner, times]) => `${open}${inner})${open === '(?=' ? '' : times}`),
      weight: 2,
    },
    {
      arbitrary: fc.tuple(tie('part'), tie('part')).map(([one, two]) => `(${one}|${two})`),
      weight: 1,
    },
  ),
  pattern: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
}))
const patterns = fc
  .tuple(fc.constantFrom('^', '^', ''), unanchored, fc.constantFrom('$', '!', ''))
  .map((parts) => parts.join(''))

describe('isSafePattern, against evil patterns', () => {
  const all = Object.values(EVIL_PATTERNS).flat()

  it(`refuses each of ${all.length}, or it takes less than ${BUDGET} ms on ${CHARACTERS} characters`, () => {
    expect(new Set(all).size).toBeGreaterThanOrEqual(50)
    const kept = all.filter(isSafePattern)
    const times = kept.map((source) => [source, longest(source)] as const)
    const most = Math.max(0, ...times.map(([, time]) => time))
    console.info(
      `${all.length - kept.length} of ${all.length} refused; the others take ${most.toFixed(1)} ms at most`,
    )
    expect(times.filter(([, time]) => time >= BUDGET)).toEqual([])
  })

  it(`accepts ${BUSINESS_PATTERNS.length} patterns of business use, none of which is slow`, () => {
    expect(BUSINESS_PATTERNS.filter(([, source]) => !isSafePattern(source))).toEqual([])
    expect(
      BUSINESS_PATTERNS.filter(([, source, example]) => !new RegExp(source, 'u').test(example)),
    ).toEqual([])
    const times = BUSINESS_PATTERNS.map(([what, source]) => [what, longest(source)] as const)
    console.info(`at most ${Math.max(...times.map(([, time]) => time)).toFixed(1)} ms`)
    expect(times.filter(([, time]) => time >= BUDGET)).toEqual([])
  })

  it('accepts no slow pattern among random ones', { timeout: 240_000 + 2 * RUNS }, () => {
    let kept = 0
    let most = 0
    fc.assert(
      fc.property(patterns, (source) => {
        if (!isSafePattern(source)) return
        kept += 1
        const time = longest(source, attacks.slice(0, 24))
        most = Math.max(most, time)
        expect(time).toBeLessThan(BUDGET)
      }),
      { numRuns: Math.max(300, RUNS / 10) },
    )
    console.info(`${kept} let through, ${most.toFixed(1)} ms at most`)
    expect(kept).toBeGreaterThan(10)
  })
})
