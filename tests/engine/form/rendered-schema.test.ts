import { expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { areSelectableBranches, renderedSchema } from '#engine/form/rendered-schema.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'

const forms = [
  { properties: { licence: { type: 'string' } } },
  { properties: { passport: { type: 'string' } } },
]
const branches = (schema: unknown, keyword: string) =>
  areSelectableBranches((schema as Record<string, unknown[]>)[keyword])

it('lets the customer select a branch, without the first one selected by itself', () => {
  const shown = renderedSchema({ type: 'object', oneOf: forms, anyOf: forms }, [])
  expect([branches(shown, 'oneOf'), branches(shown, 'anyOf')]).toEqual([true, true])
})

it('lets the customer select among anyOf in a dependency, whose oneOf the values select', () => {
  const of = (keyword: string) =>
    (
      renderedSchema({ type: 'object', dependencies: { kind: { [keyword]: forms } } }, [])
        .dependencies as Record<string, JsonSchema>
    ).kind
  expect(branches(of('anyOf'), 'anyOf')).toBe(true)
  expect(branches(of('oneOf'), 'oneOf')).toBe(false)
})

it.each([
  ['of itself', { type: 'array', items: { $ref: '#/definitions/list' } }],
  ['of itself or nothing', { type: ['array', 'null'], items: { $ref: '#/definitions/list' } }],
  ['of a place for itself', { type: 'array', items: [{ $ref: '#/definitions/list' }] }],
])('leaves the reference of a list %s to rjsf, at the second level', (_, list) => {
  const { rendered } = compileForm({
    schema: {
      type: 'object',
      properties: { rows: { $ref: '#/definitions/list' } },
      definitions: { list },
    },
  })
  expect(JSON.stringify(rendered.schema.definitions)).toContain('"$ref":"#/definitions/list"')
})
