import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { oneField } from './one-field.ts'
import { renderForm } from './rendered-form.tsx'
import { sampleContext } from './sample-context.ts'

const product = { minAmount: '100000.00', maxAmount: '5000000.00' }
const amount = oneField(
  { type: 'string', format: 'money' },
  { 'ui:options': { unit: '元', range: { min: '/product/minAmount', max: '/product/maxAmount' } } },
)
const withProduct = { context: { ...sampleContext, collected: { product } } }

describe('a field with a range', () => {
  it('shows it with the field, and names it where the value is outside', async () => {
    const form = renderForm(amount, {}, withProduct)
    const field = screen.getByRole('textbox', { name: '内容' })
    const shown = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    await vi.waitFor(() => expect(shown?.textContent).toBe('可填范围：10 万元至 500 万元'))
    await form.user.type(field, '99999')
    expect(form.messages()).toEqual(['内容应为 10 万元至 500 万元'])
    await form.user.type(field, '9')
    expect(form.messages()).toEqual([])
  })

  it('words an amount in 元 where 万元 would not hold it', async () => {
    const collected = { product: { ...product, maxAmount: '1234567.89' } }
    renderForm(amount, {}, { context: { ...sampleContext, collected } })
    expect(await screen.findByText('可填范围：10 万元至 1,234,567.89 元')).toBeDefined()
  })

  it('holds a choice among numbers too', async () => {
    const months = { min: '/product/minMonths', max: '/product/maxMonths' }
    const term = oneField(
      { type: 'integer', oneOf: [3, 6, 12].map((one) => ({ const: one, title: `${one} 个月` })) },
      { 'ui:widget': 'select', 'ui:options': { unit: '个月', range: months } },
    )
    const collected = { product: { minMonths: 3, maxMonths: 6 } }
    const form = renderForm(term, { x: 12 }, { context: { ...sampleContext, collected } })
    await screen.findByText('可填范围：3 个月至 6 个月')
    expect(form.messages()).toEqual(['内容应为 3 个月至 6 个月'])
  })

  it('shows nothing where the limits are unknown', async () => {
    const form = renderForm(amount)
    expect(screen.getByText(/可填范围/).hidden).toBe(true)
    await form.user.type(screen.getByRole('textbox', { name: '内容' }), '1')
    expect(form.messages()).toEqual([])
  })
})
