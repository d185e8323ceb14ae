import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { Field } from '#engine/form/form-plan.ts'
import { COMPILED } from '#engine/form/rendered-ui-schema.ts'
import { ITEM } from '#engine/json/path-values.ts'
import { atPointer, pointerTo } from '#engine/json/pointer.ts'

const text = { type: 'string' }
const fieldsOf = (schema: object, uiSchema: object = {}) =>
  compileForm({ schema: { ...schema }, uiSchema: { ...uiSchema } }).fields
const pathOf = ({ path }: Field) => path.map((token) => (token === ITEM ? '*' : token)).join('/')
const paths = (fields: readonly Field[]) => fields.map(pathOf)

const company = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: '企业名称' },
    address: { $ref: '#/definitions/address', title: '注册地址' },
    contacts: { type: 'array', items: { type: 'object', properties: { mobile: text } } },
    period: { type: 'array', items: [{ title: '开始' }, { title: '结束' }] },
  },
  definitions: { address: { type: 'object', title: '地址', properties: { city: text } } },
}

describe('compileForm', () => {
  it('lists every field below the root, each before those within it', () => {
    expect(paths(fieldsOf(company))).toEqual([
      'name',
      'address',
      'address/city',
      'contacts',
      'contacts/*',
      'contacts/*/mobile',
      'period',
      'period/0',
      'period/1',
    ])
  })

  it('follows a reference, and keeps the keywords beside it', () => {
    const [, address] = fieldsOf(company)
    expect(address).toMatchObject({ title: '注册地址', schema: { type: 'object' } })
    expect([...(address?.members.keys() ?? [])]).toEqual(['city'])
  })

  it('has pointers to the declaration of each field, in the schema and in the uiSchema', () => {
    const uiSchema = { contacts: { items: { mobile: { 'ui:title': '手机' } } } }
    const { schema, fields } = compileForm({ schema: company, uiSchema })
    for (const { pointer, uiPointer, ui } of fields) {
      expect(atPointer(schema, pointer)).toBeTypeOf('object')
      expect(atPointer(uiSchema, uiPointer) ?? {}).toEqual(ui)
    }
    expect(fields.find(({ name }) => name === 'mobile')).toMatchObject({
      title: '手机',
      pointer: '/properties/contacts/items/properties/mobile',
      uiPointer: '/contacts/items/mobile',
    })
  })

  it('gives each place of a tuple its own part of the uiSchema', () => {
    const uiSchema = { period: { items: [{ 'ui:title': '自' }, { 'ui:title': '至' }] } }
    const [from, to] = fieldsOf(company, uiSchema).slice(-2)
    expect([from?.title, to?.title]).toEqual(['自', '至'])
    expect([from?.pointer, to?.uiPointer]).toEqual([
      '/properties/period/items/0',
      '/period/items/1',
    ])
  })

  it('takes the title of the uiSchema, else of the schema, else the name', () => {
    const titles = fieldsOf(
      { properties: { a: { title: '甲' }, b: { title: '乙' }, c: {} } },
      { a: { 'ui:options': { title: '丙' } } },
    ).map(({ title }) => title)
    expect(titles).toEqual(['丙', '乙', 'c'])
  })

  it.each([
    [{ type: 'string' }, {}, 'text'],
    [{ type: 'string', format: 'money' }, {}, 'money'],
    [{ type: 'string', format: 'date' }, {}, 'date'],
    [{ type: 'boolean' }, {}, 'checkbox'],
    [{ type: 'boolean' }, { 'ui:widget': 'switch' }, 'switch'],
    [{ type: 'string', enum: ['a'] }, {}, 'select'],
    [{ type: 'array', items: { enum: ['a'] } }, {}, 'select'],
    [{ type: 'string' }, { 'ui:widget': 'misspelt' }, 'text'],
  ])('gives %j with %j the widget %s', (schema, ui, widget) => {
    expect(fieldsOf({ properties: { x: schema } }, { x: ui })[0]?.widget).toBe(widget)
  })

  it('lists the conditions of a field, outermost first', () => {
    const isMore = { properties: { kind: { const: 'more' } }, required: ['kind'] }
    const schema = {
      properties: { kind: text },
      if: isMore,
      then: {
        properties: { note: text },
        dependencies: { note: { properties: { detail: text } } },
      },
      else: { properties: { reason: text } },
      allOf: [{ properties: { always: text } }],
      oneOf: [
        { properties: { by: { const: 'card' }, card: text } },
        { properties: { by: { const: 'cash' }, cash: text } },
      ],
    }
    const conditions = Object.fromEntries(
      fieldsOf(schema).map(({ name, conditions: above }) => [
        name,
        above.map(({ kind, pointer, reads }) => [kind, pointer, ...(reads ?? [])]),
      ]),
    )
    expect(conditions).toMatchObject({
      kind: [],
      always: [],
      note: [['if', '/then', 'kind']],
      detail: [
        ['if', '/then', 'kind'],
        ['present', '/then/dependencies/note', 'note'],
      ],
      reason: [['if', '/else', 'kind']],
      card: [['branch', '/oneOf/0', 'by', 'card'].slice(0, 3)],
    })
  })

  it('has a field for each branch that declares it, with its siblings', () => {
    const schema = {
      if: { required: ['a'] },
      then: { properties: { x: { title: '一' } } },
      else: { properties: { x: { title: '二' }, y: {} } },
    }
    const [first, second, y] = fieldsOf(schema)
    expect([first?.title, second?.title]).toEqual(['一', '二'])
    expect([...(y?.siblings.keys() ?? [])]).toEqual(['x', 'y'])
    expect(first?.siblings).toBe(y?.siblings)
  })

  it('reads expressions, source, codec and scope from the options', () => {
    const [fee, bank] = fieldsOf(
      { properties: { fee: text, bank: text } },
      {
        fee: {
          'ui:options': {
            computed: 'amount * 2',
            rules: [{ holds: 'fee > 0', message: '须大于 0' }, 'no rule'],
            source: '/quota/fee',
            wire: { as: 'joined' },
          },
        },
        bank: { 'ui:widget': 'dictionary', 'ui:dictionary': 'bank' },
      },
    )
    expect(fee).toMatchObject({
      computed: { source: 'amount * 2', pointer: '/fee/ui:options/computed' },
      rules: [{ source: 'fee > 0', message: '须大于 0', pointer: '/fee/ui:options/rules/0' }],
      source: '/quota/fee',
      wire: { as: 'joined' },
    })
    expect(bank?.scope).toEqual({ source: 'dictionary', within: 'bank' })
  })

  it('stops at a circular reference', () => {
    const schema = {
      properties: { child: { $ref: '#/definitions/node' } },
      definitions: {
        node: { properties: { name: text, next: { $ref: '#/definitions/node', title: '下级' } } },
      },
    }
    expect(paths(fieldsOf(schema)).slice(0, 3)).toEqual(['child', 'child/name', 'child/next'])
    expect(fieldsOf({ allOf: [{ $ref: '#' }], properties: { a: {} } })).toHaveLength(1)
  })

  it('compiles at most 5000 schemas, however often a reference multiplies them', () => {
    const twice = (at: number) => ({
      properties: { a: { $ref: `#/definitions/n${at}` }, b: { $ref: `#/definitions/n${at}` } },
    })
    const definitions = Object.fromEntries(
      Array.from({ length: 14 }, (_, at) => [`n${at}`, at === 13 ? text : twice(at + 1)]),
    )
    const { length } = fieldsOf({ ...twice(0), definitions })
    expect(length).toBeGreaterThan(4000)
    expect(length).toBeLessThan(11_000)
  })

  it('reads at most 100 expressions of a form', () => {
    const names = Array.from({ length: 110 }, (_, at) => `n${at}`)
    const fields = fieldsOf(
      { properties: Object.fromEntries(names.map((name) => [name, text])) },
      Object.fromEntries(names.map((name) => [name, { 'ui:options': { computed: '1' } }])),
    )
    expect(fields.filter(({ computed }) => computed !== undefined)).toHaveLength(100)
  })

  it('fixes the value of a constant that stands in one branch alone, and is a text or a number', () => {
    const branch = (kind: string) => ({ properties: { kind: { const: kind } } })
    const schema = {
      properties: { currency: { const: 'CNY' }, yes: { const: true } },
      oneOf: [branch('a'), branch('b')],
    }
    const fixed = fieldsOf(schema).filter((field) => field.fixed !== undefined)
    expect(fixed.map((field) => [field.name, field.fixed])).toEqual([['currency', 'CNY']])
  })

  it('never throws, whatever JSON it is given', () => {
    const anything = fc.jsonValue({ maxDepth: 6 })
    const part = fc.dictionary(
      fc.constantFrom('properties', 'items', 'allOf', 'oneOf', 'if', 'then', '$ref', 'type', 'x'),
      anything,
    )
    fc.assert(
      fc.property(part, part, (schema, uiSchema) => {
        const { rendered, fields } = compileForm({ schema, uiSchema })
        expect(rendered.schema).toBeTypeOf('object')
        expect(Array.isArray(fields)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('gives each field its part of the uiSchema, and makes computed ones read-only', () => {
    const computed = { 'ui:widget': 'money', 'ui:options': { computed: 'a', widget: 'money' } }
    const form = compileForm({
      schema: { properties: { fee: text } },
      uiSchema: { fee: computed },
    })
    const options = atPointer(form.rendered.uiSchema, pointerTo('', 'fee', 'ui:options'))
    expect(options).toMatchObject({ widget: 'readonly' })
    expect((options as Record<string, unknown>)[COMPILED]).toBe(form.fields[0])
  })

  it('starts a required checkbox unticked, and a yes/no question without a value', () => {
    const schema = {
      required: ['box', 'asked'],
      properties: { box: { type: 'boolean' }, asked: { type: 'boolean' } },
    }
    const { rendered } = compileForm({ schema, uiSchema: { asked: { 'ui:widget': 'radio' } } })
    expect(rendered.schema.properties).toEqual({
      box: { type: 'boolean', default: false },
      asked: { type: 'boolean' },
    })
  })
})
