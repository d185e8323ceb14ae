import { describe, expect, it } from 'vitest'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import { lintParts } from '#engine/lint/lint-process.ts'
import containsCase from '../../forms/cases/14-unique-contains.json' with { type: 'json' }
import closedCase from '../../forms/cases/33-additional-properties-false.json' with { type: 'json' }
import { entry, processOf } from '../process/definitions.ts'

const TEXT = { type: 'string', title: '名称' }
const OPTIONS = { type: 'string', title: '类型', enum: ['甲', '乙'] }
const IF_A = { required: ['k'], properties: { k: { const: '甲' } } }
const THEN_MORE = { properties: { more: { ...TEXT, title: '补充' } }, required: ['more'] }

/** Checks a form's schema. @returns code, pointer into the schema and message of each finding */
const findings = (schema: object, formData?: unknown) =>
  lintParts(
    processOf(entry(1, { schema: { type: 'object', ...schema }, formData })),
  ).diagnostics.map(
    ({ code, pointer, message }) =>
      [code, pointer.replace(/^\/actExForms\/0\/content(\/schema)?/, ''), message] as const,
  )

describe('the check of a case', () => {
  it.each([
    ['33', closedCase, ['impossible-value /schema/then/properties/extra']],
    [
      '14',
      containsCase,
      ['l', 'o', 'c'].map((name) => `invalid-default /schema/properties/${name}/default`),
    ],
  ])('%s finds its dead ends', (_, file, found) => {
    expect(
      checkProcessFile(file).diagnostics.map(
        ({ code, pointer }) => `${code} ${pointer.replace('/actExForms/0/content', '')}`,
      ),
    ).toEqual(found)
  })
})

describe('parts that each allow values, and together none', () => {
  it.each<[string, object, words: string]>([
    ['options', { ...OPTIONS, allOf: [{ enum: ['丙'] }] }, '没有共同的值'],
    [
      'alternatives',
      { title: '类型', oneOf: [{ const: 1, title: '一' }], allOf: [{ const: 2 }] },
      '没有共同的值',
    ],
    [
      'limits',
      { ...TEXT, minLength: 5, allOf: [{ maxLength: 4 }] },
      'minLength（5）大于 maxLength（4）',
    ],
  ])('are reported: %s', (_, part, words) => {
    const k = '/properties/k/allOf'
    expect(
      findings({ properties: { k: part } }).filter(([code]) => code === 'impossible-value'),
    ).toEqual([['impossible-value', k, expect.stringContaining(words) as string]])
  })

  it.each<[string, object, at: string, words: string]>([
    [
      'not',
      { properties: { k: { ...OPTIONS, not: { enum: ['甲', '乙'] } } } },
      '/properties/k/not',
      '选项都在 not 中',
    ],
    [
      'a part',
      { properties: { k: { ...OPTIONS, allOf: [{ not: { enum: ['甲', '乙'] } }] } } },
      '/properties/k/allOf',
      '没有共同的值',
    ],
    [
      'a condition',
      {
        properties: { a: TEXT, k: OPTIONS },
        if: { required: ['a'] },
        then: { properties: { k: { not: { enum: ['甲', '乙'] } } } },
      },
      '/then/properties/k',
      '没有共同的值',
    ],
    [
      'a condition with other options',
      {
        properties: { a: TEXT, k: OPTIONS },
        if: { required: ['a'] },
        then: { properties: { k: { enum: ['丙'] } } },
      },
      '/then/properties/k',
      '没有共同的值',
    ],
    [
      'the items of a list',
      {
        properties: {
          l: {
            type: 'array',
            title: '清单',
            uniqueItems: true,
            minItems: 2,
            items: { ...OPTIONS, not: { const: '甲' } },
          },
        },
      },
      '/properties/l/minItems',
      'minItems（2）多于选项（1 个）',
    ],
  ])('are reported if all options are forbidden: %s', (_, schema, at, words) => {
    expect(findings(schema).filter(([code]) => code === 'impossible-value')).toEqual([
      ['impossible-value', at, expect.stringContaining(words) as string],
    ])
  })

  it('are not reported if one of two sides of a condition leaves another option each', () => {
    const of = (value: string) => ({ properties: { k: { const: value } } })
    expect(
      findings({
        properties: { a: TEXT, k: OPTIONS },
        if: { required: ['a'] },
        then: of('甲'),
        else: of('乙'),
      }).filter(([code]) => code === 'impossible-value'),
    ).toEqual([])
  })

  it('are not reported where some are left', () => {
    const k = { ...OPTIONS, minLength: 1, allOf: [{ enum: ['甲', '丙'] }, { maxLength: 1 }] }
    expect(findings({ properties: { k } }).map(([code]) => code)).not.toContain('impossible-value')
  })
})

