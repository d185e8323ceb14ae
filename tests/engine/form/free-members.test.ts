import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { freeMemberSchema, freeMembersOf, freeName } from '#engine/form/free-members.ts'
import { valueText } from '#engine/form/value-text.ts'

const TEXT = { type: 'string' }
const NUMBER = { type: 'number' }

describe('freeMembersOf', () => {
  it.each<[string, object, unknown[]]>([
    ['a schema for all others', { additionalProperties: TEXT }, [TEXT]],
    [
      'patterns first',
      { additionalProperties: TEXT, patternProperties: { n: NUMBER } },
      [NUMBER, TEXT],
    ],
    ['texts, of an object that declares nothing', { additionalProperties: true }, [TEXT]],
    [
      'none beside declared members that are only not alone',
      { additionalProperties: true, properties: { a: TEXT } },
      [],
    ],
    ['none of an object that refuses others', { additionalProperties: false }, []],
    ['none of an object that says nothing', { type: 'object' }, []],
  ])('is %s', (_, object, schemas) => {
    expect(freeMembersOf(object as never).map(({ schema }) => schema)).toEqual(schemas)
  })
})

describe('freeMemberSchema', () => {
  const object = { additionalProperties: TEXT, patternProperties: { '^n': NUMBER } }
  it('is that of the pattern, else of all others, else of the first pattern', () => {
    expect(freeMemberSchema(object, 'n1')).toBe(NUMBER)
    expect(freeMemberSchema(object, 'x')).toBe(TEXT)
    expect(freeMemberSchema({ patternProperties: { '^n': NUMBER } }, 'x')).toBe(NUMBER)
  })
})

describe('freeName', () => {
  it('is the typed one, with a number where it is taken or the name of no member', () => {
    expect(freeName('a', {})).toBe('a')
    expect(freeName('a', { a: 1, 'a-1': 1 })).toBe('a-2')
    expect(freeName('__proto__', {})).toBe('__proto__-1')
  })
})

describe('compileForm', () => {
  it('compiles free members as the items of the object, so that their texts follow their schema', () => {
    const { root } = compileForm({
      schema: {
        type: 'object',
        properties: {
          日期: { type: 'object', additionalProperties: { ...TEXT, format: 'duration' } },
        },
      },
    })
    expect(valueText({ 日期: { 账期: 'P6M' } }, root)).toBe('日期：账期：6个月')
  })
})
