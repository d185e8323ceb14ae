import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { checkForm } from '#src/forms/validation/check-form.ts'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'

const names = (...lists: string[][]) => lists.map((required) => ({ required }))

describe.each([
  ['interpreting', interpretingValidator],
  ['compiling', compilingValidator],
])('alternatives, as the %s validator finds them', (_, validator) => {
  const check = (
    schema: RJSFSchema,
    data: unknown,
    isShown?: (path: readonly string[]) => boolean,
  ) =>
    checkForm(validator, schema, data, isShown).map(({ path, keyword, params }) => [
      path.join('/'),
      keyword,
      params.names,
    ])

  it.each([
    ['none of several', { anyOf: names(['a'], ['b']) }, {}, 'a', [['a'], ['b']]],
    ['none of one only', { oneOf: names(['a'], ['b']) }, { c: 1 }, 'a', [['a'], ['b']]],
    ['two of one only', { oneOf: names(['c'], ['a'], ['b']) }, { a: 1, b: 1 }, 'a', [['a'], ['b']]],
    [
      'two by references',
      {
        oneOf: [{ $ref: '#/definitions/a' }, { required: ['b', 'c'] }],
        definitions: { a: { required: ['a', 'c'] } },
      },
      { a: 1, b: 1, c: 1 },
      'a',
      [['a'], ['b']],
    ],
  ])('are named: %s', (_title, schema, data, path, listed) => {
    expect(check(schema as RJSFSchema, data)).toEqual([[path, 'memberAlternatives', listed]])
  })

  it('are those of the row', () => {
    const rows = { type: 'array', items: { anyOf: names(['a'], ['b']) } } as RJSFSchema
    expect(check({ properties: { rows } }, { rows: [{}, { a: 1 }, {}] })).toEqual([
      ['rows/0/a', 'memberAlternatives', [['a'], ['b']]],
      ['rows/2/a', 'memberAlternatives', [['a'], ['b']]],
    ])
  })

  it('are not named where one is meant: a branch that is shown, or that its constant tells', () => {
    const schema = { anyOf: names(['a'], ['b']) }
    expect(check(schema, {}, ([name]) => name === 'b')).toEqual([['b', 'required', undefined]])
    const told = {
      anyOf: ['a', 'b'].map((name) => ({
        properties: { kind: { const: name } },
        required: ['kind', name],
      })),
    }
    expect(check(told, { kind: 'b' })).toEqual([['b', 'required', undefined]])
    const lacksMore = {
      anyOf: [
        { properties: { kind: { const: 'a' } } },
        { properties: { kind: { const: 'b' } }, required: ['c', 'd'] },
      ],
    }
    expect(check(lacksMore, { kind: 'b' })).toEqual([
      ['c', 'required', undefined],
      ['d', 'required', undefined],
    ])
  })
})