describe('a pattern and a count of characters', () => {
  const found = (field: object) =>
    findings({ properties: { k: { ...TEXT, ...field } } })
      .filter(([code]) => code === 'impossible-value')
      .map(([, at, message]) => [at, message])

  it.each([
    [
      'minLength',
      { pattern: '^\\d{3}(-\\d{2})?$', minLength: 7 },
      '最多 6 个字，少于 minLength（7）',
    ],
    ['maxLength', { pattern: '^(AB|C)\\d{4,}', maxLength: 4 }, '至少 5 个字，多于 maxLength（4）'],
  ])('are reported where no text has both: %s', (_, field, words) => {
    expect(found(field)).toEqual([
      ['/properties/k/pattern', expect.stringContaining(words) as string],
    ])
  })

  it.each([
    { pattern: '^\\d{3}(-\\d{2})?$', minLength: 6, maxLength: 6 },
    { pattern: '\\d{3}$', minLength: 9, maxLength: 20 },
    { pattern: '^(a*){2}$|^b$', minLength: 9, maxLength: 20 },
    { pattern: '^(?=.*\\d).{2,}$', maxLength: 1 },
    { pattern: '^\\p{L}{2}$', maxLength: 1 },
  ])('are left alone where some text may have both: %j', (field) => {
    expect(found(field)).toEqual([])
  })
})

describe('an object that is closed by additionalProperties', () => {
  const closed = { additionalProperties: false, properties: { k: OPTIONS } }
  const MORE = expect.stringContaining('“补充”不在 additionalProperties 为 false') as string

  it.each<[string, object, pointer: string]>([
    ['then', { ...closed, if: IF_A, then: THEN_MORE }, '/then'],
    ['else', { ...closed, if: IF_A, else: THEN_MORE }, '/else'],
    [
      'a condition of allOf',
      { ...closed, allOf: [{ if: IF_A, then: THEN_MORE }] },
      '/allOf/0/then',
    ],
    ['allOf', { ...closed, allOf: [THEN_MORE] }, '/allOf/0'],
    ['dependencies', { ...closed, dependencies: { k: THEN_MORE } }, '/dependencies/k'],
    ['a branch', { ...closed, oneOf: [{ title: '一', ...THEN_MORE }] }, '/oneOf/0'],
    [
      'a reference',
      { ...closed, allOf: [{ $ref: '#/definitions/d' }], definitions: { d: THEN_MORE } },
      '/definitions/d',
    ],
  ])('is reported where %s brings a member that it does not list', (_, schema, at) => {
    expect(findings(schema)).toEqual([['impossible-value', `${at}/properties/more`, MORE]])
  })

  it('is reported where it stands under a condition, at the members around it', () => {
    const then = { ...THEN_MORE, additionalProperties: false }
    expect(findings({ properties: { k: OPTIONS }, if: IF_A, then })).toEqual([
      ['impossible-value', '/properties/k', expect.stringContaining('“类型”不在') as string],
    ])
  })

  it('is reported in the items of a list', () => {
    const items = { type: 'object', ...closed, if: IF_A, then: THEN_MORE }
    expect(findings({ properties: { l: { type: 'array', title: '清单', items } } })).toEqual([
      ['impossible-value', '/properties/l/items/then/properties/more', MORE],
    ])
  })

  it.each<[string, object]>([
    [
      'lists the member',
      { ...closed, properties: { k: OPTIONS, more: TEXT }, if: IF_A, then: THEN_MORE },
    ],
    ['lists it by a pattern', { ...closed, patternProperties: { '^m': true }, allOf: [THEN_MORE] }],
    ['refuses it in both', { ...closed, if: IF_A, then: { properties: { more: false } } }],
    [
      'is another branch',
      {
        oneOf: [
          { title: '一', additionalProperties: false, properties: { a: TEXT } },
          { title: '二', additionalProperties: false, properties: { b: TEXT } },
        ],
      },
    ],
    [
      'stands under another condition',
      {
        properties: { k: OPTIONS, more: TEXT },
        allOf: [
          { if: IF_A, then: { additionalProperties: false, properties: { k: {}, more: {} } } },
          { if: { not: IF_A }, then: { properties: { other: TEXT } } },
        ],
      },
    ],
  ])('is not reported where it %s', (_, schema) => {
    expect(findings(schema).filter(([code]) => code === 'impossible-value')).toEqual([])
  })
})

