import { describe, expect, it } from 'vitest'
import { convert, itConverts, list, text, wire } from './convert-column.ts'

const DIC = {
  dicData: [
    { label: '甲', value: 1 },
    { label: '乙', value: 2 },
  ],
}
const ONE_OF = [
  { const: 1, title: '甲' },
  { const: 2, title: '乙' },
]
const TEXTS = [
  { const: '1', title: '甲' },
  { const: '2', title: '乙' },
]
const BRANCHES = {
  dicData: [
    {
      label: '总',
      value: 1,
      children: [
        { label: '甲', value: 2 },
        { label: '乙', value: 3 },
      ],
    },
  ],
}
const BANK = { dicUrl: '/api/blade-system/dict/dictionary?code=bank' }
const REGION = { dicUrl: '/blade-system/region/lazy-tree?parentCode={{key}}' }

describe('withOptions', () => {
  itConverts([
    [{ type: 'select', ...DIC }, { type: 'number', oneOf: ONE_OF }, { 'ui:widget': 'select' }],
    [
      { type: 'select', ...DIC, dataType: 'string' },
      { ...text, oneOf: TEXTS },
      { 'ui:widget': 'select' },
    ],
    [{ type: 'radio', ...DIC }, { type: 'number', oneOf: ONE_OF }, { 'ui:widget': 'radio' }],
    [
      { type: 'checkbox', ...DIC },
      list({ type: 'number', oneOf: ONE_OF }, { uniqueItems: true }),
      { 'ui:widget': 'checkboxes' },
    ],
    [
      { type: 'select', multiple: true, ...DIC, dataType: 'number' },
      list({ ...text, oneOf: TEXTS }, { uniqueItems: true }),
      { 'ui:widget': 'select', ...wire({ as: 'joined' }) },
    ],
    [
      {
        type: 'select',
        props: { label: 'n', value: 'k' },
        dicData: [{ n: '甲', k: 'x', disabled: true }],
      },
      { ...text, oneOf: [{ const: 'x', title: '甲' }] },
      { 'ui:widget': 'select', 'ui:enumDisabled': ['x'] },
    ],
    [
      { type: 'select', ...BANK },
      text,
      { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank' } },
    ],
    [
      { type: 'select', dicUrl: '/api/blade-system/dict-biz/dictionary?code=trade_mode' },
      text,
      { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'biz:trade_mode' } },
    ],
    [
      {
        type: 'select',
        dicUrl: '/blade-system/dict/dictionary',
        dicQuery: { code: 'bank' },
        multiple: true,
        dataType: 'string',
      },
      list(text, { uniqueItems: true }),
      { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank', wire: { as: 'joined' } } },
    ],
    [
      { type: 'select', dicUrl: '/blade-system/region/lazy-tree?parentCode=44' },
      text,
      { 'ui:widget': 'remoteSelect', 'ui:options': { optionSource: 'region', region: '44' } },
    ],
  ])

  it.each([
    ['https://evil.example/blade-system/dict/dictionary?code=bank'],
    ['//evil.example/blade-system/dict/dictionary?code=bank'],
    ['/blade-system/dict/dictionary?code=../user'],
    ['/blade-system/dict-biz/dictionary?code=biz:bank'],
    ['/blade-system/dict-biz/list?code=bank'],
    ['/blade-system/user/list'],
    ['/blade-system/region/lazy-tree?parentCode={{province}}'],
  ])('loads no options from another address: %s', (dicUrl) => {
    const { schema, diagnostics } = convert({ type: 'select', dicUrl })
    expect(schema).toEqual({})
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['avue-not-carried-over', '/column/0/dicUrl'],
      ['avue-unsupported', '/column/0'],
    ])
  })
})

describe('cascader and tree', () => {
  itConverts([
    [{ type: 'cascader', ...REGION }, list(text), { 'ui:widget': 'region' }],
    [
      { type: 'cascader', ...REGION, dataType: 'string' },
      list(text),
      { 'ui:widget': 'region', ...wire({ as: 'joined' }) },
    ],
    [
      { type: 'cascader', ...REGION, emitPath: false },
      list(text),
      { 'ui:widget': 'region', ...wire({ as: 'regionCode' }) },
    ],
    [
      {
        type: 'cascader',
        dicData: [{ label: '总', value: 1, children: [{ label: '分', value: 2 }] }],
      },
      { ...text, oneOf: [{ const: '1,2', title: '总 / 分' }] },
      { 'ui:widget': 'select', ...wire({ as: 'split', each: 'number' }) },
    ],
    [
      { type: 'tree', dicData: [{ label: '总', value: 1, children: [{ label: '分', value: 2 }] }] },
      {
        type: 'number',
        oneOf: [
          { const: 1, title: '总' },
          { const: 2, title: '总 / 分' },
        ],
      },
      { 'ui:widget': 'select' },
    ],
    [
      { type: 'cascader', multiple: true, ...BRANCHES },
      list(
        {
          ...text,
          oneOf: [
            { const: '[1,2]', title: '总 / 甲' },
            { const: '[1,3]', title: '总 / 乙' },
          ],
        },
        { uniqueItems: true },
      ),
      { 'ui:widget': 'select', ...wire({ each: 'json' }) },
    ],
    [
      { type: 'cascader', multiple: true, emitPath: false, dataType: 'string', ...BRANCHES },
      list(
        {
          ...text,
          oneOf: [
            { const: '2', title: '总 / 甲' },
            { const: '3', title: '总 / 乙' },
          ],
        },
        { uniqueItems: true },
      ),
      { 'ui:widget': 'select', ...wire({ as: 'joined' }) },
    ],
  ])

  it.each([
    ['请改用 dynamic', { type: 'cascader', multiple: true, ...REGION }],
    ['请改用 dynamic', { type: 'tree', multiple: true, ...REGION }],
    [
      '请设 emitPath 为 false',
      { type: 'cascader', multiple: true, dataType: 'string', ...BRANCHES },
    ],
    ['请设 emitPath 为 false', { type: 'cascader', multiple: true, ...BANK }],
  ])('reports what to do if several options can’t be selected: %s', (advice, column) => {
    const { schema, diagnostics } = convert(column)
    expect(schema).toEqual({})
    expect(diagnostics).toMatchObject([{ code: 'avue-unsupported' }])
    expect(diagnostics[0]?.detail).toContain(advice)
  })
})

describe('toggle', () => {
  itConverts([
    [{ type: 'switch' }, { type: 'boolean' }, { 'ui:widget': 'switch' }],
    [{ type: 'switch', ...DIC }, { type: 'number', oneOf: ONE_OF }, { 'ui:widget': 'radio' }],
  ])
})
