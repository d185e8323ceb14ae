import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { withRequiredNulls } from '#engine/form/required-nulls.ts'
import { withoutEmpty } from '#engine/json/empty.ts'
import { renderForm } from './rendered-form.tsx'

const group = {
  type: 'object',
  title: '担保人',
  required: ['name'],
  properties: {
    name: { type: 'string', title: '姓名' },
    kind: { type: 'string', title: '方式', default: '保证' },
  },
}
const definitions = {
  group,
  nullable: { ...group, type: ['object', 'null'] },
  union: { anyOf: [group, { type: 'null' }] },
}
const NULLABLE = [
  ['its type', definitions.nullable],
  ['anyOf', definitions.union],
  ['oneOf, null first', { oneOf: [{ type: 'null' }, { $ref: '#/definitions/group' }] }],
  ['a reference', { $ref: '#/definitions/nullable' }],
  ['a reference to a union', { $ref: '#/definitions/union' }],
  ['a part', { allOf: [{ $ref: '#/definitions/nullable' }] }],
] as const

const schemaOf = (properties: object, required: string[] = []) => ({
  type: 'object',
  definitions,
  properties,
  required,
})

const handedIn = (schema: object, data: unknown) =>
  withRequiredNulls(compileForm({ schema: schema as never }), withoutEmpty(data))

describe.each(NULLABLE)('a group that may be null by %s', (_, nullable) => {
  const rows = { type: 'array', title: '担保人', minItems: 2, items: nullable }

  it('is not begun by a list of at least so many, nor by a default of a member', () => {
    expect(renderForm({ schema: schemaOf({ rows }) }).data()).toEqual({})
    const form = renderForm({ schema: schemaOf({ group: nullable }, ['group']) })
    expect(form.messages()).toEqual([])
    expect(handedIn(schemaOf({ group: nullable }, ['group']), form.data())).toEqual({ group: null })
    expect(renderForm({ schema: schemaOf({ group: nullable }) }, { group: null }).data()).toEqual({
      group: null,
    })
  })

  it('has its defaults and demands its members once something of it is filled in', async () => {
    const schema = schemaOf({ group: nullable })
    const form = renderForm({ schema })
    await form.user.type(screen.getByLabelText('姓名'), '韩')
    await form.user.tab()
    expect(form.data()).toEqual({ group: { name: '韩', kind: '保证' } })
    await form.user.clear(screen.getByLabelText('姓名'))
    expect(form.messages()).toEqual(['请输入姓名'])
  })

  it('is null again, as a member and as an item, once nothing of it is left', async () => {
    const schema = schemaOf({ group: nullable, rows }, ['group'])
    const form = renderForm({ schema }, { group: { name: '韩' }, rows: [{ kind: '质押' }, null] })
    const emptied = [screen.getAllByLabelText('姓名')[0]!, ...screen.getAllByLabelText('方式')]
    for (const input of emptied) await form.user.clear(input)
    expect(form.messages()).toEqual([])
    expect(handedIn(schema, form.data())).toEqual({ group: null, rows: [null, null] })
  })
})

it.each([
  ['written out', group],
  ['by a reference', { $ref: '#/definitions/group' }],
  ['as a part', { allOf: [{ $ref: '#/definitions/group' }] }],
])(
  'a group that is not null, %s, begins with its defaults, and a list with its minimum',
  (_, is) => {
    const rows = { type: 'array', title: '担保人', minItems: 2, items: is }
    const begun = { kind: '保证' }
    const form = renderForm({ schema: schemaOf({ group: is, rows }) })
    expect(form.data()).toEqual({ group: begun, rows: [begun, begun] })
  },
)

it('a default of the group as a whole, or of what holds it, begins it', () => {
  const whole = { ...definitions.nullable, default: { name: '韩' } }
  const begun = { name: '韩', kind: '保证' }
  const held = {
    type: 'object',
    properties: { in: definitions.nullable },
    default: { in: { name: '韩' } },
  }
  const form = renderForm({ schema: schemaOf({ whole, held }) })
  expect(form.data()).toEqual({ whole: begun, held: { in: begun } })
})

it('a value that is no option any more stays, also in a part, until the customer changes it', () => {
  const kind = { type: 'string', title: '种类', enum: ['a', 'b'] }
  const old = { type: 'object', properties: { kind } }
  const schema = {
    ...schemaOf({ old: { allOf: [{ $ref: '#/definitions/old' }] } }),
    definitions: { old },
  }
  const form = renderForm({ schema }, { old: { kind: 'z' } })
  expect(form.data()).toEqual({ old: { kind: 'z' } })
  expect(form.messages()).toEqual(['请选择种类'])
})
