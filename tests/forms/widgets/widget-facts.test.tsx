import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { WIDGETS, widgets, widgetsWith } from '#engine/widgets/widgets.ts'
import { errorWords } from '#src/forms/validation/error-words.ts'
import { renderForm } from '../rendered-form.tsx'

describe('the keyboard of a widget', () => {
  it.each(widgetsWith(({ keyboard }) => keyboard))('is that of a cell of a table: %s', (name) => {
    const { formats: [format] = [], keyboard, unit } = widgets[name]
    renderForm(
      {
        schema: {
          type: 'object',
          properties: {
            field: { type: 'string', title: '内容', format },
            rows: {
              type: 'array',
              title: '明细',
              items: {
                type: 'object',
                properties: { cell: { type: 'string', title: '一格', format } },
              },
            },
          },
        },
        uiSchema: { rows: { 'ui:widget': 'table' } },
      },
      { rows: [{}] },
    )
    const modes = screen.getAllByRole('textbox').map((input) => input.getAttribute('inputmode'))
    expect(modes).toEqual([keyboard, unit === undefined ? keyboard : 'decimal'])
  })
})

describe('the selector of branches', () => {
  it.each(WIDGETS)('is the named widget if that can be one, and a select otherwise: %s', (name) => {
    const { choosesBranches, isHidden } = widgets[name]
    if (isHidden) return
    const branch = (title: string) => ({ title, properties: { [title]: { type: 'string' } } })
    renderForm({
      schema: {
        type: 'object',
        properties: { a: { type: 'object', title: '方式', oneOf: [branch('甲'), branch('乙')] } },
      },
      uiSchema: { a: { 'ui:widget': name } },
    })
    expect(screen.queryAllByRole('radio')).toHaveLength(choosesBranches ? 2 : 0)
    expect(screen.queryAllByRole('combobox', { name: '请选择方式' })).toHaveLength(
      choosesBranches ? 0 : 1,
    )
  })
})

describe('the message of a required field', () => {
  it.each(WIDGETS)('asks for the fields that it follows from if it is only read: %s', (widget) => {
    const field = { label: '合计', widget, schema: {}, options: {}, isList: false }
    const words = errorWords({ path: [], keyword: 'required', params: {} }, field)
    const { isOnlyRead = false } = widgets[widget]
    expect(words === '合计还没有内容，请先填写与它有关的各项').toBe(isOnlyRead)
  })

  it.each(WIDGETS)('names the places of files if the widget has them: %s', (widget) => {
    const options = { places: ['人像面', '国徽面'] }
    const field = { label: '证件', widget, schema: {}, options, isList: false }
    const words = errorWords({ path: [], keyword: 'required', params: {} }, field)
    expect(words.includes('人像面和国徽面')).toBe(
      widgets[widget].options?.includes('places') ?? false,
    )
  })
})
