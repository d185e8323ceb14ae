import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from '../rendered-form.tsx'
import { formOfCase } from './read-case.ts'

const optionsOf = async (form: ReturnType<typeof renderForm>, label: string) => {
  await form.user.click(screen.getByLabelText(label))
  const options = await screen.findAllByRole('option')
  await form.user.keyboard('{Escape}')
  return options.map(({ textContent }) => textContent)
}

describe('a required field that may be null', () => {
  it('can be left empty, and is not marked as required', () => {
    const form = renderForm(formOfCase('41'))
    expect(form.messages()).toEqual([])
    expect(screen.getByLabelText('曾用名').getAttribute('aria-required')).toBe('false')
  })

  it('can be emptied again', async () => {
    const form = renderForm(formOfCase('41'), { a: '星湖', b: 12 })
    for (const label of ['曾用名', '员工人数']) await form.user.clear(screen.getByLabelText(label))
    expect(form.messages()).toEqual([])
    expect(form.data()).toEqual({ a: undefined, b: undefined })
  })

  it('is shown empty where it is null', () => {
    const form = renderForm(formOfCase('10'), formOfCase('10').formData)
    expect(form.messages()).toEqual([])
    for (const label of ['可空文本', '必有可空', '可空日期'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
    expect(document.body.textContent).not.toContain('null')
  })
})

describe('the options of a field that may be null', () => {
  it.each([
    ['41', '等级', ['高', '低']],
    ['10', '可空选项', ['x', 'y']],
    ['10', '可空数', ['0', '1', '2']],
  ])('in case %s, %s, do not list null', async (number, label, options) => {
    const form = renderForm(formOfCase(number))
    expect(await optionsOf(form, label)).toEqual(options)
  })

  it('do not list null in a table', () => {
    const { properties } = formOfCase('41').schema as { properties: object }
    const rows = { type: 'array', title: '明细', items: { type: 'object', properties } }
    const form = { schema: { type: 'object', properties: { rows } } }
    renderForm({ ...form, uiSchema: { rows: { 'ui:widget': 'table' } } }, { rows: [{ a: '星湖' }] })
    const options = within(screen.getByRole('table')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['请选择', '高', '低'])
  })

  it('list null by its name', async () => {
    const { schema } = formOfCase('41')
    const form = renderForm({
      schema,
      uiSchema: { c: { 'ui:enumNames': ['高级', '低级', '无'] } },
    })
    expect(await optionsOf(form, '等级')).toEqual(['高级', '低级', '无'])
  })
})
