import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { withRequiredNulls } from '#engine/form/required-nulls.ts'

const nullable = (title: string) => ({ type: ['string', 'null'], title })
const text = { type: 'string', title: '名称' }
const group = { type: 'object', required: ['a'], properties: { a: nullable('甲'), b: text } }
const kind = { type: 'string', title: '种类', enum: ['x', 'y'] }
const ifX = { required: ['kind'], properties: { kind: { const: 'x' } } }

const handedIn = (schema: object, data: unknown) =>
  withRequiredNulls(compileForm({ schema: { type: 'object', ...schema } }), data)

describe('withRequiredNulls', () => {
  it.each([
    ['never touched', {}],
    ['emptied', { a: undefined }],
    ['null', { a: null }],
  ])('hands in null for a required member that was %s', (_, data) => {
    expect(handedIn(group, data)).toStrictEqual({ a: null })
  })

  it('does so in rows, in groups that are there, and where a condition demands the member', () => {
    const schema = {
      properties: { kind, rows: { type: 'array', items: group }, group, absent: group },
      if: ifX,
      then: { required: ['more'], properties: { more: nullable('补充') } },
    }
    expect(handedIn(schema, { kind: 'x', rows: [{ b: '1' }], group: { b: '2' } })).toEqual({
      kind: 'x',
      rows: [{ b: '1', a: null }],
      group: { b: '2', a: null },
      more: null,
    })
    expect(handedIn(schema, { kind: 'y' })).toEqual({ kind: 'y' })
  })

  it('does so in the branch that a value tells, and in none where none is told', () => {
    const branch = (name: string) => ({
      title: name,
      required: [name],
      properties: { kind: { const: name }, [name]: nullable(name) },
    })
    const schema = { properties: {}, oneOf: [branch('p'), branch('q')] }
    expect(handedIn(schema, { kind: 'q' })).toEqual({ kind: 'q', q: null })
    const untold = { oneOf: [group, { ...group, properties: { a: nullable('乙') } }] }
    expect(handedIn(untold, { b: '1' })).toEqual({ b: '1' })
  })

  it('leaves a member alone that a condition reads: null would fulfil its `required`', () => {
    const schema = { ...group, if: { required: ['a'] }, then: { properties: { c: text } } }
    expect(handedIn(schema, { b: '1' })).toEqual({ b: '1' })
  })

  it('returns the same values where nothing changes', () => {
    const data = { a: '1', b: '2' }
    expect(handedIn(group, data)).toBe(data)
    expect(handedIn({ ...group, required: ['b'] }, data)).toBe(data)
    const optional = { b: '2' }
    expect(handedIn({ ...group, required: [] }, optional)).toBe(optional)
  })
})
