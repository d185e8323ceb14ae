import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { renderForm } from './rendered-form.tsx'

const definition = {
  schema: {
    type: 'object',
    required: ['currency', 'name'],
    properties: {
      currency: { type: 'string', title: '币种', const: 'CNY' },
      rate: { type: 'number', title: '比例', const: 80 },
      name: { type: 'string', title: '名称' },
    },
    if: { required: ['name'] },
    then: { properties: { channel: { type: 'string', title: '渠道', const: '线上' } } },
  },
}
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

describe('a field with a single possible value', () => {
  it('is shown, not asked for, and handed in', async () => {
    const form = renderForm(definition)
    expect([input(/币种/).value, input(/比例/).value]).toEqual(['CNY', '80'])
    expect([input(/币种/).readOnly, input(/名称/).readOnly]).toEqual([true, false])
    expect(form.messages()).toEqual(['请输入名称'])
    await form.user.type(input(/名称/), '甲')
    expect(form.data()).toEqual({ currency: 'CNY', rate: 80, name: '甲', channel: '线上' })
    expect(form.messages()).toEqual([])
  })

  it('replaces what was saved for an earlier definition', () => {
    const form = renderForm(definition, { currency: 'USD', name: '甲' })
    expect(input(/币种/).value).toBe('CNY')
    expect(form.messages()).toEqual([])
  })

  it('has no link to change it in the review', () => {
    render(
      <FormReview
        form={compileForm(definition)}
        data={{ currency: 'CNY', rate: 80, name: '甲' }}
        onChange={vi.fn()}
      />,
    )
    expect(screen.getByText('CNY')).toBeTruthy()
    expect(
      screen.getAllByRole('button', { name: /修改/ }).map((one) => one.ariaLabel ?? one.title),
    ).toHaveLength(1)
  })

  it('is still asked for where it is a consent, and tells branches apart', async () => {
    const form = renderForm({
      schema: {
        type: 'object',
        required: ['agreed'],
        properties: {
          agreed: { type: 'boolean', title: '同意', const: true },
          party: {
            type: 'object',
            title: '当事方',
            oneOf: ['a', 'b'].map((kind) => ({
              title: kind,
              properties: { kind: { type: 'string', const: kind } },
            })),
          },
        },
      },
    })
    expect(form.data()).toEqual({ agreed: false })
    expect(form.check().map(({ pointer }) => pointer)).toEqual(['/agreed'])
  })
})
