import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/setup/fail-on-console.ts'
import {
  applicationData,
  applicationForm,
} from '#src/workbench/gallery/specimens/application-form.ts'
import { holdPaint } from './hold-paint.ts'
import { renderForm } from './rendered-form.tsx'

const two = {
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '企业名称' },
      count: { type: 'integer', title: '员工人数', minimum: 1 },
    },
  },
}

describe('SchemaForm', () => {
  it('returns data that includes the drafts', async () => {
    const form = renderForm(two)
    await form.user.type(screen.getByLabelText('企业名称'), '海陵')
    expect(form.data()).toEqual({ name: '海陵' })
    expect(form.onChange).toHaveBeenLastCalledWith({ name: '海陵' })
  })

  it('hands over a typed value after the debounce', async () => {
    const form = renderForm(two)
    fireEvent.change(screen.getByLabelText('企业名称'), { target: { value: '海陵' } })
    expect(form.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(form.onChange).toHaveBeenCalledWith({ name: '海陵' }))
  })

  it('lets the next field be painted before it hands over what was typed', async () => {
    const paint = holdPaint()
    const form = renderForm(two)
    await form.user.type(screen.getByLabelText('企业名称'), '海陵')
    await userEvent.tab()
    // Longer than the debounce: that of the field was ended by leaving it.
    await delay(200)
    expect(form.onChange).not.toHaveBeenCalled()
    expect(form.data()).toEqual({ name: '海陵' })
    form.onChange.mockClear()
    await paint()
    expect(form.onChange).not.toHaveBeenCalled()
    expect(screen.getByLabelText('企业名称')).toHaveProperty('value', '海陵')
  })

  it('removes an item of a list with what was typed in another one, however soon', async () => {
    const people = {
      type: 'array',
      title: '联系人',
      items: { type: 'object', properties: { name: { type: 'string', title: '姓名' } } },
    }
    const form = renderForm(
      { schema: { type: 'object', properties: { people } } },
      { people: [{ name: '周岚' }, { name: '李望' }] },
    )
    holdPaint()
    await form.user.type(screen.getAllByLabelText('姓名')[1] as Element, '（财务）')
    await form.user.click(screen.getAllByRole('button', { name: /^删除/ })[0] as Element)
    expect(form.data()).toEqual({ people: [{ name: '李望（财务）' }] })
    expect(screen.getByLabelText('姓名')).toHaveProperty('value', '李望（财务）')
  })

  it('hands over a typed value when it is unmounted', async () => {
    const form = renderForm(two)
    await form.user.type(screen.getByLabelText('企业名称'), '海陵')
    form.unmount()
    expect(form.onChange).toHaveBeenCalledExactlyOnceWith({ name: '海陵' })
  })

  it('has what was typed before anything follows from it', async () => {
    const form = renderForm(two)
    await form.user.type(screen.getByLabelText('企业名称'), '海')
    form.ask((handle) => expect(handle.data()).toEqual({ name: '海' }))
    await form.user.clear(screen.getByLabelText('企业名称'))
    expect(
      Object.keys(form.data() as object),
      'an emptied field is told from one never saved',
    ).toEqual(['name'])
  })

  it('shows no error before it is checked, and then all in order', () => {
    const form = renderForm(two, { count: 0 })
    expect(screen.queryByText(/请/)).toBeNull()
    const errors = form.check()
    expect(errors).toEqual([
      { pointer: '/name', fieldId: 'f_name', label: '企业名称', message: '请输入企业名称' },
      { pointer: '/count', fieldId: 'f_count', label: '员工人数', message: '员工人数请不小于 1' },
    ])
    const name = screen.getByLabelText('企业名称')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(name.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('请输入企业名称')
  })

  it('removes an error when its field is corrected, and keeps the others', async () => {
    const form = renderForm(two, { count: 0 })
    form.check()
    await form.user.type(screen.getByLabelText('企业名称'), '海陵')
    await form.user.tab()
    expect(screen.queryByText('请输入企业名称')).toBeNull()
    expect(screen.getByText('员工人数请不小于 1')).toBeTruthy()
  })

  it('moves the focus to the field of an error', () => {
    const form = renderForm(two, { name: '海陵', count: 0 })
    form.check()
    form.ask((handle) => handle.focusError(0))
    expect(document.activeElement?.id).toBe('f_count')
  })

  it("shows the server's error until its field changes", async () => {
    const form = renderForm(two, { name: '海陵' })
    const refused = form.ask((handle) =>
      handle.refuse([
        { pointer: '/count', message: '员工人数与社保记录不符' },
        { pointer: '/name', message: '该企业已开通此产品' },
      ]),
    )
    expect(
      refused.map(({ label }) => label),
      'in the order of the fields',
    ).toEqual(['企业名称', '员工人数'])
    expect(screen.getByText('该企业已开通此产品')).toBeTruthy()
    await form.user.type(screen.getByLabelText('员工人数'), '5')
    await form.user.tab()
    expect(screen.getByText('该企业已开通此产品')).toBeTruthy()
    await form.user.type(screen.getByLabelText('企业名称'), '二')
    await form.user.tab()
    expect(screen.queryByText('该企业已开通此产品')).toBeNull()
  })

  it('starts again with other data and without errors', () => {
    const form = renderForm(two)
    form.check()
    form.ask((handle) => handle.reset({ name: '新' }))
    expect(screen.getByLabelText('企业名称')).toHaveProperty('value', '新')
    expect(screen.queryByText('请输入企业名称')).toBeNull()
  })

  it('fills an empty field from the collected data', () => {
    const form = renderForm({ ...two, uiSchema: { name: { 'ui:source': '/customer/name' } } })
    expect(form.data()).toEqual({ name: '海陵精密制造有限公司' })
  })

  it('shows and requires the fields of a condition that a selected option meets', async () => {
    const form = renderForm({
      schema: {
        type: 'object',
        properties: { purpose: { type: 'string', title: '用途', enum: ['采购', '其他'] } },
        if: { properties: { purpose: { const: '其他' } }, required: ['purpose'] },
        then: { properties: { note: { type: 'string', title: '说明' } }, required: ['note'] },
      },
      uiSchema: { purpose: { 'ui:widget': 'radio' } },
    })
    expect(screen.queryByLabelText('说明')).toBeNull()
    await form.user.click(screen.getByRole('radio', { name: '其他' }))
    expect(await screen.findByLabelText('说明')).toBeTruthy()
    expect(form.messages()).toEqual(['请输入说明'])
  })

  const long = {
    schema: {
      type: 'object',
      required: Array.from({ length: 48 }, (_, index) => `p${index}`),
      properties: Object.fromEntries(
        Array.from({ length: 48 }, (_, index) => [
          `p${index}`,
          { type: 'string', title: `字段${index}` },
        ]),
      ),
      if: { properties: { p0: { const: '是' } }, required: ['p0'] },
      then: { properties: { p47: { minLength: 3 } } },
    },
  }

  it('checks all of a long form, rendered or not', () => {
    const form = renderForm(long)
    expect(form.messages()).toHaveLength(48)
    expect(screen.getByLabelText('字段47').getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps the values typed in several sections of a long form', async () => {
    const form = renderForm(long)
    await form.user.type(await screen.findByLabelText('字段1'), '一')
    await form.user.type(await screen.findByLabelText('字段24'), '六')
    await form.user.type(await screen.findByLabelText('字段47'), '末')
    expect(form.data()).toEqual({ p1: '一', p24: '六', p47: '末' })
  })

  it('applies a condition to a field at the other end of a long form', async () => {
    const form = renderForm(long, { p47: '末' })
    await form.user.type(screen.getByLabelText('字段0'), '是')
    expect(form.messages()).toContain('字段47请至少输入 3 个字')
    expect(screen.getByLabelText('字段47')).toHaveProperty('value', '末')
  })

  describe('with expressions', () => {
    const loan = {
      schema: {
        type: 'object',
        required: ['amount', 'cost', 'fee'],
        properties: {
          amount: { type: 'string', title: '申请金额', format: 'money' },
          ceiling: { type: 'string', title: '自有上限', format: 'money' },
          cost: {
            type: 'object',
            title: '费用',
            required: ['total'],
            properties: { total: { type: 'string', title: '本金与费用', format: 'money' } },
          },
          fee: { type: 'string', title: '手续费', format: 'money' },
        },
      },
      uiSchema: {
        amount: {
          'ui:options': {
            rules: [{ holds: 'amount <= ceiling', message: '申请金额不能超过自有上限' }],
          },
        },
        fee: { 'ui:options': { computed: 'amount * 0.003' } },
        cost: { total: { 'ui:options': { computed: 'form.amount + form.fee' } } },
      },
    }

    it('shows and stores computed values, wherever their fields are', async () => {
      const form = renderForm(loan)
      await screen.findByText('手续费')
      expect(form.messages()).toEqual([
        '请输入申请金额',
        '本金与费用还没有内容，请先填写与它有关的各项',
        '手续费还没有内容，请先填写与它有关的各项',
      ])
      await form.user.type(screen.getByLabelText('申请金额'), '1000')
      await form.user.tab()
      expect(await screen.findByText('3.00 元')).toBeTruthy()
      expect(screen.getByText('1,003.00 元')).toBeTruthy()
      expect(screen.queryByText(/还没有内容/)).toBeNull()
      expect(form.data()).toEqual({ amount: '1000', fee: '3.00', cost: { total: '1003.00' } })
      expect(form.messages()).toEqual([])
    })

    it('focuses a computed field like any other', async () => {
      const form = renderForm(loan)
      await screen.findByText('手续费')
      form.ask((handle) => handle.focusField('/fee'))
      expect(document.activeElement?.textContent).toContain('手续费')
    })

    const dated = {
      schema: {
        type: 'object',
        properties: {
          day: { type: 'string', title: '申请日期', format: 'date' },
          name: { type: 'string', title: '名称' },
        },
      },
      uiSchema: { day: { 'ui:options': { computed: 'today()' } } },
    }

    it('computes with the day of the check, also on a page left open overnight', () => {
      vi.setSystemTime('2026-11-20T15:59:00Z')
      const form = renderForm(dated, { day: '2020-01-01', name: '海陵' })
      expect(form.data()).toEqual({ day: '2026-11-20', name: '海陵' })
      vi.setSystemTime('2026-11-20T16:01:00Z')
      expect(form.check()).toEqual([])
      expect(form.data()).toEqual({ day: '2026-11-21', name: '海陵' })
      expect(screen.getByLabelText('申请日期').textContent).toContain('2026-11-21')
      vi.useRealTimers()
    })

    it('computes nothing in a read-only form', () => {
      const form = renderForm(
        { ...dated, uiSchema: { ...dated.uiSchema, name: { 'ui:source': '/customer/name' } } },
        { day: '2020-01-01' },
        { readOnly: true },
      )
      expect(form.data()).toEqual({ day: '2020-01-01' })
      expect(screen.getByLabelText('申请日期').textContent).toContain('2020-01-01')
      expect(form.check()).toEqual([])
    })

    it('computes no hidden field, and does not apply its rules', async () => {
      const form = renderForm(
        {
          schema: {
            type: 'object',
            properties: {
              kind: { type: 'string', title: '方式', enum: ['信用', '保证'] },
              amount: { type: 'string', title: '金额', format: 'money' },
            },
            if: { properties: { kind: { const: '保证' } }, required: ['kind'] },
            then: {
              properties: {
                fee: { type: 'string', title: '担保费', format: 'money' },
                note: { type: 'string', title: '说明' },
              },
            },
          },
          uiSchema: {
            fee: { 'ui:options': { computed: 'amount * 0.01' } },
            note: { 'ui:options': { rules: [{ holds: 'has(self.note)', message: '请说明' }] } },
          },
        },
        { kind: '信用', amount: '100' },
      )
      expect(form.data()).toEqual({ kind: '信用', amount: '100' })
      expect(form.messages()).toEqual([])
      form.ask((handle) => handle.reset({ kind: '保证', amount: '100' }))
      expect(await screen.findByText('1.00 元')).toBeTruthy()
      expect(form.messages()).toEqual(['请说明'])
      form.ask((handle) => handle.reset({ kind: '信用', amount: '100', fee: '1.00' }))
      expect(form.data()).toEqual({ kind: '信用', amount: '100' })
    })

    it('shows the message of a broken rule until another field is corrected', async () => {
      const form = renderForm(loan, { amount: '1000', ceiling: '999.99' })
      await screen.findByText('3.00 元')
      expect(form.messages()).toEqual(['申请金额不能超过自有上限'])
      await form.user.clear(screen.getByLabelText('自有上限'))
      await form.user.type(screen.getByLabelText('自有上限'), '2000')
      await form.user.tab()
      expect(screen.queryByText('申请金额不能超过自有上限')).toBeNull()
      expect(form.messages()).toEqual([])
    })
  })

  it('selects no branch by itself, and fills in none of its constants', () => {
    const form = renderForm({
      schema: {
        type: 'object',
        properties: { agreed: { type: 'boolean', title: '授权', const: true } },
        required: ['agreed'],
      },
      uiSchema: { agreed: { 'ui:widget': 'consent' } },
    })
    expect(form.data()).not.toEqual({ agreed: true })
    expect(form.messages()).toEqual(['请阅读并同意授权'])
  })

  it('begins with boxes unticked, and with no value for yes/no questions', async () => {
    const yesOrNo = {
      type: 'boolean',
      oneOf: [
        { const: true, title: '有' },
        { const: false, title: '无' },
      ],
    }
    const form = renderForm({
      schema: {
        type: 'object',
        required: ['exports', 'pledged'],
        properties: {
          exports: { type: 'boolean', title: '有出口业务' },
          pledged: { ...yesOrNo, title: '对外担保' },
        },
      },
      uiSchema: { pledged: { 'ui:widget': 'radio' } },
    })
    expect(form.messages()).toEqual(['请选择对外担保'])
    await form.user.click(screen.getByRole('radio', { name: '无' }))
    expect(form.data()).toEqual({ exports: false, pledged: false })
    expect(form.messages()).toEqual([])
  })

  it('begins with an item if a list requires one', async () => {
    const form = renderForm({
      schema: {
        type: 'object',
        properties: {
          people: {
            type: 'array',
            title: '联系人',
            minItems: 1,
            items: {
              type: 'object',
              title: '联系人',
              required: ['name'],
              properties: { name: { type: 'string', title: '姓名' } },
            },
          },
        },
      },
    })
    expect(form.messages()).toEqual(['请输入姓名'])
    await form.user.type(screen.getByLabelText('姓名'), '周岚')
    expect(form.data()).toEqual({ people: [{ name: '周岚' }] })
    expect(screen.getByRole('button', { name: '删除联系人 1' })).toHaveProperty('disabled', true)
    await form.user.click(screen.getByRole('button', { name: '添加联系人' }))
    expect(form.messages()).toEqual(['请输入姓名'])
  })

  it('renders a field with an unknown widget', () => {
    renderForm({ ...two, uiSchema: { name: { 'ui:widget': 'hologram' } } })
    expect(screen.getByLabelText('企业名称')).toBeTruthy()
  })

  it('shows a message if it can’t be rendered, and is not valid', () => {
    const group = { type: 'object', $ref: '#/definitions/none' }
    const form = renderForm({ schema: { type: 'object', properties: { group } } })
    expect(screen.getByRole('alert').textContent).toContain('该表单暂时无法显示')
    expect(form.check()).toHaveLength(1)
    expectConsole('error', /./)
  })

  it('shows every widget, and accepts the sample values', async () => {
    const form = renderForm(applicationForm, applicationData)
    expect(form.check()).toEqual([])
    expect(form.data()).toEqual(applicationData)
    await screen.findByText('制造业')
  })

  it('can be read only', () => {
    renderForm(two, { name: '海陵' }, { readOnly: true })
    expect(screen.getByLabelText('企业名称')).toHaveProperty('readOnly', true)
  })

  it('does not render the other fields while the customer types into one', async () => {
    const rendered = vi.fn<() => void>()
    const properties = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `p${index}`,
        { type: 'string', title: `字段${index}` },
      ]),
    )
    const form = renderForm({ schema: { type: 'object', properties } })
    const observer = new MutationObserver(rendered)
    const other = document.getElementById('f_p9')?.parentElement
    if (other) observer.observe(other, { attributes: true, childList: true, subtree: true })
    await form.user.type(screen.getByLabelText('字段0'), 'abc')
    await form.user.tab()
    expect(form.data()).toEqual({ p0: 'abc' })
    expect(rendered).not.toHaveBeenCalled()
  })
})
