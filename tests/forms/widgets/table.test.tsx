import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from '../rendered-form.tsx'

const invoices = (limits: object = {}) => ({
  schema: {
    type: 'object',
    required: ['rows'],
    properties: {
      rows: {
        type: 'array',
        title: '发票明细',
        ...limits,
        items: {
          type: 'object',
          required: ['number', 'amount'],
          properties: {
            number: { type: 'string', title: '发票号码' },
            amount: { type: 'string', title: '金额', format: 'money' },
            kind: { type: 'string', title: '类型', enum: ['专用', '普通'] },
            issued: { type: 'string', title: '开票日期', format: 'date' },
            isPaid: { type: 'boolean', title: '已付' },
          },
        },
      },
      note: { type: 'string', title: '备注' },
    },
  },
  uiSchema: { rows: { 'ui:widget': 'table' } },
})

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const paste = (element: Element, text: string) =>
  fireEvent.paste(element, { clipboardData: { getData: () => text } })
const numbers = () =>
  screen.queryAllByLabelText<HTMLInputElement>(/行 发票号码$/).map(({ value }) => value)

describe('table', () => {
  it('is filled in cell by cell, each labelled by row and column', async () => {
    const form = renderForm(invoices(), { rows: [{}, {}] })
    await form.user.type(cell('第 2 行 金额'), '1,234.5')
    expect(form.data()).toEqual({ rows: [{}, { amount: '1234.5' }] })
    await form.user.tab()
    expect(cell('第 2 行 金额').value).toBe('1,234.5')
    await form.user.selectOptions(cell('第 2 行 类型'), '普通')
    await form.user.click(cell('第 1 行 已付'))
    await form.user.type(cell('第 1 行 开票日期'), '2026/11/2')
    await form.user.tab()
    expect(cell('第 1 行 开票日期').value).toBe('2026-11-02')
    expect(form.data()).toEqual({
      rows: [
        { isPaid: true, issued: '2026-11-02' },
        { amount: '1234.5', kind: '普通' },
      ],
    })
    expect(cell('第 2 行 金额')).toMatchObject({ id: 'f_rows_1_amount', name: 'f_rows_1_amount' })
  })

  it('keeps the values typed into two cells', async () => {
    const form = renderForm(invoices(), { rows: [{}, {}] })
    await form.user.type(cell('第 1 行 发票号码'), '甲')
    await form.user.type(cell('第 2 行 发票号码'), '乙')
    expect(form.data()).toEqual({ rows: [{ number: '甲' }, { number: '乙' }] })
    form.unmount()
    expect(form.onChange).toHaveBeenLastCalledWith({ rows: [{ number: '甲' }, { number: '乙' }] })
  })

  it('hands over a typed value when it is unmounted', async () => {
    const form = renderForm(invoices(), { rows: [{}, {}] })
    await form.user.type(cell('第 2 行 发票号码'), '乙')
    form.unmount()
    expect(form.onChange).toHaveBeenLastCalledWith({ rows: [{}, { number: '乙' }] })
  })

  it('shows an error at its cell until it is corrected, labelled by row and column', async () => {
    const form = renderForm(invoices(), { rows: [{ number: '1', amount: '2' }, { number: '2' }] })
    expect(form.check()).toEqual([
      {
        pointer: '/rows/1/amount',
        fieldId: 'f_rows_1_amount',
        label: '第 2 行 金额',
        message: '请输入第 2 行 金额',
      },
    ])
    const field = cell('第 2 行 金额')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('请输入第 2 行 金额')
    form.ask((handle) => handle.focusError(0))
    expect(document.activeElement).toBe(field)
    await form.user.type(field, '5')
    await form.user.tab()
    expect(screen.queryByText('请输入第 2 行 金额')).toBeNull()
  })

  it('requires rows, and focuses the first cell of an added one', async () => {
    const form = renderForm(invoices())
    expect(screen.getByText(/还没有内容/)).toBeTruthy()
    expect(form.messages()).toEqual(['请添加发票明细'])
    await form.user.click(screen.getByRole('button', { name: '添加一行：发票明细' }))
    expect(document.activeElement).toBe(cell('第 1 行 发票号码'))
    expect(screen.getByRole('status').textContent).toBe('已添加第 1 行')
  })

  it('has at most maxItems rows, and at least minItems', async () => {
    const form = renderForm(invoices({ minItems: 1, maxItems: 2 }), { rows: [{ number: '1' }] })
    expect(screen.getByRole('button', { name: '删除第 1 行' })).toHaveProperty('disabled', true)
    const add = screen.getByRole('button', { name: '添加一行：发票明细' })
    await form.user.click(add)
    expect(add).toHaveProperty('disabled', true)
    expect(screen.getByText('共 2 行，至少 1 行，最多 2 行')).toBeTruthy()
    await form.user.click(screen.getByRole('button', { name: '删除第 2 行' }))
    expect(form.data()).toEqual({ rows: [{ number: '1' }] })
  })

  it('removes a row, and restores it', async () => {
    const rows = [{ number: '1' }, { number: '2' }, { number: '3' }]
    const form = renderForm(invoices(), { rows })
    await form.user.click(screen.getByRole('button', { name: '删除第 2 行' }))
    expect(numbers()).toEqual(['1', '3'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('删除第 2 行')
    await form.user.click(screen.getByRole('button', { name: /撤\s*销/ }))
    expect(numbers()).toEqual(['1', '2', '3'])
    expect(form.data()).toEqual({ rows })
  })

  it('moves a row, and keeps the focus on it', async () => {
    const form = renderForm(invoices(), {
      rows: [{ number: '1' }, { number: '2' }, { number: '3' }],
    })
    await form.user.click(screen.getByRole('button', { name: '上移第 3 行' }))
    expect(numbers()).toEqual(['1', '3', '2'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('上移第 2 行')
    await form.user.keyboard('{Enter}')
    expect(numbers()).toEqual(['3', '1', '2'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('下移第 1 行')
  })

  it('is sorted by a column, ascending and descending', async () => {
    const form = renderForm(invoices(), {
      rows: [{ amount: '100' }, { amount: '20' }, { amount: '3' }],
    })
    const head = screen.getByRole('columnheader', { name: /金额/ })
    await form.user.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    expect(form.data()).toEqual({ rows: [{ amount: '3' }, { amount: '20' }, { amount: '100' }] })
    await form.user.click(within(head).getByRole('button'))
    expect(form.data()).toEqual({ rows: [{ amount: '100' }, { amount: '20' }, { amount: '3' }] })
    await form.user.type(cell('第 1 行 金额'), '5')
    await form.user.tab()
    expect(head.getAttribute('aria-sort')).toBeNull()
  })

  it('fills in cells of a spreadsheet, reports unreadable ones, and can undo it', async () => {
    const form = renderForm(invoices(), { rows: [{ number: '旧' }] })
    const first = cell('第 1 行 发票号码')
    await form.user.type(first, '写')
    paste(first, '001\t1,000.00\t普通\t2026/1/5\t是\n002\t2000\t其它\t2026/1/6\t否\n')
    expect(form.data()).toEqual({
      rows: [
        { number: '001', amount: '1000.00', kind: '普通', issued: '2026-01-05', isPaid: true },
        { number: '002', amount: '2000', issued: '2026-01-06', isPaid: false },
      ],
    })
    expect(screen.getByRole('status').textContent).toBe(
      '已粘贴 2 行，其中新增 1 行。1 处内容无法识别，请手工填写：第 2 行 类型“其它”。',
    )
    expect(first.value).toBe('001')
    await form.user.click(screen.getByRole('button', { name: /撤\s*销/ }))
    expect(form.data()).toEqual({ rows: [{ number: '旧写' }] })
  })

  it('skips read-only columns when cells are pasted', () => {
    const properties = {
      amount: { type: 'string', title: '金额', format: 'money' },
      bank: { type: 'string', title: '银行' },
      note: { type: 'string', title: '备注' },
    }
    const form = renderForm(
      {
        schema: {
          type: 'object',
          properties: {
            rows: { type: 'array', title: '账户', items: { type: 'object', properties } },
          },
        },
        uiSchema: { rows: { 'ui:widget': 'table', items: { bank: { 'ui:widget': 'readonly' } } } },
      },
      { rows: [{ bank: '工商银行' }] },
    )
    paste(cell('第 1 行 金额'), '5\t改掉\t好')
    expect(form.data()).toEqual({ rows: [{ amount: '5', bank: '工商银行', note: '好' }] })
    expect(screen.getByText('已粘贴 1 行。')).toBeTruthy()
  })

  it('leaves a single pasted text to its cell', () => {
    renderForm(invoices(), { rows: [{}] })
    expect(paste(cell('第 1 行 发票号码'), '只有一格')).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('fills an empty table from a spreadsheet', () => {
    const form = renderForm(invoices({ maxItems: 2 }))
    paste(
      screen.getByRole('button', { name: '添加一行：发票明细' }),
      '发票号码\t金额\n1\t2\n3\t4\n5\t6',
    )
    expect(form.data()).toEqual({
      rows: [
        { number: '1', amount: '2' },
        { number: '3', amount: '4' },
      ],
    })
    expect(screen.getByText(/最多 2 行，多出的 1 行没有粘贴/)).toBeTruthy()
  })

  it('is navigated with Enter and the arrow keys, without saving the step', () => {
    renderForm(invoices(), { rows: [{}, {}] })
    const first = cell('第 1 行 金额')
    act(() => first.focus())
    expect(fireEvent.keyDown(first, { key: 'Enter' })).toBe(false)
    expect(document.activeElement).toBe(cell('第 2 行 金额'))
    fireEvent.keyDown(cell('第 2 行 金额'), { key: 'ArrowUp' })
    expect(document.activeElement).toBe(first)
    expect(fireEvent.keyDown(cell('第 1 行 已付'), { key: 'Enter' })).toBe(false)
  })

  it('is a plain table in a read-only form', () => {
    renderForm(invoices(), { rows: [{ number: '1', amount: '1234.5' }] }, { readOnly: true })
    expect(screen.getByRole('cell', { name: /1,234.50 元/ })).toBeTruthy()
    expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull()
    expect(screen.queryByLabelText('第 1 行 金额')).toBeNull()
  })
})
