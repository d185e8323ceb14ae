import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormReview } from '#src/forms/form-review.tsx'
import { renderForm } from './rendered-form.tsx'

const text = (title: string) => ({ type: 'string', title })

describe('a form with headings over its flat fields', () => {
  const definition = {
    schema: {
      type: 'object',
      required: ['amount'],
      properties: { no: text('编号'), name: text('姓名'), amount: text('金额') },
    },
    uiSchema: {
      'ui:options': {
        sections: [
          { title: '基本信息', fields: ['name'] },
          { title: '融资需求', fields: ['amount'] },
        ],
      },
    },
  }

  it('names each group of fields, and keeps the data flat', async () => {
    const { user, data, messages } = renderForm(definition)
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(names).toEqual(['基本信息', '融资需求'])
    const group = screen.getByRole('group', { name: '融资需求' })
    expect(within(group).queryByLabelText('姓名')).toBeNull()
    expect(messages()).toEqual(['请输入金额'])
    await user.type(within(group).getByLabelText(/金额/), '100')
    expect(data()).toEqual({ amount: '100' })
  })

  it('is reviewed below the same headings', () => {
    render(<FormReview definition={definition} data={{ no: '1', name: '甲', amount: '100' }} />)
    const shown = document.body.textContent
    const order = ['编号', '1', '基本信息', '姓名', '甲', '融资需求', '金额', '100']
    expect(order.map((word) => shown.indexOf(word))).toEqual(
      order.map((word) => shown.indexOf(word)).toSorted((one, other) => one - other),
    )
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '基本信息',
      '融资需求',
    ])
  })
})
