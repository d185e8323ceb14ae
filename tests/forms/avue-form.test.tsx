import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { convertAvue } from '#engine/avue/convert-avue.ts'
import { fromWire, toWire } from '#engine/form/wire.ts'
import { renderForm } from './rendered-form.tsx'

const FOLDER = 'tests/engine/avue/options'
const formOf = (name: string) =>
  convertAvue(
    JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as object as Record<string, unknown>,
  ).form

describe('a form converted from an Avue option', () => {
  it.each([
    'company-info',
    'bank-account',
    'contacts',
    'licences',
    'groups',
    'rules',
    'other-types',
  ])('shows every field of %s', async (name) => {
    const form = formOf(name)
    renderForm(form)
    const text = () => document.body.textContent
    for (const [prop, field] of Object.entries(
      form.schema.properties as Record<string, { title: string }>,
    )) {
      const ui = form.uiSchema[prop] as Record<string, unknown>
      if (ui['ui:widget'] === 'hidden') continue
      await waitFor(() => expect(text()).toContain(field.title))
    }
    expect(text()).not.toContain('该表单暂时无法显示')
  })

  it('shows a message instead of a field that can’t be rendered, in its tab', async () => {
    const { user } = renderForm(formOf('groups'))
    await user.click(screen.getByRole('tab', { name: '担保' }))
    const group = screen.getByRole('tabpanel', { name: '担保' })
    within(group).getByText('抵押物')
    expect(within(group).getAllByText('此项暂时无法显示')).toHaveLength(2)
    expect(screen.queryByText('内部')).toBeNull()
  })

  it('keeps the value of a field that can’t be rendered', async () => {
    const collateral = [{ name: '厂房' }]
    const { user, data } = renderForm(formOf('groups'), { collateral })
    await user.type(screen.getByLabelText(/^申请人/), '示例公司')
    expect(data()).toMatchObject({ collateral, applicant: '示例公司', channel: 'portal' })
  })

  it('converts to and from the wire form that Avue saved', async () => {
    const form = formOf('groups')
    const saved = {
      applicant: '示例公司',
      purposes: 'stock',
      period: ['2026-11-20 00:00:00', '2026-12-20 00:00:00'],
    }
    const { user, data } = renderForm(form, fromWire(compileForm(form), saved))
    screen.getByRole('checkbox', { name: '采购', checked: true })
    await user.click(screen.getByRole('checkbox', { name: '其他' }))
    expect(toWire(compileForm(form), data())).toEqual({
      ...saved,
      purposes: 'stock,other',
      channel: 'portal',
    })
  })

  it('saves times and paths in the format of the option', async () => {
    const form = formOf('other-types')
    const saved = {
      meeting: '2026-11-20 09:30:00',
      hours: ['09:00', '18:00'],
      stocktaking: '2026-11-18',
      reminder: 1_795_138_200_000,
      industries: [['C', 'C39']],
    }
    const { user, data } = renderForm(form, fromWire(compileForm(form), saved))
    const shown = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
    expect(shown('预约时间')).toBe('2026-11-20 09:30')
    expect(shown('营业时间结束时间')).toBe('18:00')
    expect(shown('提醒时间')).toBe('2026-11-20 09:30')
    expect(shown('盘点周')).toContain('2026年第47周')
    expect(screen.getByText('制造业 / 电子')).toBeTruthy()
    await user.clear(screen.getByLabelText('营业时间结束时间'))
    await user.type(screen.getByLabelText('营业时间结束时间'), '20:30')
    expect(toWire(compileForm(form), data())).toMatchObject({
      ...saved,
      hours: ['09:00', '20:30'],
      // The Monday of the same week: Avue may save any day of it.
      stocktaking: '2026-11-16',
    })
  })

  it('shows the message of the option for a missing value', () => {
    const rules = [{ required: true, message: '名称不能为空' }]
    const { messages } = renderForm(convertAvue({ column: [{ prop: 'name', rules }] }).form)
    expect(messages()).toEqual(['名称不能为空'])
  })

  it('shows the message of a rule of the option', async () => {
    const { user, messages } = renderForm(formOf('rules'))
    await user.type(screen.getByLabelText(/^客户编号/), 'C12')
    expect(messages()).toEqual(['请输入法定代表人', '客户编号为 8 位'])
  })
})
