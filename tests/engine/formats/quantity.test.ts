import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, readNumber, whyNoNumber } from '#engine/formats/number.ts'
import { readQuantity, shifted } from '#engine/formats/quantity.ts'

describe('readQuantity', () => {
  it.each([
    ['40万', '', '400000'],
    ['1.2亿', '', '120000000'],
    ['１，２３４．５０', '', '1234.50'],
    ['1 234 567', '', '1234567'],
    ['3千万', '', '30000000'],
    ['1亿2000万', '', '120000000'],
    ['3万5000', '', '35000'],
    ['2万亿', '', '2000000000000'],
    ['－5', '', '-5'],
    ['1200万元', '元', '12000000'],
    ['￥3,000', '元', '3000'],
    ['人民币 1,234.5 元', '元', '1234.5'],
    ['5000元整', '元', '5000'],
    ['120万', '万元', '120'],
    ['120', '万元', '120'],
    ['1.2亿', '万元', '12000'],
    ['1200 元', '万元', '0.12'],
    ['￥1,200', '万元', '0.12'],
    ['30 天', '天', '30'],
    ['5吨', '万吨', '0.0005'],
    ['2.5千克', '千克', '2.5'],
    ['4.35％', '%', '4.35'],
  ])('reads %s in %j as %s', (typed, unit, read) => {
    expect(readQuantity(typed, unit)).toBe(read)
  })

  it.each([
    ['12,5', ''],
    ['1,5', ''],
    ['1,2345', ''],
    ['1234,567', ''],
    ['1.234,56', ''],
    ['1.2.3', ''],
    ['12 5', ''],
    ['0x10', ''],
    ['1e5', ''],
    ['1-2', ''],
    ['一百', ''],
    ['12万5', ''],
    ['1.5亿2000万', ''],
    ['2000万1亿', ''],
    ['5²', ''],
    ['5元', ''],
    ['5元', '天'],
    ['5%', '元'],
    ['', ''],
    ['.', ''],
    ['万', ''],
  ])('refuses %s in %j', (typed, unit) => {
    expect(readQuantity(typed, unit)).toBeUndefined()
  })

  it('does not work on a text that nobody types', () => {
    expect(readQuantity(`0.${'0'.repeat(500_000)}1万`, '元')).toBeUndefined()
  })

  it('reads every amount that it is given with separators as the same amount', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), (whole, cents) => {
        const decimal = `${whole}.${String(cents).padStart(2, '0')}`
        expect(readQuantity(`￥${whole.toLocaleString('en')}.${decimal.split('.')[1]}`, '元')).toBe(
          decimal,
        )
      }),
    )
  })
})

describe('shifted', () => {
  it('moves the point there and back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -12, max: 12 }), (whole, places) => {
        expect(shifted(shifted(String(whole), places), -places)).toBe(String(whole))
      }),
    )
  })
})

describe('readNumber', () => {
  it.each([
    ['9007199254740991', 9007199254740991],
    ['12万', 120000],
    ['0.1', 0.1],
    ['-0', 0],
    ['0.30000000000000004', 0.30000000000000004],
    ['1.50', 1.5],
  ])('reads %s', (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })

  it.each(['9007199254740993', '9007199254740992', '1234567890.12345678', '9'.repeat(400)])(
    'refuses %s, which a number cannot keep',
    (typed) => {
      expect(readNumber(typed)).toBeUndefined()
    },
  )

  it('reads each number that a form may hold from its text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.maxSafeInteger(),
          fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
        ),
        (value) => {
          expect(readNumber(decimalOf(value)) === value || value === 0).toBe(true)
        },
      ),
    )
  })
})

describe('whyNoNumber', () => {
  it.each([
    ['12,5', '“12,5”中逗号的位置不对：逗号只用于每三位数字之间，小数点请写“.”'],
    ['一百', '“一百”不是数字，请用阿拉伯数字填写'],
    ['5元', '“5元”不是数字，请只填写数字'],
    ['0x10', '“0x10”不是数字，请只填写数字'],
    ['9007199254740993', '“9007199254740993”过大，最大为 9,007,199,254,740,991'],
    ['1234567890.12345678', '“1234567890.12345678”的位数过多，最多 15 位有效数字'],
    ['12万5', '“12万5”不清楚是多少，请写出完整的数字'],
  ])('says of %s: %s', (typed, words) => {
    expect(whyNoNumber(typed)).toBe(words)
  })
})
