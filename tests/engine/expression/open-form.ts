import { compileForm } from '#engine/form/compile-form.ts'
import { openExpressions } from '#engine/expression/form-expressions.ts'
import type { JsonSchema, UiSchema } from '#engine/language/json-schema.ts'

export const money = { type: 'string', format: 'money' }
const NOW = Date.UTC(2026, 10, 21, 4)

export const computed = (source: string) => ({ 'ui:options': { computed: source } })
export const rule = (holds: string, message = '不符合') => ({
  'ui:options': { rules: [{ holds, message }] },
})

/** Opens the expressions of a form; the clock stands still at a default time. */
export const open = (
  properties: Record<string, JsonSchema>,
  uiSchema: UiSchema,
  more: object = {},
) => {
  const form = openExpressions(
    compileForm({ schema: { type: 'object', properties, ...more }, uiSchema }),
  )
  return {
    ...form,
    compute: (data: unknown, collected = {}, now: number | undefined = NOW) =>
      form.compute(data, { collected, now }),
    broken: (data: unknown, collected = {}, now: number | undefined = NOW) =>
      form.broken(data, { collected, now }),
  }
}

/** Returns the result of one expression in a field of a schema, with the other values given. */
export const result = (
  source: string,
  values: Record<string, unknown> = {},
  schema: JsonSchema = { type: 'number' },
  properties: Record<string, JsonSchema> = {},
  collected: Record<string, unknown> = {},
) => {
  const form = open(
    {
      amount: money,
      other: money,
      rate: { type: 'string', format: 'percent' },
      count: { type: 'integer' },
      ratio: { type: 'number' },
      name: { type: 'string' },
      from: { type: 'string', format: 'date' },
      to: { type: 'string', format: 'date' },
      agreed: { type: 'boolean' },
      rows: { type: 'array', items: { type: 'object', properties: { amount: money } } },
      ...properties,
      result: schema,
    },
    { result: computed(source) },
  )
  return (form.compute(values, collected) as { result?: unknown }).result
}

/** Opens a form of invoices, each with a computed amount, and a computed total. */
export const invoices = () =>
  open(
    {
      invoices: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            quantity: { type: 'integer' },
            price: money,
            amount: money,
            share: { type: 'string', format: 'percent' },
          },
        },
      },
      total: money,
      limit: money,
      applied: money,
    },
    {
      total: computed('sum(invoices, "amount")'),
      invoices: {
        items: {
          amount: computed('quantity * price'),
          share: computed('amount * 100 / form.total'),
          price: rule('price <= form.limit', '单价不能超过限额'),
        },
      },
      applied: rule('applied <= total * 0.8', '申请金额不能超过发票总额的 80%'),
    },
  )