describe('a number of members', () => {
  const group = (schema: object) => ({ type: 'object', title: '组', ...schema })
  const named = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { ...TEXT, title: name }]))
  const two = { properties: named('a', 'b') }

  it.each<[string, object, found: readonly (readonly [code: string, at: string, says: string])[]]>([
    [
      'more than the fields',
      { ...two, minProperties: 3 },
      [['impossible-value', '/minProperties', 'minProperties（3）多于字段（2 个）']],
    ],
    [
      'fewer than the required fields',
      { ...two, required: ['a', 'b'], maxProperties: 1 },
      [['impossible-value', '/maxProperties', 'maxProperties（1）少于必填的字段（2 个）']],
    ],
    [
      'fewer than a condition requires',
      { ...two, required: ['a'], if: IF_A, then: { required: ['b'], maxProperties: 1 } },
      [['impossible-value', '/then/maxProperties', '少于必填的字段（2 个）']],
    ],
    [
      'a limit above the fields',
      { ...two, maxProperties: 3 },
      [['strict-schema', '/maxProperties', 'maxProperties（3）多于字段（2 个），不起作用']],
    ],
    [
      'more than one of two branches has',
      { minProperties: 3, ...two, oneOf: [{ properties: named('c') }, { properties: named('d') }] },
      [],
    ],
    [
      'more than all of two branches have',
      { minProperties: 4, ...two, oneOf: [{ properties: named('c') }, { properties: named('d') }] },
      [['impossible-value', '/minProperties', '多于字段（3 个）']],
    ],
    [
      'more than each side of a condition has',
      {
        properties: named('k'),
        minProperties: 3,
        if: IF_A,
        then: { properties: named('a') },
        else: { properties: named('b') },
      },
      [['impossible-value', '/minProperties', '多于字段（2 个）']],
    ],
    [
      'more than one side has, on that side',
      {
        properties: named('k'),
        if: IF_A,
        then: { properties: named('a'), minProperties: 3 },
        else: { properties: named('b', 'c') },
      },
      [['impossible-value', '/then/minProperties', '多于字段（2 个）']],
    ],
    [
      'all of several alternatives',
      { minProperties: 2, anyOf: [{ properties: named('c') }, { properties: named('d') }] },
      [],
    ],
    [
      'the fields of two parts',
      { minProperties: 3, ...two, allOf: [{ properties: named('c') }], maxProperties: 3 },
      [],
    ],
    ['free members', { ...two, minProperties: 3, additionalProperties: { type: 'string' } }, []],
    ['members by pattern', { ...two, minProperties: 3, patternProperties: { '^x': TEXT } }, []],
  ])('is compared with the fields: %s', (_, schema, found) => {
    const codes = ['impossible-value', 'strict-schema']
    for (const [at, one] of [
      ['/properties/g', group(schema)],
      ['/properties/l/items', { type: 'array', title: '清单', items: group(schema) }],
    ] as const)
      expect(
        findings({ properties: { [at.slice(12, 13)]: one } }).filter(([code]) =>
          codes.includes(code),
        ),
      ).toEqual(
        found.map(([code, place, says]) => [
          code,
          at + place,
          expect.stringContaining(says) as string,
        ]),
      )
  })

  it('counts the fields that another part declares, not those of a definition alone', () => {
    expect(
      findings({
        definitions: { named: { ...group({ properties: named('a') }), minProperties: 2 } },
        properties: { g: { allOf: [{ $ref: '#/definitions/named' }], properties: named('b') } },
      }),
    ).toEqual([])
  })
})

