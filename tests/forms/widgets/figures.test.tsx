import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('内容')

describe('bankCard', () => {
  const definition = oneField({ type: 'string', format: 'bank-card' })

  it('announces the bank of the card, and describes the field', async () => {
    const form = renderForm(definition)
    const note = screen.getByRole('status')
    expect(note.textContent).toBe('')
    expect(field().getAttribute('aria-describedby')).toContain(note.id)
    await form.user.type(field(), '6214 83')
    await waitFor(() => expect(note.textContent).toBe('招商银行 · 储蓄卡'))
  })

  it('keeps the caret where a digit is typed into the groups', async () => {
    const form = renderForm(definition, { x: '6214830104420491' })
    expect(field().value).toBe('6214 8301 0442 0491')
    await form.user.click(field())
    field().setSelectionRange(7, 7)
    await form.user.keyboard('9')
    expect([field().value, field().selectionStart]).toEqual(['6214 83901 0442 0491', 8])
    await form.user.keyboard('{Backspace}')
    expect([field().value, field().selectionStart]).toEqual(['6214 8301 0442 0491', 7])
    expect(form.data()).toEqual({ x: '6214830104420491' })
  })

  it('shows nothing for an unknown card', async () => {
    const form = renderForm(definition, { x: '6214830104420491' })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('招商银行 · 储蓄卡'))
    await form.user.clear(field())
    await form.user.type(field(), '0000 0000')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('money', () => {
  it('shows separators until the first key, so that a selection is kept', async () => {
    const form = renderForm(oneField({ type: 'string', format: 'money' }), { x: '1300000' })
    expect(field().value).toBe('1,300,000')
    await form.user.tab()
    expect(document.activeElement).toBe(field())
    expect(field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)).toBe(
      '1,300,000',
    )
    await form.user.keyboard('25000')
    expect(field().value).toBe('25000')
    await form.user.tab()
    expect(field().value).toBe('25,000')
    expect(form.data()).toEqual({ x: '25000' })
    await form.user.type(field(), '00')
    await form.user.tab()
    expect(form.data()).toEqual({ x: '2500000' })
  })

  it.each([
    ['元', '1,234.5 元', '1234.5'],
    ['元', '人民币 1，234.50元', '1234.50'],
    ['元', '￥１２００', '1200'],
    ['万元', '120万', '120'],
    ['万元', '1,234.5 万元', '1234.5'],
    ['元', '40万', '400000'],
    ['元', '1200万元', '12000000'],
    ['元', '1.2亿', '120000000'],
    ['元', '￥３，０００', '3000'],
    ['万元', '1.2亿', '12000'],
    ['万元', '1200 元', '0.12'],
  ])('in %s reads %s when it is pasted', async (unit, pasted, stored) => {
    const form = renderForm(oneField({ type: 'string', format: 'money' }, { 'ui:unit': unit }))
    await form.user.click(field())
    await form.user.paste(pasted)
    expect(form.messages()).toEqual([])
    expect(form.data()).toEqual({ x: stored })
  })

  it.each([
    ['元', '12 美元', '“12 美元”不是数字，请只填写数字，单位为元'],
    ['元', '12,5', '“12,5”中逗号的位置不对：逗号只用于每三位数字之间，小数点请写“.”'],
    ['元', '1.234', '金额最多两位小数，现为 3 位'],
    ['元', '-5', '金额不能为负数'],
    ['元', '12345678901234', '金额最多 13 位整数，现为 14 位'],
    ['万元', '1250 元', '金额最多两位小数，现为 3 位'],
  ])('in %s refuses %s with the reason: %s', async (unit, pasted, message) => {
    const form = renderForm(oneField({ type: 'string', format: 'money' }, { 'ui:unit': unit }))
    await form.user.click(field())
    await form.user.paste(pasted)
    expect(form.messages()).toEqual([message])
    expect(screen.queryByText(/人民币/)).toBeNull()
  })

  it('shows an amount in words as it is understood, before the field is left', async () => {
    const form = renderForm(oneField({ type: 'string', format: 'money' }))
    await form.user.type(field(), '40万')
    expect(screen.getByText('400,000.00 元 · 人民币肆拾万元整')).toBeTruthy()
    expect(field().value).toBe('40万')
  })

  it('takes the separators that it shows for its own, and those that are typed for the customer’s', async () => {
    const form = renderForm(oneField({ type: 'string', format: 'money' }), { x: '25000' })
    await form.user.click(field())
    field().setSelectionRange(1, 1)
    await form.user.keyboard('9')
    expect([field().value, field().selectionStart]).toEqual(['295000', 2])
    await form.user.tab()
    expect(field().value).toBe('295,000')
    await form.user.type(field(), ',5')
    expect(form.messages()).toEqual([
      '“295000,5”中逗号的位置不对：逗号只用于每三位数字之间，小数点请写“.”',
    ])
  })
})

describe('percent', () => {
  it.each(['4.35 %', '４．３５％', '4。35'])('takes %s', async (pasted) => {
    const form = renderForm(oneField({ type: 'string', format: 'percent' }))
    await form.user.click(field())
    await form.user.paste(pasted)
    expect(form.data()).toEqual({ x: '4.35' })
  })
})
