import { describe, expect, it } from 'vitest'
import { lintProcess } from '#engine/lint/lint-process.ts'
import { entry, externalDatum, processOf } from '../process/definitions.ts'

const found = (...entries: unknown[]) =>
  lintProcess(processOf(...entries)).diagnostics.map(({ code }) => code)
const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })
const form = (
  properties: object,
  { uiSchema = {}, ...keywords }: { uiSchema?: object; [keyword: string]: unknown } = {},
) => ({ schema: { type: 'object', properties, ...keywords }, uiSchema })

describe('a required field', () => {
  const condition = { required: ['a'], properties: { a: { const: '是' } } }
  const a = { ...text('是否'), enum: ['是', '否'] }

  it('may be declared on both sides of a condition', () => {
    const sides = {
      if: condition,
      then: { properties: { b: text('原因') } },
      else: { properties: { b: text('说明') } },
    }
    expect(found(entry(1, form({ a }, { required: ['b'], ...sides })))).toEqual([])
  })

  it('may be required where its condition requires it', () => {
    const then = { required: ['b'], properties: { b: text('原因') } }
    expect(found(entry(1, form({ a }, { if: condition, then })))).toEqual([])
  })

  it.each<[string, object, object, object?]>([
    ['a source', { 'ui:options': { source: '/k1/a' } }, {}],
    ['a computed value', { 'ui:options': { computed: '"一"' } }, {}],
    ['a default', {}, { default: '一' }],
    ['first values', {}, {}, { b: '一' }],
  ])('that is only read has %s', (_, ui, schema, formData) => {
    const second = {
      ...form(
        { b: text('编号', schema) },
        { required: ['b'], uiSchema: { b: { ...ui, 'ui:readonly': true } } },
      ),
      ...(formData && { formData }),
    }
    expect(found(entry(1, form({ a })), entry(2, second))).toEqual([])
  })

  it('that is only read and has no value blocks its step', () => {
    const uiSchema = { b: { 'ui:readonly': true } }
    expect(found(entry(1, form({ b: text('编号') }, { required: ['b'], uiSchema })))).toEqual([
      'required-hidden',
    ])
  })
})

describe('rules', () => {
  const dates = (...rules: string[]) =>
    found(
      entry(
        1,
        form(
          { from: text('开始', { format: 'date' }), to: text('结束', { format: 'date' }) },
          {
            uiSchema: {
              to: { 'ui:options': { rules: rules.map((holds) => ({ holds, message: '不符' })) } },
            },
          },
        ),
      ),
    )

  it('that some values satisfy are right', () => {
    expect(dates('to > from', 'to <= "2026-12-31"', 'from >= "2026-12-30"')).toEqual([])
  })

  it.each([
    [['to > from', 'to <= from']],
    [['to > from', 'to <= "2026-01-01" && from >= "2026-01-01"']],
  ])('%j contradict each other', (rules) => {
    expect(dates(...rules)).toEqual(['rules-contradict'])
  })

  it('that read more than they compare are not judged', () => {
    expect(dates('to > from', 'days(from, to) < 0')).toEqual([])
  })

  it('contradict the limits of an amount', () => {
    const uiSchema = {
      a: { 'ui:options': { rules: [{ holds: 'a > 10 && a < 10.01', message: '不符' }] } },
    }
    expect(found(entry(1, form({ a: text('金额', { format: 'money' }) }, { uiSchema })))).toEqual([
      'rules-contradict',
    ])
  })
})

describe('a question', () => {
  it('may be asked again of another one, or where the value is taken over', () => {
    const uiSchema = { phone: { 'ui:options': { source: '/k1/phone' } } }
    const phone = text('手机号', { format: 'mobile' })
    expect(found(entry(1, form({ phone })), entry(2, form({ phone }, { uiSchema })))).toEqual([])
    expect(found(entry(1, form({ phone })), entry(2, form({ legalPhone: phone })))).toEqual([])
  })
})

describe('external data', () => {
  it.each([
    ['a condition', entry(2, { step: { when: { required: ['registry'] } } })],
    [
      'a source',
      entry(
        2,
        form(
          { a: text('名称') },
          { uiSchema: { a: { 'ui:options': { source: '/registry/name' } } } },
        ),
      ),
    ],
    [
      'a rule',
      entry(
        2,
        form(
          { a: text('金额', { format: 'money' }) },
          {
            uiSchema: {
              a: {
                'ui:options': {
                  rules: [{ holds: 'a <= collected.registry.most', message: '不符' }],
                },
              },
            },
          },
        ),
      ),
    ],
  ])('is used by %s', (_, reader) => {
    expect(found(entry(1), externalDatum(1, 'registry'), reader)).not.toContain(
      'unused-external-data',
    )
  })
})

describe('a title', () => {
  it('may be repeated in another group, and under conditions that exclude each other', () => {
    const group = (title: string) => ({
      type: 'object',
      title,
      properties: { name: text('姓名') },
    })
    expect(found(entry(1, form({ a: group('法定代表人'), b: group('联系人') })))).toEqual([])
  })

  it('is not a placeholder', () => {
    const [finding] = lintProcess(
      processOf(
        entry(
          1,
          form({ a: { type: 'string' } }, { uiSchema: { a: { 'ui:placeholder': '姓名' } } }),
        ),
      ),
    ).diagnostics
    expect(finding).toMatchObject({ code: 'title-missing' })
    expect(finding?.message).toContain('占位文字“姓名”')
  })

  it('is not needed by a hidden field, a group or an item', () => {
    const uiSchema = { h: { 'ui:widget': 'hidden' } }
    const properties = {
      h: { type: 'string' },
      group: { type: 'object', properties: { name: text('姓名') } },
      list: { type: 'array', title: '名单', items: { type: 'string' } },
    }
    expect(found(entry(1, form(properties, { uiSchema })))).toEqual([])
  })
})

describe('a step', () => {
  it('that an answer hides and another shows is right', () => {
    const when = { required: ['k1'], properties: { k1: { required: ['b'] } } }
    const conditional = {
      if: { required: ['a'], properties: { a: { const: '是' } } },
      then: { required: ['b'], properties: { b: text('原因') } },
    }
    // The value that the condition reads exists in one branch only.
    const first = form(
      { a: { ...text('是否'), enum: ['否', '是'] } },
      { required: ['a'], ...conditional },
    )
    expect(found(entry(1, first), entry(2, { step: { when } }), entry(3))).toEqual([])
  })
})

describe('a value with an official record', () => {
  const registry = { ...externalDatum(1, 'registry'), content: { official: true } }
  const source = { 'ui:options': { source: '/registry/name' } }
  const differences = { 'ui:widget': 'hidden', 'ui:options': { differences: true } }
  const reason = {
    if: { required: ['differences'] },
    then: { required: ['reason'], properties: { reason: text('不符的原因') } },
  }
  const members = { name: text('企业名称'), differences: text('不符的内容') }
  const lint = (...content: Parameters<typeof form>) => found(registry, entry(1, form(...content)))

  it('has a reason where a condition reads the differences', () => {
    expect(lint(members, { ...reason, uiSchema: { name: source, differences } })).toEqual([])
  })

  it('has none where nothing reads them', () => {
    expect(lint(members, { uiSchema: { name: source, differences } })).toEqual([
      'difference-without-reason',
    ])
  })

  it('can’t differ where the customer only reads it, or never sees it', () => {
    const { name } = members
    for (const widget of ['readonly', 'hidden'])
      expect(lint({ name }, { uiSchema: { name: { ...source, 'ui:widget': widget } } })).toEqual([])
  })
})
