import { describe, expect, it } from 'vitest'
import { coverIssue, coverOf } from '#engine/finance/record-cover.ts'

describe('coverOf', () => {
  it.each([
    ['no amount to cover', ['1.10', '2.20'], undefined, '1', ['3.30', '', '', '']],
    ['an amount that is no number', ['1.10'], '一万', '1', ['1.10', '', '', '']],
    ['enough', ['100'], '100.00', '1', ['100.00', '100.00', '', '100.00']],
    ['a cent too little', ['99.99'], '100', '1', ['99.99', '100.00', '0.01', '99.99']],
    ['a share', ['125'], '100', '0.8', ['125.00', '125.00', '', '100.00']],
    ['a share, rounded up', ['333.33'], '100', '0.3', ['333.33', '333.34', '0.01', '99.99']],
    ['a number', ['100'], 100.01, '1', ['100.00', '100.01', '0.01', '100.00']],
    ['more places than cents', ['100'], '100.001', '1', ['100.00', '100.01', '0.01', '100.00']],
    ['records without amounts', ['', '5'], '6', '1', ['5.00', '6.00', '1.00', '5.00']],
    [
      'large amounts',
      ['9007199254740993.01'],
      '9007199254740993.02',
      '1',
      ['9007199254740993.01', '9007199254740993.02', '0.01', '9007199254740993.01'],
    ],
  ])('compares with %s', (_, amounts, least, share, [sum, needed, missing, covered]) => {
    expect(coverOf(amounts, { least, share })).toEqual({ sum, needed, missing, covered })
  })

  it('is worded with separators', () => {
    expect(coverIssue(coverOf(['1234.5'], { least: '1000000', share: '1' }))).toBe(
      '已选合计 1,234.50 元，至少需要 1,000,000.00 元，请继续选择',
    )
  })
})
