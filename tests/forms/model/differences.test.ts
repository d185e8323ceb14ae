import { expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { FormModel } from '#src/forms/model/form-model.ts'
import { entry, externalDatum, processOf } from '../../engine/process/definitions.ts'

const text = (title: string) => ({ type: 'string', title })

const { plan } = compileProcess(
  processOf(
    { ...externalDatum(1, 'registry'), content: { official: true } },
    entry(1, {
      schema: {
        type: 'object',
        properties: { address: text('注册地址'), differences: text('不符的内容') },
        if: { required: ['differences'] },
        then: { required: ['reason'], properties: { reason: text('与登记信息不符的原因') } },
      },
      uiSchema: {
        address: { 'ui:options': { source: '/registry/address' } },
        differences: { 'ui:widget': 'hidden', 'ui:options': { differences: true } },
      },
    }),
  ),
).steps[0]!.forms[0]!

it('asks for the reason of a difference while a value differs from its official record', () => {
  const registry = { address: '澄湖路 218 号' }
  const model = new FormModel(plan, registry, { collected: { registry } })
  const fields = () => model.sections.flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
  const change = (address: string) => {
    model.set(['address'], address)
    return model.data
  }

  expect(fields()).toEqual(['address', 'differences'])
  expect(change('星湖街 328 号')).toEqual({ address: '星湖街 328 号', differences: '注册地址' })
  expect(fields()).toEqual(['address', 'differences', 'reason'])
  expect(change(registry.address)).toEqual(registry)
  expect(fields()).toEqual(['address', 'differences'])
})
