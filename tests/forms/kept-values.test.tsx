import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from './rendered-form.tsx'

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

describe('values that a change does not name', () => {
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
})
