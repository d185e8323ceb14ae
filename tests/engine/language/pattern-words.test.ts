import { describe, expect, it } from 'vitest'
import { patternWords } from '#engine/language/pattern-words.ts'

describe('patternWords', () => {
  it.each([
    ['^[\\u4e00-\\u9fa5·]{2,4}$', '应为 2 至 4 个汉字或“·”'],
    ['^\\p{Script=Han}+$', '只能填写汉字'],
    ['^[\\u4e00-\\u9fa5A-Za-z0-9（）]+$', '只能填写字母、汉字、数字、“（”或“）”'],
    ['^\\w*$', '只能填写字母、数字或“_”'],
    ['^[^<>]*$', '不能有“<”或“>”'],
    ['^[A-Z]\\d{8}$', '应为 1 个大写字母和 8 位数字'],
    ['^GB\\d{6,}$', '应为“GB”和至少 6 位数字'],
    ['^1[3-9]\\d{9}$', '应为“1”、1 位 3 至 9 的数字和 9 位数字'],
    ['^\\d{4}-\\d{2}$', '应为 4 位数字、“-”和 2 位数字'],
    ['^(\\d{6}|[A-Z]{2})$', '应为 6 位数字，或 2 个大写字母'],
    ['^\\d{15}$|^\\d{17}[0-9X]$', '应为 15 位数字，或 17 位数字和 1 个数字或“X”'],
  ])('says what %s asks for', (pattern, words) => {
    expect(patternWords(pattern)).toBe(words)
  })

  it.each([
    ['^[\\u4e00-\\u9fa5·]{2,4}$', '张a', '应为 2 至 4 个汉字或“·”，“a”不是'],
    ['^\\p{Script=Han}+$', '👍好', '只能填写汉字，“👍”不是'],
    ['^[\\u4e00-\\u9fa5·]{2,4}$', '张', '应为 2 至 4 个汉字或“·”'],
    ['^[A-Z]\\d{8}$', 'a', '应为 1 个大写字母和 8 位数字'],
  ])('names the character that is out of place: %s, %s', (pattern, value, words) => {
    expect(patternWords(pattern, value)).toBe(words)
  })

  it.each([
    '\\d{6}',
    '^\\d{6}',
    '^.{2,5}$',
    '^(?=.*\\d).+$',
    '^\\d+(\\.\\d{1,2})?$',
    '^[а-я]+$',
    '^\\s+$',
    '^(a)\\1$',
    '^$',
    '',
    '^a|b|c|d$',
  ])('leaves %s to its author', (pattern) => {
    expect(patternWords(pattern)).toBeUndefined()
  })
})