describe('a list with a schema for each place', () => {
  const found = (minItems: number, others = {}) =>
    findings({
      properties: {
        l: { type: 'array', title: '清单', minItems, items: [TEXT], ...others },
      },
    }).filter(([code]) => code === 'impossible-value')

  it('is reported where it asks for more items than it has places', () => {
    expect(found(2, { additionalItems: false })).toEqual([
      [
        'impossible-value',
        '/properties/l/minItems',
        expect.stringContaining('minItems（2）多于列表的位置（1 个）') as string,
      ],
    ])
  })

  it('is left alone where it has as many, or takes more', () => {
    expect(found(1, { additionalItems: false })).toEqual([])
    expect(found(2, { additionalItems: TEXT })).toEqual([])
  })
})

describe('a default', () => {
  const list = (others: object) => ({ type: 'array', title: '清单', items: TEXT, ...others })

  it.each<[string, object, place: string, says: string]>([
    ['contains', list({ contains: { const: '必' }, default: ['x'] }), '', '["x"]，不符合 contains'],
    ['not', { ...TEXT, not: { const: 'x' }, default: 'x' }, '', '"x"，不符合 not'],
    ['anyOf', { ...TEXT, anyOf: [{ maxLength: 1 }, { minLength: 4 }], default: 'xx' }, '', 'anyOf'],
    ['allOf', { ...TEXT, allOf: [{ maxLength: 1 }], default: 'xx' }, '', '不符合 maxLength 1'],
    [
      'if',
      { ...TEXT, if: { minLength: 2 }, then: { maxLength: 1 }, default: 'xx' },
      '',
      'maxLength',
    ],
    ['an option of its items', list({ items: OPTIONS, default: ['丙'] }), '', '不在选项'],
    [
      'a member of a group',
      {
        type: 'object',
        title: '组',
        properties: { a: { ...TEXT, maxLength: 1 } },
        default: { a: 'xx' },
      },
      '/a',
      '"xx"，不符合 maxLength 1',
    ],
    [
      'a member of a row',
      list({
        items: { type: 'object', properties: { n: { type: 'integer', title: '数' } } },
        default: [{ n: 1 }, { n: 'x' }],
      }),
      '/1/n',
      '"x"，不符合 type "integer"',
    ],
    [
      'additionalProperties',
      {
        type: 'object',
        title: '组',
        additionalProperties: false,
        properties: { a: TEXT },
        default: { b: 'x' },
      },
      '/b',
      '不符合 additionalProperties false',
    ],
  ])('that does not keep %s is reported', (_, field, place, says) => {
    expect(findings({ properties: { a: field } })).toEqual([
      ['invalid-default', `/properties/a/default${place}`, expect.stringContaining(says) as string],
    ])
  })

  it('in formData is reported by the same keywords', () => {
    const properties = { c: list({ contains: { const: '必' } }) }
    expect(findings({ properties }, { c: ['x'] })).toEqual([
      ['invalid-default', '/formData/c', expect.stringContaining('contains') as string],
    ])
  })

  it.each<[string, object]>([
    [
      'a group that lacks a required member',
      {
        type: 'object',
        title: '组',
        required: ['b'],
        properties: { a: TEXT, b: TEXT },
        default: { a: 'x' },
      },
    ],
    [
      'a group of one branch',
      {
        type: 'object',
        title: '组',
        oneOf: [
          { title: '一', properties: { t: { const: 1 }, a: TEXT } },
          { title: '二', properties: { t: { const: 2 }, b: TEXT } },
        ],
        default: { t: 2, b: 'x' },
      },
    ],
    [
      'a list with what it has to contain',
      list({ contains: { const: '必' }, default: ['x', '必'] }),
    ],
    ['an empty list', list({ contains: { const: '必' }, default: [] })],
    ['null where it may be', { type: ['string', 'null'], title: '名称', default: null }],
  ])('is not reported: %s', (_, field) => {
    expect(findings({ properties: { a: field } })).toEqual([])
  })
})

