import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { oneField } from '../one-field.ts'
import { renderForm } from '../rendered-form.tsx'
import { formOfCase } from './read-case.ts'

const enter = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

const text = (title: string) => ({ type: 'string', title })

const contact = (keywords: object) => ({
  schema: {
    type: 'object',
    properties: { tel: text('电话'), mail: text('邮箱'), fax: text('传真') },
    ...keywords,
  },
})

const EACH = ['tel', 'mail', 'fax'].map((name) => ({ required: [name] }))

describe('the message for alternatives', () => {
  it('names the fields of which one is asked for, and goes when one is filled in', () => {
    const form = renderForm(formOfCase('27'))
    expect(form.messages()).toEqual(['请至少填写电话、邮箱、传真中的一项'])
    enter('传真', '021-1')
    expect(form.messages()).toEqual([])
  })

  it('names the fields of which one only is asked for', () => {
    const form = renderForm(contact({ oneOf: EACH }))
    expect(form.messages()).toEqual(['请填写电话、邮箱、传真中的一项'])
    enter('传真', '021-1')
    expect(form.messages()).toEqual([])
    enter('邮箱', 'a@example.com')
    expect(form.check()).toMatchObject([
      { pointer: '/mail', message: '邮箱、传真只能填写其中一项，请清空其余的' },
    ])
  })

  it('names the fields of an alternative together', () => {
    const both = { anyOf: [{ required: ['tel', 'fax'] }, { required: ['mail'] }] }
    expect(renderForm(contact(both)).messages()).toEqual(['请至少填写电话和传真、邮箱中的一项'])
  })

  it('is one for each row of a list', () => {
    const { schema } = contact({ anyOf: EACH })
    const rows = { type: 'array', title: '联系人', items: schema }
    const form = renderForm(
      { schema: { type: 'object', properties: { rows } } },
      { rows: [{}, {}] },
    )
    expect(form.check()).toMatchObject(
      [0, 1].map((row) => ({
        pointer: `/rows/${row}/tel`,
        message: '请至少填写电话、邮箱、传真中的一项',
      })),
    )
  })

  it('names the ways in which a text may be spelled', () => {
    const anyOf = [{ format: 'mobile' }, { format: 'email' }]
    const form = renderForm(oneField({ type: 'string', title: '联系方式', anyOf }), { x: 'abc' })
    expect(form.messages()).toEqual([expect.stringMatching(/^请.*手机号，或.*邮箱/)])
  })
})

describe('the message for a value that is asked for, or not allowed', () => {
  it('names the fields that exclude each other', () => {
    const form = renderForm(contact({ not: { required: ['tel', 'fax'] } }), { tel: '1', fax: '2' })
    expect(form.messages()).toEqual(['电话、传真不能同时填写，请清空其中一项'])
  })

  it('names it', () => {
    expect(renderForm(formOfCase('14')).messages().at(-1)).toBe('标签至少要有一项是“必”')
    const use = { type: 'string', title: '用途' }
    for (const not of [
      { enum: ['炒股', '购房'] },
      { anyOf: [{ const: '炒股' }, { const: '购房' }] },
    ]) {
      const form = renderForm(oneField({ ...use, not }), { x: '炒股' })
      expect(form.messages()).toEqual(['用途不能是“炒股”或“购房”'])
      form.unmount()
    }
  })
})

describe('the message for equal items', () => {
  it('names their places', () => {
    const form = renderForm(formOfCase('14'))
    expect(form.messages().slice(0, 2)).toEqual([
      '合同号的第 1、2 项相同，请修改',
      '股东的第 1、2 项相同，请修改',
    ])
  })
})
