import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from './rendered-form.tsx'
import { sampleContext } from './sample-context.ts'

const purpose = { type: 'string', title: '用途', enum: ['采购', '其他'] }
const row = (title: string) => ({
  type: 'object',
  title,
  properties: {
    kind: { type: 'string', title: `${title}类型`, enum: ['企业', '个人'] },
    name: { type: 'string', title: `${title}名称` },
  },
  if: { required: ['kind'], properties: { kind: { const: '企业' } } },
  then: { properties: { code: { type: 'string', title: `${title}信用代码` } } },
})
const tuple = {
  type: 'array',
  title: '当事人',
  items: [row('出质人'), row('质权人')],
  additionalItems: row('证人'),
}
const parties = [
  { kind: '企业', name: '海陵', code: '91' },
  { kind: '个人', name: '周岚' },
  { kind: '企业', name: '江城', code: '92' },
]
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))
const choose = async (form: ReturnType<typeof renderForm>, name: string, title: string) => {
  await form.user.click(screen.getByRole('combobox', { name }))
  const options = await screen.findAllByTitle(title)
  await form.user.click(options.at(-1) as Element)
}

describe('values that a change makes inapplicable', () => {
  it('keeps the rows of a tuple where a field of a row changes', async () => {
    const form = renderForm(
      { schema: { type: 'object', properties: { parties: tuple } } },
      { parties },
    )
    await choose(form, '出质人类型', '个人')
    expect(plain(form.data())).toEqual({
      parties: [{ ...parties[0], kind: '个人' }, ...parties.slice(1)],
    })
  })

  it('keeps the rows of a tuple where a condition of the form changes', async () => {
    const form = renderForm(
      {
        schema: {
          type: 'object',
          properties: { purpose, parties: tuple },
          if: { required: ['purpose'], properties: { purpose: { const: '其他' } } },
          then: { properties: { note: { type: 'string', title: '说明' } } },
        },
      },
      { purpose: '采购', parties },
    )
    await choose(form, '用途', '其他')
    expect(plain(form.data())).toEqual({ purpose: '其他', parties })
  })

  const conditional = {
    schema: {
      type: 'object',
      properties: { purpose, amount: { type: 'string', title: '金额' } },
      if: { required: ['purpose'], properties: { purpose: { const: '其他' } } },
      then: {
        properties: {
          note: { type: 'string', title: '说明' },
          rate: { type: 'string', title: '利率', default: '4.5' },
          contacts: {
            type: 'array',
            title: '联系人',
            items: { type: 'object', title: '联系人', properties: { name: { type: 'string' } } },
          },
        },
      },
    },
  }

  it('restores hidden fields when the change that hid them is taken back', async () => {
    const before = { purpose: '其他', note: '备用', rate: '4.5', contacts: [{ name: '周岚' }] }
    const form = renderForm(conditional, before)
    await choose(form, '用途', '采购')
    expect(plain(form.data())).toEqual({ purpose: '采购' })
    expect(screen.getByText('已保留 2 项暂不适用的内容，改回后会恢复').role).toBe('status')
    await form.user.type(screen.getByLabelText('金额'), '10')
    await choose(form, '用途', '其他')
    expect(screen.getByLabelText('说明')).toHaveProperty('value', '备用')
    expect(plain(form.data())).toEqual({ ...before, amount: '10' })
    expect(screen.queryByText(/已保留/)).toBeNull()
  })

  it('restores hidden fields after a reload of the page', async () => {
    const before = { purpose: '其他', note: '备用', rate: '4.5', contacts: [{ name: '周岚' }] }
    const aside = new Map<string, unknown>()
    const first = renderForm(conditional, before, { context: { ...sampleContext, aside } })
    await choose(first, '用途', '采购')
    const data = plain(first.data())
    first.unmount()
    const stored = new Map(Object.entries(plain(Object.fromEntries(aside)) as object))
    const form = renderForm(conditional, data, { context: { ...sampleContext, aside: stored } })
    expect(screen.getByText('已保留 2 项暂不适用的内容，改回后会恢复')).toBeTruthy()
    await choose(form, '用途', '其他')
    expect(plain(form.data())).toEqual(before)
  })

  it.each([
    { aside: '' },
    { aside: { values: [{}, null] } },
    { aside: { values: [{ path: ['note'], under: ['/x 1'], value: '旧' }] } },
  ])('ignores what is not its own in the storage: $aside', async ({ aside }) => {
    const context = { ...sampleContext, aside: new Map<string, unknown>([['f', aside]]) }
    const form = renderForm(conditional, { purpose: '采购' }, { context })
    await choose(form, '用途', '其他')
    expect(plain(form.data())).toEqual({ purpose: '其他', rate: '4.5' })
  })

  it('says nothing where no value of the customer is put aside', async () => {
    const form = renderForm(conditional, { purpose: '其他', rate: '4.5' })
    await choose(form, '用途', '采购')
    expect(screen.queryByText(/已保留/)).toBeNull()
  })

  it('restores the values of a branch that is selected again', async () => {
    const form = renderForm({
      schema: {
        type: 'object',
        properties: {
          security: {
            type: 'object',
            title: '担保方式',
            properties: { remark: { type: 'string', title: '备注' } },
            oneOf: [
              {
                title: '房产抵押',
                properties: {
                  address: { type: 'string', title: '地址' },
                  currency: { type: 'string', title: '币种', default: '人民币' },
                },
              },
              {
                title: '应收账款质押',
                properties: {
                  debtor: { type: 'string', title: '付款人' },
                  share: { type: 'string', title: '质押比例', default: '100' },
                },
              },
            ],
          },
        },
      },
    })
    await choose(form, '请选择担保方式', '房产抵押')
    await form.user.type(screen.getByLabelText('地址'), '星湖街 1 号')
    await choose(form, '请选择担保方式', '应收账款质押')
    expect(screen.getByText('已保留 1 项暂不适用的内容，改回后会恢复')).toBeTruthy()
    await form.user.type(screen.getByLabelText('备注'), '急')
    await form.user.clear(screen.getByLabelText('质押比例'))
    await form.user.type(screen.getByLabelText('质押比例'), '60')
    expect(plain(form.data())).toEqual({ security: { remark: '急', share: '60' } })
    await choose(form, '请选择担保方式', '房产抵押')
    expect(screen.getByLabelText('地址')).toHaveProperty('value', '星湖街 1 号')
    expect(plain(form.data())).toEqual({
      security: { remark: '急', address: '星湖街 1 号', currency: '人民币' },
    })
    await choose(form, '请选择担保方式', '应收账款质押')
    expect(plain(form.data())).toEqual({ security: { remark: '急', share: '60' } })
  })
})
