import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkCells } from '#engine/lint/check-cells.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import { columnsOf } from '#src/forms/widgets/table/columns.ts'
import { renderForm } from '../../rendered-form.tsx'
import { sampleContext } from '../../sample-context.ts'

const tableOf = (properties: object) => {
  const form = compileForm({
    schema: {
      type: 'object',
      definitions: { day: { type: 'string', format: 'date' } },
      properties: {
        rows: { type: 'array', title: '明细', items: { type: 'object', properties } },
        note: { type: 'string', title: '备注' },
      },
    },
    uiSchema: { rows: { 'ui:widget': 'table' } },
  })
  const reported: string[] = []
  checkCells(form, '', (code, pointer, detail) => reported.push(`${code} ${pointer} ${detail}`))
  return { form, reported }
}

const number = { type: 'string', title: '发票号码' }
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('a column of a table whose value may be of several kinds', () => {
  it('is typed into where one of them is a text', async () => {
    const contact = {
      title: '联系方式',
      anyOf: [
        { type: 'string', format: 'mobile', title: '手机' },
        { type: 'string', format: 'email', title: '邮箱' },
        { type: 'number', title: '编号' },
      ],
    }
    const { form, reported } = tableOf({ number, contact })
    expect(reported).toEqual([])
    const page = renderForm(form, { rows: [{ contact: 'a@b.cn' }] })
    expect(cell('第 1 行 联系方式').value).toBe('a@b.cn')
    await page.user.clear(cell('第 1 行 联系方式'))
    await page.user.type(cell('第 1 行 联系方式'), '13800138000')
    expect(page.data()).toEqual({ rows: [{ contact: '13800138000' }] })
  })

  it.each<[string, object, string]>([
    ['kinds without a text', { anyOf: [{ type: 'number' }, { type: 'boolean' }] }, 'anyOf、oneOf'],
    [
      'groups',
      {
        oneOf: [
          { type: 'object', properties: { a: number } },
          { type: 'object', properties: { b: number } },
        ],
      },
      'type object',
    ],
    ['a group', { type: 'object', properties: { a: number } }, 'type object'],
    ['a list of texts', { type: 'array', items: { type: 'string' } }, 'type array'],
  ])('is a line with the reason for its author where it has %s', (_what, schema, reason) => {
    const { form, reported } = tableOf({ number, x: { title: '其他', ...schema } })
    expect(reported).toEqual([
      `not-showable /properties/rows/items/properties/x 表格中的 ${reason}`,
    ])
    const page = renderForm(form, { rows: [{ number: '1' }] })
    expect(cell('第 1 行 发票号码').value).toBe('1')
    expect(screen.queryByLabelText('第 1 行 其他')).toBeNull()
    expect(screen.getByText(`“其他”暂时无法显示（${reason}）`)).toBeTruthy()
    expect(cell('备注')).toBeTruthy()
    const { isForAuthors: _isForAuthors, ...context } = sampleContext
    page.change({ context })
    expect(screen.getByText('“其他”暂时无法显示')).toBeTruthy()
  })

  it.each<[string, object, string]>([
    [
      'options of one value each',
      {
        oneOf: [
          { enum: ['a'], title: '甲' },
          { enum: ['b'], title: '乙' },
        ],
      },
      'select',
    ],
    [
      'limits of options',
      { enum: ['a', 'b'], anyOf: [{ pattern: 'a' }, { pattern: 'b' }] },
      'select',
    ],
    ['limits of a text', { anyOf: [{ pattern: 'a' }, { pattern: 'b' }] }, 'typed'],
  ])('is none where the alternatives are %s', (_what, schema, kind) => {
    const { form, reported } = tableOf({ x: { type: 'string', title: '其他', ...schema } })
    expect(reported).toEqual([])
    const rows = form.fields.find(({ name }) => name === 'rows')
    expect(rows?.item && columnsOf(rows.item).map((column) => column.kind)).toEqual([kind])
  })

  it('has the cell of its only kind besides null', async () => {
    const { form } = tableOf({
      day: { title: '日期', anyOf: [{ $ref: '#/definitions/day' }, { type: 'null' }] },
    })
    const page = renderForm(form, { rows: [{}] })
    await page.user.type(cell('第 1 行 日期'), '2026/1/2')
    await page.user.tab()
    expect(page.data()).toEqual({ rows: [{ day: '2026-01-02' }] })
  })
})

describe('a column that is only read', () => {
  it('is text', () => {
    const { form } = tableOf({
      number: { ...number, readOnly: true },
      kind: { type: 'string', title: '类型', enum: ['专用'], readOnly: true },
    })
    renderForm(form, { rows: [{ number: '0012', kind: '专用' }] })
    const table = within(screen.getByRole('table'))
    expect(table.queryAllByRole('textbox')).toEqual([])
    expect(table.queryAllByRole('combobox')).toEqual([])
    expect(table.getByText('0012')).toBeTruthy()
    expect(table.getByText('专用')).toBeTruthy()
  })
})

describe('a column of lists of options', () => {
  it('offers the options of its items', async () => {
    const { form } = tableOf({
      kinds: {
        type: 'array',
        title: '类型',
        uniqueItems: true,
        items: { type: 'string', enum: ['专用', '普通'] },
      },
    })
    const page = renderForm(form, { rows: [{}] })
    await page.user.click(cell('第 1 行 类型'))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '专用',
      '普通',
    ])
  })
})
