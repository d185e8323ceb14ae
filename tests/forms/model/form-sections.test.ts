import type { RJSFSchema } from '@rjsf/utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { FormModel } from '#src/forms/model/form-model.ts'
import { groupingOf } from '#src/forms/model/form-sections.ts'

const text = { type: 'string' }
const properties = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]))
const object = (members: object, more: object = {}) =>
  ({ type: 'object', properties: members, ...more }) as RJSFSchema

describe('groupingOf', () => {
  it('gives each group and each list a section, and the fields between them one', () => {
    const schema = object({
      a: text,
      b: text,
      address: object(properties('street')),
      c: text,
      people: { type: 'array', items: object(properties('name')) },
    })
    expect(groupingOf(compileForm({ schema: schema, uiSchema: {} }))).toEqual([
      ['a', 'b'],
      ['address'],
      ['c'],
      ['people'],
    ])
  })

  it('keeps a list of options among the flat fields', () => {
    const schema = object({ a: text, b: { type: 'array', items: { enum: ['x'] } } })
    expect(groupingOf(compileForm({ schema: schema, uiSchema: {} }))).toEqual([['a', 'b']])
  })

  it('follows the order that the definition asks for', () => {
    const schema = object(properties('a', 'b', 'c'))
    expect(
      groupingOf(compileForm({ schema: schema, uiSchema: { 'ui:order': ['c', '*', 'a'] } })),
    ).toEqual([['c', 'b', 'a']])
    expect(
      groupingOf(compileForm({ schema: schema, uiSchema: { 'ui:order': ['b', 'nothing'] } })),
    ).toEqual([['b', 'a', 'c']])
  })

  it('puts the fields below the headings that the definition gives them', () => {
    const schema = object(properties('a', 'b', 'c', 'd'))
    const sections = [
      { title: '一', fields: ['d', 'a'] },
      { title: '二', fields: ['c', 'nothing'] },
    ]
    const uiSchema = { 'ui:options': { sections } }
    expect(groupingOf(compileForm({ schema: schema, uiSchema: uiSchema }))).toEqual([
      ['b'],
      ['a', 'd'],
      ['c'],
    ])
    expect(
      groupingOf(
        compileForm({
          schema: schema,
          uiSchema: { 'ui:options': { sections: ['x', { title: 1 }] } },
        }),
      ),
    ).toEqual([['a', 'b', 'c', 'd']])
  })

  it('reserves a section for conditional fields, so that no field moves later', () => {
    const schema = object(properties('a'), {
      if: { properties: { a: { const: 'x' } } },
      then: { properties: properties('b') },
      else: { allOf: [{ properties: properties('c') }] },
      dependencies: { a: { oneOf: [{ properties: properties('a', 'd') }] } },
    })
    expect(groupingOf(compileForm({ schema: schema, uiSchema: {} }))).toEqual([
      ['a', 'b', 'c', 'd'],
    ])
  })

  it('leaves a root with branches undivided', () => {
    expect(
      groupingOf(compileForm({ schema: object({}, { oneOf: [{ title: 'A' }, { title: 'B' }] }) })),
    ).toBe('whole')
  })

  it('terminates on circular references', () => {
    expect(
      groupingOf(compileForm({ schema: object(properties('a'), { allOf: [{ $ref: '#' }] }) })),
    ).toEqual([['a']])
  })
})

const conditional = {
  schema: object(
    {
      mode: { type: 'string' },
      first: object(properties('x')),
      second: object(properties('y')),
    },
    {
      if: { properties: { mode: { const: 'more' } }, required: ['mode'] },
      then: {
        properties: { third: object({ z: { type: 'string', default: 'given' } }) },
        required: ['third'],
      },
    },
  ),
}

describe('FormModel', () => {
  const section = (model: FormModel, key: string) => {
    const found = model.sections.find((one) => one.key === key)
    if (!found) throw new Error(`There is no section ${key}`)
    return found
  }

  it('adds the fields that a value in another section requires, with their defaults', () => {
    const model = new FormModel(compileForm(conditional), {})
    expect(model.sections.map(({ key }) => key)).toEqual(['mode', 'first', 'second'])
    model.set(['mode'], 'more')
    expect(model.sections.map(({ key }) => key)).toEqual(['mode', 'first', 'second', 'third'])
    expect(model.data).toMatchObject({ mode: 'more', third: { z: 'given' } })
  })

  it('drops members that a value of another section hides', () => {
    const model = new FormModel(compileForm(conditional), { mode: 'more', third: { z: 'typed' } })
    model.set(['mode'], 'less')
    expect(model.sections.map(({ key }) => key)).toEqual(['mode', 'first', 'second'])
    expect(JSON.parse(JSON.stringify(model.data))).toEqual({ mode: 'less', first: {}, second: {} })
  })

  it('leaves the other sections as they are', () => {
    const model = new FormModel(compileForm(conditional), { second: { y: 'kept' } })
    const { sections } = model
    const before = model.sliceOf(section(model, 'second'))
    model.set(['first', 'x'], 'typed')
    expect(model.sections).toBe(sections)
    expect(model.sliceOf(section(model, 'second'))).toBe(before)
    model.set(['mode'], 'more')
    expect(model.sections[1]).toBe(sections[1])
    expect(model.sliceOf(section(model, 'second'))).toBe(before)
  })

  it('has every value, whatever the section and the order of changes', () => {
    const names = Array.from({ length: 40 }, (_, index) => `f${index}`)
    const schema = object(properties(...names))
    const changes = fc.array(fc.tuple(fc.constantFrom(...names), fc.option(fc.string())))
    fc.assert(
      fc.property(changes, (given) => {
        const model = new FormModel(compileForm({ schema }), {})
        const expected: Record<string, string> = {}
        for (const [name, value] of given) {
          model.typed(() => model.set([name], value ?? undefined))
          if (value === null) delete expected[name]
          else expected[name] = value
        }
        expect(JSON.parse(JSON.stringify(model.data))).toEqual(expected)
      }),
    )
  })

  it('keeps the data of a form that can not be rendered', () => {
    const schema = object({ a: text }, { allOf: [{ $ref: '#/definitions/none' }] })
    const model = new FormModel(compileForm({ schema }), { a: 'typed' })
    expect(model.failure).toBeInstanceOf(Error)
    expect(model.data).toEqual({ a: 'typed' })
  })
})
