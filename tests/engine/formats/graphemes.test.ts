import { describe, expect, it } from 'vitest'
import { beginningOf, endingOf, firstCharacters } from '#engine/formats/graphemes.ts'

/* 𬭎 has two code units, a family of emoji eleven, é here two. */
const FAMILY = '👨‍👩‍👧‍👦'

describe('a part of a text', () => {
  it.each([
    ['合同.pdf', 4, '合同.p', '.pdf'],
    ['𬭎𬭎', 4, '𬭎𬭎', '𬭎𬭎'],
    ['𬭎𬭎', 3, '𬭎', '𬭎'],
    ['𬭎𬭎', 1, '', ''],
    [`a${FAMILY}b`, 5, 'a', 'b'],
    [`a${FAMILY}b`, 12, `a${FAMILY}`, `${FAMILY}b`],
    ['e\u0301e\u0301', 3, 'e\u0301', 'e\u0301'],
  ])('of %j in %i code units ends between two characters', (text, most, begin, end) => {
    expect([beginningOf(text, most), endingOf(text, most)]).toEqual([begin, end])
  })

  it('of so many characters counts them as they are read', () => {
    expect(firstCharacters('𬭎泰贸易', 2)).toBe('𬭎泰')
    expect(firstCharacters(`${FAMILY}合`, 1)).toBe(FAMILY)
    expect(firstCharacters('', 1)).toBe('')
  })
})
