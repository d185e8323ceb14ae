import { describe, expect, it } from 'vitest'
import { grouped, shifted } from '#engine/formats/quantity.ts'
import { capitals } from '#engine/finance/capitals.ts'

describe('capitals', () => {
  it.each([
    ['1409.50', '人民币壹仟肆佰零玖元伍角'],
    ['6007.14', '人民币陆仟零柒元壹角肆分'],
    ['1680.32', '人民币壹仟陆佰捌拾元叁角贰分'],
    ['325.04', '人民币叁佰贰拾伍元零肆分'],
    ['107000.53', '人民币壹拾万零柒仟元伍角叁分'],
    ['16409.02', '人民币壹万陆仟肆佰零玖元零贰分'],
    ['0.05', '人民币伍分'],
    ['0.50', '人民币伍角'],
    ['0', '人民币零元整'],
    ['10', '人民币壹拾元整'],
    ['100000000', '人民币壹亿元整'],
    ['100000001', '人民币壹亿零壹元整'],
    ['10203040.00', '人民币壹仟零贰拾万零叁仟零肆拾元整'],
    ['1000010000', '人民币壹拾亿零壹万元整'],
    ['9007199254740993', '人民币玖仟零柒兆壹仟玖佰玖拾贰亿伍仟肆佰柒拾肆万零玖佰玖拾叁元整'],
  ])('%s is %s', (amount, words) => {
    expect(capitals(amount)).toBe(words)
  })

  it.each(['', '-1', '1.234', 'x', '1e3'])('returns undefined for %j', (amount) => {
    expect(capitals(amount)).toBeUndefined()
  })
})

describe('amounts', () => {
  it.each([
    ['1234567.5', '1,234,567.5'],
    ['123', '123'],
    ['12a', '12a'],
  ])('groups %s as %s', (amount, shown) => {
    expect(grouped(amount)).toBe(shown)
  })

  it.each([
    ['3200', '32000000'],
    ['0.01', '100'],
    ['1.23', '12300'],
  ])('%s 万元 are %s 元', (amount, yuan) => {
    expect(shifted(amount, 4)).toBe(yuan)
  })
})
