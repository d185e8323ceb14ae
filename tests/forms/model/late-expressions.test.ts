import { expect, it, vi } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'

it('computes once the library of expressions is loaded', async () => {
  // Another file may have loaded the library before.
  vi.resetModules()
  const { FormModel } = await import('#src/forms/model/form-model.ts')
  const money = { type: 'string', format: 'money' }
  const form = compileForm({
    schema: { type: 'object', properties: { amount: money, fee: money } },
    uiSchema: { fee: { 'ui:options': { computed: 'amount * 2' } } },
  })
  const model = new FormModel(form, { amount: '1.50' })
  expect(model.data).toEqual({ amount: '1.50' })
  await vi.waitFor(() => expect(model.data).toEqual({ amount: '1.50', fee: '3.00' }), 30_000)
  model.set(['amount'], '2')
  expect(model.data).toEqual({ amount: '2', fee: '4.00' })
})
