import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from '../rendered-form.tsx'

describe('ui:enumNames', () => {
  it.each([
    ['a list', ['小型', '大型']],
    ['an object', { large: '大型', small: '小型' }],
  ])('names options by %s', (_, names) => {
    renderForm({
      schema: {
        type: 'object',
        properties: { scale: { type: 'string', title: '规模', enum: ['small', 'large'] } },
      },
      uiSchema: { scale: { 'ui:widget': 'radio', 'ui:enumNames': names } },
    })
    expect(screen.getByLabelText('小型')).toHaveProperty('value', '0')
    expect(screen.getByLabelText('大型')).toHaveProperty('value', '1')
  })

  it('shows an option without a name by its value, whatever it is called', () => {
    renderForm({
      schema: {
        type: 'object',
        properties: { a: { type: 'string', title: '项', enum: ['toString', 'b'] } },
      },
      uiSchema: { a: { 'ui:widget': 'radio', 'ui:enumNames': { b: '乙' } } },
    })
    expect(screen.getByLabelText('toString')).toBeTruthy()
    expect(screen.getByLabelText('乙')).toBeTruthy()
  })
})
