import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'

/** The units of a duration, longest first: the designator (RFC 3339, appendix A), and its words, the one that is shown first. */
const DAYS = [
  ['Y', '年'],
  ['M', '个月|月'],
  ['W', '周|星期'],
  ['D', '天|日'],
] as const
const CLOCK = [
  ['H', '小时|时'],
  ['M', '分钟|分'],
  ['S', '秒'],
] as const

const EXAMPLE = '例如 1年6个月（P1Y6M）'
const WHOLE = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/

const wrong = (value: string): string | undefined => {
  if (WHOLE.test(value)) return undefined
  if (!value.startsWith('P')) return `请输入时长，${EXAMPLE}`
  if (/^P.*\d+W/.test(value)) return '时长中的周不能与其他单位同用'
  return `时长应按年、月、日、时、分、秒的顺序填写，每个单位一次，${EXAMPLE}`
}

/** The words of a number of a unit: 6M is 6个月. */
const shownPart =
  (units: typeof DAYS | typeof CLOCK) =>
  (_: string, count: string, unit: string): string =>
    count + (units.find(([designator]) => designator === unit)?.[1].split('|')[0] ?? unit)

const typedParts = (units: typeof DAYS | typeof CLOCK): string =>
  units.map(([, words]) => `(?:(\\d+)(?:${words}))?`).join('')

const TYPED = new RegExp(`^${typedParts(DAYS)}${typedParts(CLOCK)}$`, 'u')

const written = (units: typeof DAYS | typeof CLOCK, counts: readonly (string | undefined)[]) =>
  units.map(([unit], index) => (counts[index] === undefined ? '' : counts[index] + unit)).join('')

/** A length of time (RFC 3339, appendix A), P1Y6M, typed and shown in words. */
export const duration = declareFormat({
  title: '时长',
  words: '时长（ISO 8601），按 1年6个月 填写和显示，存为 P1Y6M',
  message: `请输入时长，${EXAMPLE}`,
  wrong,
  show: (value) => {
    if (!WHOLE.test(value)) return value
    const [days = '', clock = ''] = value.slice(1).split('T')
    return (
      days.replace(/(\d+)(\D)/g, shownPart(DAYS)) + clock.replace(/(\d+)(\D)/g, shownPart(CLOCK))
    )
  },
  sample: (seed) => {
    const next = seeded(seed)
    return `P${1 + next(9)}Y${1 + next(11)}M`
  },
  normalise: (typed) => {
    const text = halfWidth(typed)
    const plain = text.replace(/\s/g, '')
    const [, ...counts] = plain === '' ? [] : (TYPED.exec(plain) ?? [])
    if (counts.length === 0) return WHOLE.test(text.toUpperCase()) ? text.toUpperCase() : text
    const clock = written(CLOCK, counts.slice(DAYS.length))
    return `P${written(DAYS, counts)}${clock && `T${clock}`}`
  },
})
