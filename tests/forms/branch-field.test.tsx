import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { renderForm } from './rendered-form.tsx'

const PROPERTY = {
  title: '房产抵押',
  required: ['address'],
  properties: {
    address: { type: 'string', title: '房产地址' },
    currency: { type: 'string', title: '币种', default: '人民币' },
  },
}
const RECEIVABLE = {
  title: '应收账款质押',
  required: ['debtor'],
  properties: {
    debtor: { type: 'string', title: '付款人' },
    share: { type: 'string', title: '质押比例', default: '100' },
  },
}
const person = (kind: string, title: string, member: string, label: string) => ({
  title,
  required: ['kind', member],
  properties: {
    kind: { type: 'string', const: kind },
    [member]: { type: 'string', title: label },
  },
})
const PARTIES = [
  person('company', '企业', 'creditCode', '信用代码'),
  person('person', '个人', 'name', '姓名'),
]

/** Makes a form with one group that has branches, 担保方式. */
const branching = (branches: object, isRequired = true) => ({
  schema: {
    type: 'object',
    ...(isRequired && { required: ['security'] }),
    properties: { security: { type: 'object', title: '担保方式', ...branches } },
  },
})

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))
const select = () => screen.getByRole('combobox', { name: '请选择担保方式' })
const choose = async (form: ReturnType<typeof renderForm>, title: string) => {
  await form.user.click(select())
  await form.user.click(await screen.findByTitle(title))
}

