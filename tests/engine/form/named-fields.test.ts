import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { namedFields, titleAt } from '#engine/form/named-fields.ts'

const text = (title?: string) => ({ type: 'string', ...(title && { title }) })

const form = compileForm({
  schema: {
    type: 'object',
    properties: {
      name: text('企业名称'),
      code: text(),
      contact: {
        type: 'object',
        title: '联系人',
        properties: { phone: text('电话'), 'a/b': text('备用'), site: text() },
      },
      plain: { type: 'object', properties: { city: text('城市') } },
      invoices: {
        type: 'array',
        title: '发票',
        items: { type: 'object', properties: { amount: text('金额') } },
      },
    },
    if: { properties: { name: { const: 'x' } } },
    then: { properties: { contact: { properties: { phone: text('电话') } } } },
  },
})

describe('the fields that a sentence can name', () => {
  it('are those with a title, members of groups too, items of lists by their list, each once', () => {
    expect(namedFields(form).map(({ pointer, title }) => [pointer, title])).toEqual([
      ['/name', '企业名称'],
      ['/contact', '联系人'],
      ['/contact/phone', '联系人 · 电话'],
      ['/contact/a~1b', '联系人 · 备用'],
      ['/plain/city', '城市'],
      ['/invoices', '发票'],
    ])
  })

  it('have their titles at a pointer, and none where it leads nowhere', () => {
    expect(titleAt(form.root, '/contact/a~1b')).toBe('联系人 · 备用')
    expect(titleAt(form.root, '')).toBe('')
    expect(titleAt(form.root, '/unknown')).toBe('')
  })
})
