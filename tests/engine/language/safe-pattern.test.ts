import { describe, expect, it } from 'vitest'
import { isSafePattern } from '#engine/language/safe-pattern.ts'

describe('isSafePattern', () => {
  it.each([
    '^1[3-9]\\d{9}$',
    '^[a-z]+@[a-z]+\\.[a-z]+$',
    '^[\\u4e00-\\u9fa5]{2,20}$',
    '^(\\d{4}\\s?){4}$',
    '^\\d{6}(\\d{4})?$',
    '^.+$',
    '^(男|女)$',
    '^\\d+(\\.\\d{1,2})?$',
    '^(0|[1-9]\\d*)$',
    '^\\d{3,4}-\\d{7,8}$',
    '^[\\p{L}·]{2,30}$',
    '^(?=.*[a-z])(?=.*\\d).{8,20}$',
  ])('accepts %s', (source) => {
    expect(isSafePattern(source)).toBe(true)
  })

  it.each([
    '(a+)+$',
    '(a|a)*$',
    '(a*)*',
    '^(\\w+\\s?)*$',
    '(.*a){20}',
    'a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaa',
    '\\s*\\s*\\s*x',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '([a-zA-Z]+)*',
    '(a|aa)+',
    '(?:a?){30}a{30}',
    '.*.*.*=',
    '(a?a?a?){9}',
    '^(\\d+)\\1$',
    'a{300}',
    '^(?<n>\\d+)\\k<n>$',
  ])('refuses %s', (source) => {
    expect(isSafePattern(source)).toBe(false)
  })

  it.each(['(', 'a**', '[z-a]', '\\p{Nonsense}', 'a'.repeat(501)])(
    'refuses an invalid pattern: %s',
    (source) => {
      expect(isSafePattern(source)).toBe(false)
    },
  )
})
