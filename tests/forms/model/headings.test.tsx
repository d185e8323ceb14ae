import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { renderForm } from '../rendered-form.tsx'

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
    render(
      <FormReview form={compileForm(definition)} data={{ no: '1', name: '甲', amount: '100' }} />,
    )
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

describe('a form with its flat fields in tabs', () => {
  const definition = {
    schema: {
      type: 'object',
      required: ['name', 'amount'],
      properties: {
        no: text('编号'),
        name: text('姓名'),
        amount: text('金额'),
        bank: text('银行'),
      },
    },
    uiSchema: {
      'ui:options': {
        sections: [
          { tab: '基本信息', fields: ['name'] },
          { tab: '融资', title: '需求', fields: ['amount'] },
          { tab: '融资', title: '收款', fields: ['bank'] },
        ],
      },
    },
  }

  it('shows one tab, and fields without a tab above', async () => {
    const { user, data } = renderForm(definition)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '基本信息',
      '融资',
    ])
    const panel = screen.getByRole('tabpanel', { name: '基本信息' })
    expect(within(panel).queryByLabelText('编号')).toBeNull()
    const inView = () => screen.getAllByRole('textbox').map(({ id }) => id)
    expect(inView()).toEqual(['f_no', 'f_name'])
    await user.click(screen.getByRole('tab', { name: '融资' }))
    await user.type(screen.getByRole('textbox', { name: /^金额/ }), '100')
    expect(inView()).toEqual(['f_no', 'f_amount', 'f_bank'])
    within(screen.getByRole('group', { name: '收款' })).getByLabelText('银行')
    await user.click(screen.getByRole('tab', { name: '基本信息' }))
    expect(data()).toEqual({ amount: '100' })
  })

  it('marks the tab with an issue', () => {
    const { messages } = renderForm(definition)
    expect(messages()).toEqual(['请输入姓名', '请输入金额'])
    expect(screen.getByRole('tab', { name: '融资 1 处需修改' })).toBeTruthy()
  })

  it('is reviewed below the names of its tabs', () => {
    render(
      <FormReview form={compileForm(definition)} data={{ no: '1', name: '甲', amount: '100' }} />,
    )
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual(['基本信息', '融资', '需求', '收款'])
  })
})
