import { isHexadecimal, lengthOf, strangerIn } from './code-reasons.ts'
import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'

/** A colour of the browser's own control, #rrggbb (HTML, simple colour). */
export const color = declareFormat({
  title: '颜色',
  words: '颜色，如 #1677ff',
  message: '请输入颜色，例如 #1677ff',
  wrong: (value) =>
    (value.startsWith('#') ? undefined : '颜色应以“#”开头，例如 #1677ff') ??
    lengthOf('颜色', value, 7) ??
    strangerIn(
      value,
      (character, index) => index === 0 || isHexadecimal(character),
      () => '应为数字或字母 a 至 f',
    ),
  sample: (seed) => `#${seeded(seed)(0x1000000).toString(16).padStart(6, '0')}`,
  normalise: (typed) => {
    const text = halfWidth(typed).toLowerCase()
    return text === '' || text.startsWith('#') ? text : `#${text}`
  },
})
