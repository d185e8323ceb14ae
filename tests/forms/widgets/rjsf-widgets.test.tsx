import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { RJSF_WIDGETS } from '#engine/widgets/widgets.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { renderForm } from '../rendered-form.tsx'

const BOOLEAN = { type: 'boolean' }
const TEXT = { type: 'string' }
const NUMBER = { type: 'number', minimum: 0, maximum: 10 }
const CHOICE = { type: 'string', enum: ['甲', '乙'] }
const CHOICES = { type: 'array', uniqueItems: true, items: CHOICE }

/** The names of rjsf 6 for each type of value (`getWidget` of @rjsf/utils), and of its components (@rjsf/core). */
const NAMES: readonly [name: string, schema: object, control: string][] = [
  ['checkbox', BOOLEAN, '[type=checkbox]'],
  ['radio', BOOLEAN, '[type=radio]'],
  ['select', BOOLEAN, '[role=combobox]'],
  ['hidden', BOOLEAN, ''],
  ['text', TEXT, 'input'],
  ['email', TEXT, 'input'],
  ['hostname', TEXT, 'input'],
  ['ipv4', TEXT, 'input'],
  ['ipv6', TEXT, 'input'],
  ['uri', TEXT, 'input'],
  ['radio', CHOICE, '[type=radio]'],
  ['select', CHOICE, '[role=combobox]'],
  ['textarea', TEXT, 'textarea'],
  ['hidden', TEXT, ''],
  ['date', TEXT, 'input'],
  ['datetime', TEXT, 'input'],
  ['date-time', TEXT, 'input[placeholder="年-月-日 时:分"]'],
  ['alt-date', TEXT, 'input[placeholder="年-月-日"]'],
  ['alt-datetime', TEXT, 'input[placeholder="年-月-日 时:分"]'],
  ['time', TEXT, 'input'],
  ['color', TEXT, '.ant-input[type=color]'],
  ['file', TEXT, '[type=file]'],
  ['text', NUMBER, 'input'],
  ['select', { type: 'number', enum: [1, 2] }, '[role=combobox]'],
  ['updown', NUMBER, 'input[role=spinbutton]'],
  ['range', NUMBER, 'input[type=range]'],
  ['radio', { type: 'integer', enum: [1, 2] }, '[type=radio]'],
  ['hidden', NUMBER, ''],
  ['select', CHOICES, '[role=combobox]'],
  ['checkboxes', CHOICES, '[type=checkbox]'],
  ['files', { type: 'array', items: TEXT }, '[type=file]'],
  ['AltDateWidget', TEXT, 'input[placeholder="年-月-日"]'],
  ['AltDateTimeWidget', TEXT, 'input[placeholder="年-月-日 时:分"]'],
  ['CheckboxWidget', BOOLEAN, '[type=checkbox]'],
  ['CheckboxesWidget', CHOICES, '[type=checkbox]'],
  ['ColorWidget', TEXT, '.ant-input[type=color]'],
  ['DateWidget', TEXT, 'input'],
  ['DateTimeWidget', TEXT, 'input[placeholder="年-月-日 时:分"]'],
  ['EmailWidget', TEXT, 'input'],
  ['FileWidget', TEXT, '[type=file]'],
  ['HiddenWidget', TEXT, ''],
  ['RadioWidget', CHOICE, '[type=radio]'],
  ['RangeWidget', NUMBER, 'input[type=range]'],
  ['RatingWidget', { type: 'integer', minimum: 1, maximum: 5 }, '[type=radio]'],
  ['SelectWidget', CHOICE, '[role=combobox]'],
  ['TextWidget', TEXT, 'input'],
  ['TextareaWidget', TEXT, 'textarea'],
  ['TimeWidget', TEXT, 'input'],
  ['UpDownWidget', NUMBER, 'input'],
  ['URLWidget', TEXT, 'input'],
]

const formOf = (schema: object, widget: string) =>
  compileForm({
    schema: { type: 'object', properties: { x: { title: '内容', ...schema } } },
    uiSchema: { x: { 'ui:widget': widget } },
  })

describe("rjsf's standard widgets", () => {
  it.each(NAMES)('%s is rendered for %o', async (widget, schema, control) => {
    const form = formOf(schema, widget)
    await preloadWidgets([form])
    renderForm(form)
    if (control)
      await waitFor(() =>
        expect(document.querySelector(control), document.body.innerHTML).toBeTruthy(),
      )
    else expect(document.querySelector('input:not([type=hidden]), textarea')).toBeNull()
  })

  it('are all in the table', () => {
    const tried = new Set(NAMES.map(([name]) => name))
    expect(Object.keys(RJSF_WIDGETS).filter((name) => !tried.has(name))).toEqual([])
  })

  it('store what is chosen', async () => {
    const plan = formOf(TEXT, 'color')
    await preloadWidgets([plan])
    const form = renderForm(plan)
    fireEvent.change(screen.getByLabelText('内容'), { target: { value: '#ff0000' } })
    expect(form.data()).toEqual({ x: '#ff0000' })
  })
})
