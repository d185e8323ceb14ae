import { expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { unmetSchemas } from '#src/process/step/unmet-schemas.ts'
import { entry, processOf } from '../../engine/process/definitions.ts'

const schema = {
  type: 'object',
  required: ['taxNumber', 'kind'],
  properties: {
    taxNumber: { type: 'string', title: '税号', minLength: 3 },
    kind: { type: 'string', title: '企业类型', oneOf: [{ const: 'limited', title: '有限公司' }] },
    owners: {
      type: 'array',
      title: '股东',
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', title: '股东姓名' } },
      },
    },
    photos: { type: 'array', title: '照片', items: { type: 'object' }, minItems: 1 },
  },
}
const plan = compileProcess(
  processOf(
    entry(1, {
      schema,
      uiSchema: { kind: { 'ui:widget': 'select' }, photos: { 'ui:widget': 'upload' } },
    }),
    entry(2, { step: { commit: true } }),
  ),
)
const unmet = (f1: unknown) =>
  unmetSchemas(plan, plan.steps[1]!, { data: { f1 }, external: {} }).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

it('names the fields that a corrected definition newly requires', () => {
  expect(unmet({ kind: 'limited' })).toEqual(['/taxNumber 请输入税号'])
  expect(unmet({ kind: 'limited', taxNumber: '12345', owners: [{}] })).toEqual([
    '/owners/0/name 请输入股东姓名',
  ])
})

it('names a field whose saved option is gone', () => {
  expect(unmet({ kind: 'partnership', taxNumber: '12345' })).toEqual(['/kind 请选择企业类型'])
})

it('finds nothing where all values fit', () => {
  expect(unmet({ kind: 'limited', taxNumber: '12345' })).toEqual([])
})