describe('BranchField', () => {
  it('labels the selector, and shows the heading once', () => {
    renderForm(branching({ oneOf: [PROPERTY, RECEIVABLE] }))
    expect(select()).toBeTruthy()
    const group = screen.getByRole('group', { name: '担保方式' })
    expect(
      within(group)
        .getAllByRole('heading')
        .map((one) => one.textContent),
    ).toEqual(['担保方式'])
  })

  it.each(['oneOf', 'anyOf'])(
    'begins with no branch of %s selected, and none of their defaults',
    (keyword) => {
      const form = renderForm(branching({ [keyword]: [PROPERTY, RECEIVABLE] }))
      expect(screen.queryByLabelText('房产地址')).toBeNull()
      expect(screen.getByText('请选择')).toBeTruthy()
      expect(plain(form.data())).toEqual({ security: {} })
    },
  )

  it('reports a missing branch if one is required, and focuses the selector', async () => {
    const form = renderForm(branching({ oneOf: [PROPERTY, RECEIVABLE] }))
    expect(form.messages()).toEqual(['请选择担保方式'])
    expect(select().getAttribute('aria-invalid')).toBe('true')
    form.ask((handle) => handle.focusError(0))
    expect(document.activeElement).toBe(select())
    await choose(form, '应收账款质押')
    expect(screen.queryByText('请选择担保方式', { selector: 'p' })).toBeNull()
    expect(form.messages()).toEqual(['请输入付款人'])
  })

  it('requires a branch even if no member of a branch is required', async () => {
    const optional = [PROPERTY, RECEIVABLE].map(({ required: _, ...branch }) => branch)
    const form = renderForm(branching({ anyOf: optional }))
    expect(form.messages()).toEqual(['请选择担保方式'])
    await choose(form, '房产抵押')
    expect(form.messages()).toEqual([])
  })

  it('accepts an optional branch left open, and one that is cleared', async () => {
    const definition = branching({ oneOf: [PROPERTY, RECEIVABLE] }, false)
    const form = renderForm(definition)
    expect(form.messages()).toEqual([])
    expect(isFilledIn(definition.schema, form.data())).toBe(true)
    await choose(form, '房产抵押')
    expect(form.messages()).toEqual(['请输入房产地址'])
    await form.user.type(screen.getByLabelText('房产地址'), '星湖街 1 号')
    await form.user.click(document.querySelector('.ant-select-clear') as Element)
    expect(screen.queryByLabelText('房产地址')).toBeNull()
    expect(form.messages()).toEqual([])
    expect(isFilledIn(definition.schema, form.data())).toBe(true)
  })

  it('takes the defaults of the selected branch, and drops the values of the previous one', async () => {
    const form = renderForm(branching({ oneOf: [PROPERTY, RECEIVABLE] }))
    await choose(form, '房产抵押')
    await form.user.type(screen.getByLabelText('房产地址'), '星湖街 1 号')
    expect(plain(form.data())).toEqual({ security: { address: '星湖街 1 号', currency: '人民币' } })
    await choose(form, '应收账款质押')
    expect(screen.queryByLabelText('房产地址')).toBeNull()
    await form.user.type(screen.getByLabelText('付款人'), '海陵')
    expect(plain(form.data())).toEqual({ security: { debtor: '海陵', share: '100' } })
  })

  it('keeps the branch selected while its only value is retyped', async () => {
    const form = renderForm(branching({ oneOf: [PROPERTY, RECEIVABLE] }), {
      security: { debtor: '海陵' },
    })
    await form.user.clear(screen.getByLabelText('付款人'))
    form.data()
    await form.user.type(screen.getByLabelText('付款人'), '江城')
    expect(plain(form.data())).toMatchObject({ security: { debtor: '江城' } })
  })

  it('selects the branch that the data or the default matches', () => {
    renderForm(branching({ oneOf: [PROPERTY, RECEIVABLE] }), { security: { debtor: '海陵' } })
    expect(screen.getByLabelText('付款人')).toHaveProperty('value', '海陵')
    renderForm(
      branching({ oneOf: [PROPERTY, RECEIVABLE], default: { address: '星湖街' } }),
      {},
      { id: 'g' },
    )
    expect(screen.getByLabelText('房产地址')).toHaveProperty('value', '星湖街')
  })

  it('sets the discriminators when a branch is selected', async () => {
    const form = renderForm(branching({ oneOf: PARTIES }))
    await choose(form, '个人')
    expect(screen.queryByLabelText('kind')).toBeNull()
    await form.user.type(screen.getByLabelText('姓名'), '周岚')
    expect(plain(form.data())).toEqual({ security: { kind: 'person', name: '周岚' } })
    expect(form.messages()).toEqual([])
    await choose(form, '企业')
    expect(plain(form.data())).toEqual({ security: { kind: 'company' } })
    expect(form.messages()).toEqual(['请输入信用代码'])
  })

  it('leaves a checkbox unticked that the selected branch requires to be ticked', async () => {
    const consent = {
      title: '房产抵押',
      required: ['agreed'],
      properties: { agreed: { type: 'boolean', title: '授权', const: true } },
    }
    const form = renderForm(branching({ oneOf: [consent, RECEIVABLE] }))
    await choose(form, '房产抵押')
    expect(form.messages()).toEqual(['请勾选授权'])
  })

  it('shows no selector if another field determines the branch', async () => {
    const kind = {
      type: 'string',
      title: '身份',
      oneOf: [
        { const: 'company', title: '企业客户' },
        { const: 'person', title: '个人客户' },
      ],
    }
    const form = renderForm({
      schema: { type: 'object', required: ['kind'], properties: { kind }, oneOf: PARTIES },
    })
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
    expect(form.messages()).toEqual(['请选择身份'])
    await form.user.click(screen.getByRole('combobox', { name: '身份' }))
    await form.user.click(await screen.findByTitle('个人客户'))
    await form.user.type(screen.getByLabelText('姓名'), '周岚')
    expect(plain(form.data())).toEqual({ kind: 'person', name: '周岚' })
    expect(form.messages()).toEqual([])
  })

  it('shows a selector for the branches of the root', async () => {
    const form = renderForm({
      schema: {
        type: 'object',
        required: ['amount'],
        properties: { amount: { type: 'string', title: '金额' } },
        oneOf: [PROPERTY, RECEIVABLE],
      },
    })
    expect(form.messages().toSorted()).toEqual(['请输入金额', '请选择类型'])
    expect(screen.getAllByText('请选择类型', { selector: 'p' })).toHaveLength(1)
    await form.user.type(screen.getByLabelText('金额'), '10')
    await form.user.click(screen.getByRole('combobox', { name: '请选择类型' }))
    await form.user.click(await screen.findByTitle('应收账款质押'))
    expect(form.messages()).toEqual(['请输入付款人'])
    expect(plain(form.data())).toMatchObject({ amount: '10' })
  })

  it('shows no selector for branches that are mere conditions', () => {
    const form = renderForm({
      schema: {
        type: 'object',
        properties: {
          mobile: { type: 'string', title: '手机' },
          phone: { type: 'string', title: '座机' },
          note: { title: '备注', anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
        anyOf: [{ required: ['mobile'] }, { required: ['phone'] }],
      },
    })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('textbox', { name: '备注' })).toBeTruthy()
    expect(form.messages()).toEqual(['请至少填写手机、座机中的一项'])
  })

  it('selects the type of a single value', async () => {
    const form = renderForm({
      schema: {
        type: 'object',
        required: ['term'],
        properties: {
          term: {
            title: '期限',
            oneOf: [
              { type: 'integer', title: '月数' },
              { type: 'string', title: '到期日', format: 'date' },
            ],
          },
        },
      },
    })
    expect(form.messages()).toEqual(['请选择期限'])
    await form.user.click(screen.getByRole('combobox', { name: '请选择期限' }))
    await form.user.click(await screen.findByTitle('月数'))
    await form.user.type(screen.getByRole('textbox', { name: '期限' }), '12')
    expect(form.data()).toEqual({ term: 12 })
    expect(form.messages()).toEqual([])
  })

  it('shows its description once', () => {
    const definition = {
      ...branching({ oneOf: [PROPERTY, RECEIVABLE] }),
      uiSchema: { security: { 'ui:description': '任选其一' } },
    }
    renderForm(definition, { security: { debtor: '海陵' } })
    expect(screen.getAllByText('任选其一')).toHaveLength(1)
  })

  it('appears in a review by the name of the selected branch', () => {
    const definition = branching({ oneOf: PARTIES })
    render(
      <FormReview
        form={compileForm(definition)}
        data={{ security: { kind: 'person', name: '周岚' } }}
      />,
    )
    expect(screen.getByText('个人')).toBeTruthy()
    expect(screen.getByText('周岚')).toBeTruthy()
    expect(screen.queryByText('kind')).toBeNull()
  })

  it('is an empty value in a review before a branch is selected', () => {
    render(<FormReview form={compileForm(branching({ oneOf: PARTIES }))} data={{ security: {} }} />)
    expect(screen.queryByText('企业')).toBeNull()
  })
})