describe('a pattern beside a format', () => {
  const withPattern = (format: string, pattern: string) =>
    findings({ properties: { a: { ...TEXT, format, pattern } } })

  it.each([
    ['mobile', '^1[3-9]\\d{10}$'],
    ['mobile', '^(13|15)\\d{10}$'],
    ['resident-id', '^\\d{15}$'],
    ['credit-code', '^[a-z]{2}\\d{16}$'],
    ['date', '^\\d{4}/\\d{2}/\\d{2}$'],
    ['money', '^-\\d+$'],
    ['email', '^\\d{6,11}$'],
  ])('is reported where no %s matches %s', (format, pattern) => {
    expect(withPattern(format, pattern)).toEqual([
      [
        'impossible-value',
        '/properties/a/pattern',
        expect.stringContaining('没有共同的值') as string,
      ],
    ])
  })

  it.each([
    ['mobile', '^1[3-9]\\d{9}$'],
    ['mobile', '^1380013\\d{4}$'],
    ['mobile', '^(?!170)1\\d+$'],
    ['resident-id', '^330106\\d{11}[\\dX]$'],
    ['resident-id', 'X$'],
    ['credit-code', '^91310000MA1'],
    ['bank-card', '^62284800\\d+$'],
    ['bank-account', '^\\d{9}$'],
    ['date', '^2026-11-(0[1-9]|1\\d)$'],
    ['email', '@example\\.com$'],
    ['money', '^[1-9]\\d{4}\\.00$'],
    ['uri', '^https://www\\.example\\.com/'],
  ])('is not reported where a %s matches %s', (format, pattern) => {
    expect(withPattern(format, pattern)).toEqual([])
  })
})

describe('a pattern without an end', () => {
  const withPattern = (pattern: string, others = {}) =>
    findings({ properties: { a: { ...TEXT, pattern, ...others } } })

  it.each([
    ['\\d{6}', '没有以 ^ 开头、以 $ 结尾'],
    ['^\\d{6}', '没有以 $ 结尾'],
    ['[A-Z]{2}\\d$', '没有以 ^ 开头'],
  ])('is reported where a count of characters stands there: %s', (pattern, says) => {
    expect(withPattern(pattern)).toEqual([
      ['strict-schema', '/properties/a/pattern', expect.stringContaining(says) as string],
    ])
  })

  it.each(['^\\d{6}$', '[A-Z]', '^(?=.*\\d).{8,}', '^[A-Z]', '@'])(
    'is not reported: %s',
    (pattern) => {
      expect(withPattern(pattern)).toEqual([])
    },
  )

  it('is not reported where the length is limited', () => {
    expect(withPattern('^\\d{6}', { maxLength: 6 })).toEqual([])
  })
})

describe('a default of a text whose widget implies a format', () => {
  const AMOUNT = { type: 'string', title: '金额' }
  const lintOf = (properties: object, ui: object, definitions: object = {}) =>
    lintParts(
      processOf(entry(1, { schema: { type: 'object', definitions, properties }, uiSchema: ui })),
    )
      .diagnostics.filter(({ code }) => code === 'invalid-default')
      .map(({ pointer, message }) => [pointer.replace('/actExForms/0/content/schema', ''), message])
  const WRONG = expect.stringContaining('"12,5"，不符合 format "money"') as string

  it('is compared with that format', () => {
    const found = (value: string) =>
      lintOf({ a: { ...AMOUNT, default: value } }, { a: { 'ui:widget': 'money' } })
    expect(found('12,5')).toEqual([['/properties/a/default', WRONG]])
    expect(found('12.50')).toEqual([])
  })

  it('is compared if it stands in the default of a group', () => {
    const group = { type: 'object', properties: { a: AMOUNT }, default: { a: '12,5' } }
    expect(lintOf({ g: group }, { g: { a: { 'ui:widget': 'money' } } })).toEqual([
      ['/properties/g/default/a', WRONG],
    ])
  })

  it('is compared if it stands in a definition that the field names', () => {
    const a = { $ref: '#/definitions/amount' }
    const amount = { ...AMOUNT, default: '12,5' }
    expect(lintOf({ a }, { a: { 'ui:widget': 'money' } }, { amount })).toEqual([
      ['/definitions/amount/default', WRONG],
    ])
    expect(lintOf({ a }, {}, { amount })).toEqual([])
  })

  it('is compared at both ends of a period', () => {
    const period = { type: 'array', title: '期间', items: AMOUNT, default: ['2026-11-20', '明天'] }
    expect(lintOf({ p: period }, { p: { 'ui:widget': 'dateRange' } })).toEqual([
      ['/properties/p/default', expect.stringContaining('不符合 format "date"') as string],
    ])
  })
})
