import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { renderForm } from './rendered-form.tsx'

const number = (title: string) => ({ type: 'number', title })

/** A form whose count is computed from a list. */
const counting = (computed: string) =>
  compileForm({
    schema: {
      type: 'object',
      properties: {
        goods: {
          type: 'array',
          title: '货物',
          items: { type: 'object', properties: { weight: number('重量') } },
        },
        count: number('数量'),
      },
    },
    uiSchema: { count: { 'ui:options': { computed } } },
  })

describe('a value that is computed from the length of a list', () => {
  it.each([
    ['size(goods)', 2],
    ['goods.size()', 2],
    ['size(goods.map(one, 1))', 2],
  ])('follows an item that is added: %s', async (computed, count) => {
    const { user, data } = renderForm(counting(computed), { goods: [{ weight: 1 }] })
    await screen.findByText('1')
    await user.click(screen.getByRole('button', { name: /添加/ }))
    expect(data()).toMatchObject({ count })
  })
})
