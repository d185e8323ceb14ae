import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { reviewOf } from '#src/forms/review/review-entries.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { renderForm } from './rendered-form.tsx'

const plan = compileForm({
  schema: {
    type: 'object',
    properties: {
      company: { type: 'string', title: '企业名称' },
      contact: {
        type: 'object',
        title: '备用联系人',
        required: ['name', 'phone'],
        properties: {
          name: { type: 'string', title: '姓名' },
          phone: { type: 'string', title: '电话' },
        },
      },
    },
  },
  uiSchema: { contact: { 'ui:enableOptionalDataFieldForType': ['object'] } },
})

const render = async (data: unknown = {}) => {
  await preloadWidgets([plan])
  return renderForm(plan, data)
}

describe('a group that a customer may add', () => {
  it('is shown once it is added, and demands its members once one is filled in', async () => {
    const form = await render()
    expect(screen.queryByLabelText('姓名')).toBeNull()
    const add = screen.getByRole('button', { name: '添加备用联系人' })
    await userEvent.click(add)
    const name = await screen.findByLabelText('姓名')
    expect(name.getAttribute('aria-required')).toBe('true')
    const remove = screen.getByRole('button', { name: '移除备用联系人' })
    expect(document.activeElement).toBe(remove)
    expect(form.messages()).toEqual([])
    await userEvent.type(name, '韩雪')
    expect(form.data()).toMatchObject({ contact: { name: '韩雪' } })
    expect(form.messages()).toEqual(['请输入电话'])
  })

  it('is taken out, and added again as it was', async () => {
    const form = await render({ contact: { name: '韩雪', phone: '13800138000' } })
    await userEvent.click(screen.getByRole('button', { name: '移除备用联系人' }))
    expect(screen.queryByLabelText('姓名')).toBeNull()
    expect(form.data()).not.toHaveProperty('contact.name')
    expect(form.messages()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '添加备用联系人' }))
    expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('韩雪')
    expect(form.data()).toMatchObject({ contact: { name: '韩雪', phone: '13800138000' } })
  })

  it('may be each group of a form, but for one that says otherwise', async () => {
    const { schema } = plan
    const uiSchema = (own: object) => ({
      'ui:globalOptions': { enableOptionalDataFieldForType: ['object'], classNames: 'wide' },
      contact: own,
    })
    const all = compileForm({ schema, uiSchema: uiSchema({}) })
    await preloadWidgets([all])
    const form = renderForm(all)
    expect(form.messages()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '添加备用联系人' }))
    expect(await screen.findByLabelText('姓名')).toBeTruthy()
    form.unmount()
    const none = uiSchema({ 'ui:enableOptionalDataFieldForType': [] })
    const asked = renderForm({ schema, uiSchema: none }, { contact: {} })
    expect(screen.getByLabelText('姓名')).toBeTruthy()
    expect(asked.messages()).toEqual(['请输入姓名', '请输入电话'])
  })

  it('is one line of the review where it is absent', () => {
    const labels = (data: unknown) =>
      reviewOf(plan, data).entries.map((one) =>
        one.kind === 'value' ? one.label : [one.title, one.kind],
      )
    expect(labels({ contact: {} })).toEqual(['企业名称', '备用联系人'])
    expect(labels({ contact: { name: '韩雪' } })).toEqual(['企业名称', ['备用联系人', 'section']])
  })
})
