import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'

const REPAYMENTS = [
  { const: 'once', title: '到期还本', description: '到期日一次还清。' },
  { const: 'monthly', title: '按月付息' },
]

describe('switch', () => {
  const definition = oneField(
    {
      type: 'boolean',
      oneOf: [
        { const: true, title: '自动续用' },
        { const: false, title: '不续用' },
      ],
    },
    { 'ui:widget': 'switch' },
    false,
  )

  it('has no value until it is touched, and shows its state in words', async () => {
    const form = renderForm(definition)
    expect(screen.getByText('未选择')).toBeTruthy()
    expect(form.data()).toEqual({})
    screen.getByRole('switch', { name: '内容' }).focus()
    await form.user.keyboard(' ')
    expect(screen.getByText('自动续用')).toBeTruthy()
    await form.user.keyboard(' ')
    expect(screen.getByText('不续用')).toBeTruthy()
    expect(form.data()).toEqual({ x: false })
    expect(form.messages()).toEqual([])
  })
})

describe('slider', () => {
  const definition = oneField(
    { type: 'integer', minimum: 10, maximum: 60, multipleOf: 5 },
    { 'ui:widget': 'slider', 'ui:unit': '%' },
  )

  it('has no value until it is moved, and says its value with the unit', () => {
    const form = renderForm(definition)
    const slider = screen.getByRole('slider', { name: '内容' })
    expect(slider).toMatchObject({ min: '10', max: '60', step: '5' })
    expect(slider.getAttribute('aria-valuetext')).toBe('未选择')
    expect(form.data()).toEqual({})
    expect(form.messages()).toEqual(['请选择内容'])
    fireEvent.change(slider, { target: { value: '30' } })
    expect(screen.getByText('30 %')).toBeTruthy()
    expect(form.data()).toEqual({ x: 30 })
  })

  it('chooses its beginning by a press there', async () => {
    const form = renderForm(definition)
    await form.user.click(screen.getByRole('slider', { name: '内容' }))
    expect(form.data()).toEqual({ x: 10 })
  })
})

describe('rating', () => {
  const definition = (isRequired: boolean) =>
    oneField({ type: 'integer', minimum: 1, maximum: 4 }, { 'ui:widget': 'rating' }, isRequired)

  it('has as many stars as the schema allows, each a radio button', async () => {
    const form = renderForm(definition(true))
    expect(form.messages()).toEqual(['请选择内容'])
    expect(screen.getByRole('radiogroup', { name: '内容' })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    await form.user.click(screen.getByRole('radio', { name: '3 分' }))
    expect(form.data()).toEqual({ x: 3 })
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(screen.queryByRole('button', { name: '清除内容' })).toBeNull()
  })

  it('can be cleared if it is optional', async () => {
    const form = renderForm(definition(false), { x: 2 })
    await form.user.click(screen.getByRole('button', { name: '清除内容' }))
    expect(form.data()).toEqual({})
  })
})

describe('radioCards', () => {
  it('names each option by its title, and describes it by its description', async () => {
    const form = renderForm(
      oneField({ type: 'string', oneOf: REPAYMENTS }, { 'ui:widget': 'radioCards' }),
    )
    expect(form.messages()).toEqual(['请选择内容'])
    const once = screen.getByRole('radio', { name: '到期还本' })
    expect(document.getElementById(once.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '到期日一次还清。',
    )
    await form.user.click(screen.getByText('到期日一次还清。'))
    expect(form.data()).toEqual({ x: 'once' })
  })

  it('can’t be changed in a read-only form', () => {
    renderForm(
      oneField({ type: 'string', oneOf: REPAYMENTS }, { 'ui:widget': 'radioCards' }),
      { x: 'once' },
      { readOnly: true },
    )
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio'))
      expect(radio.disabled).toBe(true)
  })
})

describe('checkboxCards', () => {
  it('stores the values in the order of the options', async () => {
    const form = renderForm(
      oneField(
        { type: 'array', uniqueItems: true, items: { type: 'string', oneOf: REPAYMENTS } },
        { 'ui:widget': 'checkboxCards' },
      ),
    )
    expect(form.messages()).toEqual(['请选择内容'])
    screen.getByRole('checkbox', { name: '按月付息' }).focus()
    await form.user.keyboard(' ')
    await form.user.click(screen.getByRole('checkbox', { name: '到期还本' }))
    expect(form.data()).toEqual({ x: ['once', 'monthly'] })
  })
})

describe('status', () => {
  const definition = oneField(
    { type: 'string', oneOf: [{ const: 'active', title: '存续' }] },
    { 'ui:widget': 'status', 'ui:tones': { active: 'success', toString: 'error' } },
  )
  const mark = () => document.querySelector<SVGElement>('output svg')?.dataset['icon']

  it('shows the title with a mark, without a control', () => {
    renderForm(definition, { x: 'active' })
    expect(screen.getByText('存续')).toBeTruthy()
    expect(mark()).toBe('done')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('shows an unknown value as it is', () => {
    renderForm(definition, { x: 'valueOf' })
    expect(screen.getByText('valueOf')).toBeTruthy()
    expect(mark()).toBe('none')
  })

  it('has no mark without a value', () => {
    renderForm(definition)
    expect(screen.getByText('未填写')).toBeTruthy()
    expect(mark()).toBeUndefined()
  })
})
