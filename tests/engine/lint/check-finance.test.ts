import { describe, expect, it } from 'vitest'
import { lintParts } from '#engine/lint/lint-process.ts'
import { entry, externalDatum, processOf } from '../process/definitions.ts'

const LIST = { type: 'array', items: { type: 'string' } }
const DEMAND = {
  amount: { type: 'string', format: 'money' },
  months: { type: 'integer' },
  note: { type: 'string' },
  invoices: LIST,
  plan: { type: 'string' },
}
const CATALOGUE = {
  dictionaries: [],
  goodsTypes: [],
  processTypes: [],
  providers: ['product'],
  records: { invoice: ['available', 'used'] },
}

/** Lints a step of the amount and one with the two widgets. @returns place and words of each diagnostic */
const lint = (own: object, { schema = {}, server = false } = {}) =>
  lintParts(
    processOf(
      externalDatum(1, 'product'),
      entry(1, { schema: { type: 'object', properties: DEMAND } }),
      entry(2, { schema: { type: 'object', properties: DEMAND, ...schema }, uiSchema: { ...own } }),
      entry(3, { schema: { type: 'object', properties: DEMAND } }),
    ),
    server ? CATALOGUE : undefined,
  ).diagnostics.map(({ code, pointer, message }) => [
    code,
    pointer.replace(/^\/actExForms\/\d\/content\/uiSchema/, ''),
    message,
  ])

const records = (options: object) => ({
  invoices: { 'ui:widget': 'records', 'ui:options': { kind: 'invoice', ...options } },
})
const TERMS = {
  amount: '/k2/amount',
  annualRate: '/product/annualRateMax',
  method: 'equalPrincipal',
  dayCount: 'actual/365',
  periods: '/k1/months',
  startDate: '2026-11-20',
}
const trial = (terms: object) => ({
  plan: { 'ui:widget': 'trial', 'ui:options': { terms } },
})

describe('records', () => {
  it.each([
    ['their kind alone', {}],
    ['an amount of an earlier step', { least: '/k1/amount', share: '0.8' }],
    ['an amount of the same step', { least: '/k2/amount' }],
    ['a number', { least: '/k1/months' }],
    ['external data without a schema', { least: '/product/minAmount' }],
    ['an amount of its own', { least: '100000.00', status: ['available'] }],
  ])('may have %s', (_, options) => {
    expect(lint(records(options), { server: true })).toEqual([])
  })

  const AT = '/invoices/ui:options'
  it.each([
    ['a later step', { least: '/k3/amount' }, 'unknown-source', `${AT}/least`, 'k3'],
    ['no field', { least: '/k1/amuont' }, 'unknown-source', `${AT}/least`, '“amount”'],
    ['a text', { least: '/k1/note' }, 'invalid-records', `${AT}/least`, '不是金额'],
    ['a list', { least: '/k1/invoices' }, 'unknown-source', `${AT}/least`, '不是单个值'],
    ['a wrong amount', { least: '1.234' }, 'invalid-records', `${AT}/least`, '“1.234”不是金额'],
    ['a share of nothing', { share: '0.8' }, 'invalid-records', `${AT}/share`, 'least'],
    [
      'a share above 1',
      { least: '1', share: '1.2' },
      'invalid-option',
      `${AT}/share`,
      '“share”应为',
    ],
    ['no statuses', { status: [] }, 'invalid-option', `${AT}/status`, '“status”应为'],
    ['an unknown kind', { kind: 'invoise' }, 'unknown-record-kind', `${AT}/kind`, '“invoice”'],
    [
      'an unknown status',
      { status: ['used', 'availible'] },
      'unknown-record-kind',
      `${AT}/status/1`,
      '“available”',
    ],
  ])('may not have %s', (_, options, code, at, words) => {
    expect(lint(records(options), { server: true })).toEqual([
      [code, at, expect.stringContaining(words)],
    ])
  })

  it('are a list of texts', () => {
    const properties = { ...DEMAND, invoices: { type: 'array', items: { type: 'number' } } }
    expect(lint(records({}), { schema: { properties } })).toEqual([
      ['invalid-records', '/invoices/ui:widget', expect.stringContaining('items')],
    ])
  })

  it('may be of any kind where no server is known', () => {
    expect(lint(records({ kind: 'any', status: ['any'] }))).toEqual([])
  })
})

describe('trial', () => {
  it('may point to earlier data, to its own step, and to external data', () => {
    expect(lint(trial(TERMS))).toEqual([])
  })

  const AT = '/plan/ui:options/terms'
  const { periods: _periods, ...open } = TERMS
  it.each([
    ['nothing', { ...TERMS, amount: '/demand/amount' }, 'unknown-source', `${AT}/amount`, 'demand'],
    ['a later step', { ...TERMS, amount: '/k3/amount' }, 'unknown-source', `${AT}/amount`, 'k3'],
    ['an unknown method', { ...TERMS, method: 'equal' }, 'invalid-trial', `${AT}/method`, 'bullet'],
    ['an unknown day count', { ...TERMS, dayCount: '1' }, 'invalid-trial', `${AT}/dayCount`, '360'],
    ['half a period', { ...TERMS, periods: 1.5 }, 'invalid-trial', `${AT}/periods`, '整数'],
    ['no day', { ...TERMS, startDate: '今天' }, 'invalid-trial', `${AT}/startDate`, '日期'],
    ['a wrong rate', { ...TERMS, annualRate: '6%' }, 'invalid-trial', `${AT}/annualRate`, '百分比'],
    ['a wrong amount', { ...TERMS, amount: '1.234' }, 'invalid-trial', `${AT}/amount`, '金额'],
    ['no term', open, 'invalid-trial', AT, 'periods'],
    ['two terms', { ...TERMS, days: 30 }, 'invalid-trial', AT, 'days'],
    [
      'no amount',
      { annualRate: '6', method: 'bullet', days: 30 },
      'invalid-trial',
      AT,
      '缺少 amount',
    ],
  ])('is reported with %s', (_, terms, code, at, words) => {
    expect(lint(trial(terms))).toEqual([[code, at, expect.stringContaining(words)]])
  })

  it('is reported where it is required, or of a wrong type', () => {
    expect(lint(trial(TERMS), { schema: { required: ['plan'] } })).toEqual([
      ['invalid-trial', '/plan/ui:widget', expect.stringContaining('必填')],
    ])
    const properties = { ...DEMAND, plan: { type: 'number' } }
    expect(lint(trial(TERMS), { schema: { properties } })).toEqual([
      ['unsuitable-widget', '/plan/ui:widget', expect.stringContaining('string')],
    ])
  })
})
