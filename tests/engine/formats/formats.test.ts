import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOfWeek, weekOf } from '#engine/formats/calendar.ts'
import { FORMATS, formats, formatNamed, shownIn } from '#engine/formats/formats.ts'

const names = FORMATS
const CHECKED = ['resident-id', 'credit-code', 'bank-card'] as const
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

describe('formats', () => {
  it.each(names)('%s accepts its own samples and leaves them as they are', (name) => {
    const { sample, validate, normalise } = formats[name]
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(validate(sample(seed))).toBe(true)
        expect(normalise(sample(seed))).toBe(sample(seed))
      }),
    )
  })

  it.each(names)('%s makes different samples from different seeds', (name) => {
    const { sample } = formats[name]
    expect(new Set([1, 2, 3, 4, 5].map(sample)).size).toBeGreaterThan(1)
  })

  it.each(CHECKED)('%s refuses a sample with any one character changed', (name) => {
    const { sample, validate } = formats[name]
    fc.assert(
      fc.property(fc.nat(), fc.nat(17), fc.constantFrom(...ALPHABET), (seed, at, character) => {
        const whole = sample(seed)
        fc.pre(whole[at] !== character)
        expect(validate(whole.slice(0, at) + character + whole.slice(at + 1))).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['113800010000', '138000100001', '12800010000', '1380001000'])(
    'mobile refuses %s',
    (value) => {
      expect(formats.mobile.validate(value)).toBe(false)
    },
  )

  it('mobile takes off the country code at the start alone', () => {
    expect(formats.mobile.normalise('00+86 138-0001 0000')).toBe('00+8613800010000')
  })

  it.each(names)('%s masks any text without throwing', (name) => {
    fc.assert(fc.property(fc.string(), (text) => typeof formats[name].mask(text) === 'string'))
  })

  it.each([
    ['mobile', '13800010000', '138****0000'],
    ['resident-id', '330106199811247332', '330106********7332'],
    ['bank-card', '6222737132404728722', '6222 **** **** 8722'],
    ['bank-account', '1102021009200123456', '1102 **** **** 3456'],
    ['bank-account', '12345678', '**** 5678'],
    ['email', 'zhou@example.com', 'z***@example.com'],
    ['credit-code', '91310115MA3713240D', '91310115MA3713240D'],
  ] as const)('%s masks %s as %s', (name, value, masked) => {
    expect(formats[name].mask(value)).toBe(masked)
  })

  it.each([
    ['mobile', '+86 138-0001 0000', '13800010000'],
    ['resident-id', ' 11010519491231002x ', '11010519491231002X'],
    ['credit-code', '91310115ma3713240d', '91310115MA3713240D'],
    ['bank-card', '6222 7371 3240 4728 722', '6222737132404728722'],
    ['mobile', '１３８—０００１－００００', '13800010000'],
    ['mobile', '\u202d138 0001 0000\u202c', '13800010000'],
    ['resident-id', '110105-19491231-002Ｘ', '11010519491231002X'],
    ['credit-code', '９１３１０１１５ ＭＡ３７－１３２４０Ｄ', '91310115MA3713240D'],
    ['bank-card', '６２２２－７３７１–３２４０\u00a04728\u200b722', '6222737132404728722'],
    ['bank-account', ' 1102 0210-0920 0123 456', '1102021009200123456'],
    ['money', '１，４０９．５０', '1409.50'],
    ['money', ' 1 409,50\u202c0。5', '1409500.5'],
    ['percent', ' ４．３５％ ', '4.35'],
    ['money', '￥1,409.50', '1409.50'],
    ['money', '007.', '7'],
    ['percent', '4.35%', '4.35'],
    ['time', '9:05', '09:05:00'],
    ['time', '9：05:07', '09:05:07'],
    ['time', '9点', '09:00:00'],
    ['time', '9点半', '09:30:00'],
    ['time', '18时30分', '18:30:00'],
    ['time', '0930', '09:30:00'],
    ['time', '01:30:00Z', '09:30:00'],
    ['time', '23:15:30.5-05:00', '12:15:30'],
    ['time', '09:30:00+08:00', '09:30:00'],
    ['datetime', '2026/11/20 9:30', '2026-11-20 09:30:00'],
    ['datetime', '2026年11月20日9点30分', '2026-11-20 09:30:00'],
    ['datetime', '202611200930', '2026-11-20 09:30:00'],
    ['datetime', '2026-11-20T09:30:15', '2026-11-20 09:30:15'],
    ['mobile', '(+86)138-0001-0000', '13800010000'],
    ['mobile', '（+86）13800010000', '13800010000'],
    ['mobile', '0086 13800010000', '13800010000'],
    ['mobile', '86-13800010000\u3164', '13800010000'],
    ['date', '２０２６－１１－２０', '2026-11-20'],
    ['date', '2026-11-20 00:00:00', '2026-11-20'],
    ['date', '2026-11-20T09:30:00.000', '2026-11-20'],
    ['date', '2026/1/5 0:00', '2026-01-05'],
    ['date', '2026 年 11 月 20 日', '2026-11-20'],
    ['date', '2026年11月20号\u200b', '2026-11-20'],
    ['date', '20261120', '2026-11-20'],
    ['month', '２０２６．１', '2026-01'],
    ['month', '2026-11-20 00:00:00', '2026-11'],
    ['month', '2026年11月', '2026-11'],
    ['month', '202611', '2026-11'],
    ['year', '２０２６年', '2026'],
    ['year', '2026-11-20 00:00:00', '2026'],
    ['year', '2026\u2060', '2026'],
    ['email', 'ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'name@example.com'],
    ['email', ' name@example。com\u200b', 'name@example.com'],
    ['uri', '\ufeffhttps://www.example.com/ ', 'https://www.example.com/'],
    ['date-time', '2026-11-20 09:30', '2026-11-20T09:30:00+08:00'],
    ['date-time', '2026年11月20日 9点半', '2026-11-20T09:30:00+08:00'],
    ['week', '2026-第47周', '2026-W47'],
    ['week', '2026年第7周', '2026-W07'],
    ['week', '202647', '2026-W47'],
    ['duration', '1年6个月', 'P1Y6M'],
    ['duration', ' ２ 周 ', 'P2W'],
    ['duration', '3天12小时30分', 'P3DT12H30M'],
    ['duration', 'pt90m', 'PT90M'],
    ['uuid', '{123E4567E89B12D3A456426614174000}', '123e4567-e89b-12d3-a456-426614174000'],
    ['ipv4', '192。0。2。1', '192.0.2.1'],
    ['ipv6', ' 2001:DB8：：1', '2001:db8::1'],
    ['hostname', 'WWW。example。com', 'www.example.com'],
    ['idn-hostname', 'www。例子。中国', 'www.例子.中国'],
    ['idn-email', 'name＠例子。中国', 'name@例子.中国'],
    ['color', '1677FF', '#1677ff'],
  ] as const)('%s stores %j as %s', (name, typed, stored) => {
    expect(formats[name].normalise(typed)).toBe(stored)
    expect(formats[name].validate(stored)).toBe(true)
  })

  it.each([
    ['mobile', '1380001000', '手机号应为 11 位，现为 10 位'],
    ['mobile', '138O0010000', '第 4 位“O”不是数字，请输入 11 位手机号'],
    ['mobile', '12800010000', '手机号应以 13 至 19 开头，请核对'],
    ['resident-id', '33010619981124733', '居民身份证号应为 18 位，现为 17 位'],
    ['resident-id', '3301061998112473X2', '第 17 位“X”应为数字'],
    ['resident-id', '33010619981124733Y', '第 18 位“Y”应为数字或 X'],
    ['resident-id', '330106199813247332', '第 7 至 14 位“19981324”不是有效的出生日期，请核对'],
    [
      'resident-id',
      '330106199811247333',
      '居民身份证号的校验位（第 18 位）不符，请核对是否有输错的数字',
    ],
    [
      'credit-code',
      '91310115MA3713240O',
      '第 18 位“O”不会出现在统一社会信用代码中（不使用 I、O、S、V、Z），请核对',
    ],
    ['credit-code', '9131O115MA3713240D', '第 5 位“O”应为数字：第 3 至 8 位是登记机关的行政区划'],
    [
      'credit-code',
      '91310115MA3713240E',
      '统一社会信用代码的校验位（第 18 位）不符，请核对是否有输错的字符',
    ],
    ['bank-card', '6222737132404728723', '银行卡号的校验位不符，请核对是否有输错的数字'],
    ['bank-account', '1234567', '银行账号应为 8 至 30 位，现为 7 位'],
    ['money', '1.234', '金额最多两位小数，现为 3 位'],
    ['percent', '100.01', '百分比应在 0 至 100 之间'],
    ['date', '2026-02-30', '日历上没有 2026-02-30 这一天，请核对'],
    ['month', '2026-13', '月份应在 01 至 12 之间'],
    ['year', '1026', '年份应在 1900 至 2199 之间'],
    ['time', '25:00:00', '没有 25:00 这个时间，时间应在 00:00 至 23:59 之间'],
    ['datetime', '2026-02-30 09:30:00', '日历上没有 2026-02-30 这一天，请核对'],
    ['date-time', '2026-02-30T09:30:00Z', '日历上没有 2026-02-30 这一天，请核对'],
    ['date-time', '明天', '请输入日期和时间，例如 2026-11-20 09:30'],
    ['week', '2025-W53', '2025 年没有第 53 周'],
    ['email', 'name.example.com', '邮箱地址中缺少“@”，例如 name@example.com'],
    ['email', 'na me@example.com', '邮箱地址中不能有空格'],
    ['uri', 'www.example.com', '请输入网址，以 http:// 或 https:// 开头'],
    ['uri-reference', '/a b', '网址中不能有空格'],
    ['uri-template', 'https://e.com/{id', '网址模板的“{”与“}”应成对，其间是名称，例如 {id}'],
    ['duration', '明年', '请输入时长，例如 1年6个月（P1Y6M）'],
    ['duration', 'P1Y2W', '时长中的周不能与其他单位同用'],
    [
      'duration',
      'P6M1Y',
      '时长应按年、月、日、时、分、秒的顺序填写，每个单位一次，例如 1年6个月（P1Y6M）',
    ],
    ['uuid', '123e4567-e89b-12d3-a456-42661417400', '唯一标识（UUID）应为 36 位，现为 35 位'],
    ['uuid', '123e4567-e89b-12d3-a456-42661417400g', '第 36 位“g”应为数字或字母 a 至 f'],
    ['uuid', '123e4567ee89b-12d3-a456-426614174000', '第 9 位“e”应为“-”'],
    ['ipv4', '192.0.2', 'IPv4 地址应为以“.”分隔的 4 段，现为 3 段'],
    ['ipv4', '192.0.2.256', 'IPv4 地址的第 4 段应为 0 至 255，且不以 0 补位'],
    ['ipv4', '192.0.02.1', 'IPv4 地址的第 3 段应为 0 至 255，且不以 0 补位'],
    ['ipv4', '192.0.2.x', 'IPv4 地址中只能有数字和“.”，不能有“x”'],
    ['ipv6', '2001:db8::g', 'IPv6 地址中只能有数字、字母 a 至 f 和“:”，不能有“g”'],
    ['ipv6', '1::2::3', 'IPv6 地址中“::”只能出现一次'],
    ['ipv6', '2001:db800::1', 'IPv6 地址的每段最多 4 位，“db800”有 5 位'],
    ['ipv6', '2001:db8:1', '请输入完整的 IPv6 地址，例如 2001:db8::1'],
    ['hostname', 'my_host', '域名中不能有“_”，例如 www.example.com'],
    ['hostname', 'example..com', '域名中“.”的前后都应有内容，例如 www.example.com'],
    ['hostname', '-a.com', '域名的“-a”不能以“-”开头或结尾'],
    ['hostname', '例子.com', '域名中不能有“例”，例如 www.example.com'],
    ['json-pointer', 'items/0', '路径应以“/”开头，例如 /items/0'],
    ['json-pointer', '/a~b', '路径中的“~”应写作“~0”，名称中的“/”应写作“~1”'],
    ['relative-json-pointer', '/a', '相对的路径应以上溯的层数开头，例如 1/name'],
    ['regex', '[a-', '正则表达式有误，请核对括号是否成对、“\\”后的字符是否可用'],
    ['color', 'red', '颜色应以“#”开头，例如 #1677ff'],
    ['color', '#fff', '颜色应为 7 位，现为 4 位'],
    ['color', '#16g7ff', '第 4 位“g”应为数字或字母 a 至 f'],
  ] as const)('%s says what is wrong with %s: %s', (name, value, words) => {
    expect(formats[name].wrong(value)).toBe(words)
  })

  it.each(names)('%s has words for any text that it refuses', (name) => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => formats[name].validate(text) || formats[name].wrong(text) !== '',
      ),
    )
  })

  it.each([
    ['mobile', '12800010000'],
    ['resident-id', '330106199813247332'],
    ['resident-id', '110105194902310025'],
    ['bank-account', '1234567'],
    ['money', '1.234'],
    ['money', '-1'],
    ['money', '01'],
    ['percent', '100.01'],
    ['date', '2026-02-30'],
    ['date', '2026-2-3'],
    ['time', '24:00:00'],
    ['time', '09:30'],
    ['datetime', '2026-02-30 09:30:00'],
    ['datetime', '2026-11-20'],
    ['week', '2025-W53'],
    ['week', '2026-W00'],
    ['uri', 'javascript:alert(1)'],
    ['email', 'name@'],
    ['email', 'name@例子.中国'],
    ['uri-reference', 'javascript:alert(1)'],
    ['duration', 'P'],
    ['duration', 'P1YT'],
    ['duration', 'PT1H2S3M'],
    ['ipv6', '::1]/a['],
    ['ipv6', 'fe80::1%eth0'],
    ['hostname', 'a'.repeat(64)],
    ['hostname', 'a.'.repeat(127)],
  ] as const)('%s refuses %s', (name, value) => {
    expect(formats[name].validate(value)).toBe(false)
  })

  it.each([
    ['datetime', '2026-11-20 09:30:00', '2026-11-20 09:30'],
    ['datetime', '2026-11-20 09:30:15', '2026-11-20 09:30:15'],
    ['time', '09:00:00', '09:00'],
    ['week', '2026-W07', '2026年第7周'],
    ['date', '2026-11-20', '2026-11-20'],
    ['duration', 'P1Y6M', '1年6个月'],
    ['duration', 'P3DT12H30M5S', '3天12小时30分钟5秒'],
    ['duration', 'P2W', '2周'],
  ] as const)('%s shows %s as %s, and parses it back', (name, value, shown) => {
    expect(shownIn(formats[name], value)).toBe(shown)
    expect(formats[name].normalise(shown)).toBe(value)
  })

  it('accepts week 53 of a long year', () => {
    expect(formats.week.validate('2026-W53')).toBe(true)
    expect(weekOf('2027-01-03')).toBe('2026-W53')
    expect(daysOfWeek('2026-W53')).toEqual(['2026-12-28', '2027-01-03'])
  })

  it.each([
    ['ipv6', '::'],
    ['ipv6', '::ffff:192.0.2.1'],
    ['ipv6', '2001:db8:0:0:0:0:0:1'],
    ['hostname', 'localhost'],
    ['idn-hostname', 'münchen.example'],
    ['uri-reference', ''],
    ['uri-reference', '#part'],
    ['iri', 'https://例子.中国/路径'],
    ['uri-template', '/orders{/id}{?page,size}'],
    ['relative-json-pointer', '0#'],
    ['json-pointer', ''],
    ['duration', 'PT0S'],
  ] as const)('%s accepts %s', (name, value) => {
    expect(formats[name].wrong(value)).toBeUndefined()
  })

  it('has every format of JSON Schema 2020-12, section 7.3', () => {
    const standard =
      'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uuid uri-template json-pointer relative-json-pointer regex'
    expect(standard.split(' ').filter((name) => !formatNamed(name))).toEqual([])
  })

  it('accepts the example of GB 11643', () => {
    expect(formats['resident-id'].validate('11010519491231002X')).toBe(true)
  })

  it('has no format of the name of an inherited member', () => {
    expect(formatNamed('constructor')).toBeUndefined()
  })
})
