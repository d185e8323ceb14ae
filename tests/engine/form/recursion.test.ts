import { describe, expect, it } from 'vitest'
import { withLevels } from '#engine/form/recursion.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, processOf } from '../process/definitions.ts'

const TEXT = { type: 'string', title: '名称' }
const NODE = {
  type: 'object',
  properties: { name: TEXT, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
}

const planOf = (schema: object): { plan: FormPlan | undefined; codes: string[] } => {
  const { steps, diagnostics } = compileProcess(processOf(entry(1, { content: { schema } })))
  return { plan: steps[0]?.forms[0]?.plan, codes: diagnostics.map(({ code }) => code) }
}

const namesOf = (plan: FormPlan | undefined) =>
  plan?.fields.map(({ path }) => path.filter((token) => typeof token === 'string').join('.'))

describe('withLevels', () => {
  it('gives a list of itself five levels, of which the last has no further one', () => {
    const { plan, codes } = planOf({
      type: 'object',
      properties: { tree: { $ref: '#/definitions/node' } },
      definitions: { node: NODE },
    })
    expect(codes).toEqual(['converted-recursion'])
    const levels = [1, 2, 3, 4, 5].map((level) => `tree${'.children'.repeat(level - 1)}.name`)
    expect(namesOf(plan)).toEqual(expect.arrayContaining(levels))
    expect(namesOf(plan)).not.toContain(`tree${'.children'.repeat(5)}`)
  })

  it('keeps the first level at its place, so that findings stand where the author wrote it', () => {
    const { plan } = planOf({
      type: 'object',
      properties: { tree: { $ref: '#/definitions/node' } },
      definitions: { node: NODE },
    })
    expect(plan?.fields.find(({ name }) => name === 'name')?.pointer).toBe(
      '/definitions/node/properties/name',
    )
  })

  it('takes a reference to the form itself', () => {
    const { plan, codes } = planOf({
      type: 'object',
      properties: { name: TEXT, parts: { type: 'array', items: { $ref: '#' } } },
    })
    expect(codes).toEqual(['converted-recursion'])
    expect(namesOf(plan)).toContain('parts.parts.name')
  })

  it('lets the customer add a group of the next level', () => {
    const { plan } = planOf({
      type: 'object',
      properties: { person: { $ref: '#/definitions/person' } },
      definitions: {
        person: {
          type: 'object',
          properties: { name: TEXT, guarantor: { $ref: '#/definitions/person' } },
          required: ['guarantor'],
        },
      },
    })
    const groups = plan?.fields.filter(({ name }) => name === 'guarantor')
    expect(groups?.length).toBe(4)
    expect(
      groups?.every(({ options }) => Array.isArray(options.enableOptionalDataFieldForType)),
    ).toBe(true)
    // The last level requires no further one.
    expect(plan?.schema).toMatchObject({ definitions: { 'person@5': { required: [] } } })
  })

  it('gives fewer levels where five would be too many fields', () => {
    const properties = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [name, { $ref: '#/definitions/node' }]),
    )
    const { plan, codes } = planOf({
      type: 'object',
      properties: { root: { $ref: '#/definitions/node' } },
      definitions: { node: { type: 'object', properties: { name: TEXT, ...properties } } },
    })
    expect(codes).toEqual(['converted-recursion'])
    expect(namesOf(plan)).toContain('root.a.b.name')
    expect(namesOf(plan)?.length).toBeLessThanOrEqual(300)
  })

  it.each([
    ['has an end', { properties: { a: { $ref: '#/definitions/t' } }, definitions: { t: TEXT } }],
    [
      'has too many references to look for loops in',
      {
        properties: Object.fromEntries(
          Array.from({ length: 201 }, (_, index) => [`p${index}`, { $ref: '#/definitions/node' }]),
        ),
        definitions: { node: NODE },
      },
    ],
    [
      'refers to itself without a member between',
      {
        definitions: {
          a: { $ref: '#/definitions/b' },
          b: { allOf: [{ $ref: '#/definitions/a' }] },
        },
      },
    ],
  ])('leaves a schema that %s', (_, schema) => {
    expect(withLevels(schema)).toBe(schema)
  })
})
