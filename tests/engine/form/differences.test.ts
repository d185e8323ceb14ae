import { describe, expect, it } from 'vitest'
import { withSources } from '#engine/form/sources.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, externalDatum, processOf } from '../process/definitions.ts'

const text = (title: string) => ({ type: 'string', title })
const from = (source: string, more: object = {}) => ({ 'ui:options': { source, ...more } })

/** A form with a name and a capital of the register, a city of the customer's own, and the differences. */
const formWith = (differences: true | string) => {
  const form = entry(2, {
    schema: {
      type: 'object',
      properties: {
        name: text('企业名称'),
        capital: { ...text('注册资本'), format: 'money' },
        city: text('城市'),
        code: text('代码'),
        differences: text('不符的内容'),
      },
    },
    uiSchema: {
      name: from('/registry/name'),
      capital: from('/registry/capital'),
      city: from('/earlier/city'),
      code: from('/registry/code', { readonly: true }),
      differences: { 'ui:widget': 'hidden', 'ui:options': { differences } },
    },
  })
  const registry = { ...externalDatum(1, 'registry'), content: { official: true } }
  return compileProcess(processOf(registry, externalDatum(1, 'earlier'), form)).steps[0]!.forms[0]!
    .plan
}

const registry = { name: '澄禾', capital: 3000, code: 'A1' }
const differing = (differences: true | string, data: object, collected: object = {}) =>
  withSources(formWith(differences), data, { registry, earlier: { city: '苏州' }, ...collected })

describe('the differences of a form', () => {
  it('are the titles of the fields whose values differ from an official record', () => {
    const data = { name: '知秋', capital: '800', city: '杭州' }
    expect(differing(true, data)).toEqual({
      ...data,
      code: 'A1',
      differences: '企业名称、注册资本',
    })
  })

  it('are none where the values are the same, are empty or have no record', () => {
    const data = { name: '澄禾', capital: '3000.00', city: '杭州' }
    expect(differing(true, data)).toEqual({ ...data, code: 'A1' })
    const unknown = { registry: {}, earlier: {} }
    expect(differing(true, { name: '知秋' }, unknown)).toEqual({ name: '知秋' })
  })

  it('are determined anew, whatever a client sends', () => {
    const sent = { name: '知秋', capital: '3000', city: '苏州' }
    expect(differing(true, { ...sent, differences: '' })).toMatchObject({ differences: '企业名称' })
    expect(differing(true, { ...sent, name: '澄禾', differences: '企业名称' })).toEqual({
      ...sent,
      name: '澄禾',
      code: 'A1',
    })
  })

  it('are none where the reason was given before', () => {
    const data = { name: '知秋', capital: '3000', city: '苏州' }
    const given = { verdict: { reason: '名称变更登记办理中' } }
    expect(differing('/verdict/reason', data, given)).toEqual({ ...data, code: 'A1' })
    expect(differing('/verdict/reason', data)).toMatchObject({ differences: '企业名称' })
  })
})
