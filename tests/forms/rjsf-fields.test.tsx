import standardFields from '@rjsf/core/lib/components/fields/index.js'
import standardTemplates from '@rjsf/core/lib/components/templates/index.js'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { wrongOption } from '#engine/widgets/options.ts'
import { RJSF_FIELDS } from '#engine/language/words.ts'
import { theme } from '#src/forms/rendering/theme.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { renderForm } from './rendered-form.tsx'

const SCHEMA = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: '名称' },
    amount: { type: 'number', title: '数量' },
    kind: { type: 'string', title: '种类' },
    address: { type: 'object', properties: { city: { type: 'string', title: '城市' } } },
  },
}

const render = async (uiSchema: Record<string, unknown>, schema: object = SCHEMA) => {
  const plan = compileForm({ schema: schema as typeof SCHEMA, uiSchema })
  await preloadWidgets([plan])
  return renderForm(plan)
}

const GRID = {
  'ui:field': 'LayoutGridField',
  'ui:layoutGrid': {
    'ui:row': [
      { 'ui:col': { span: 8, children: ['name', 'amount'] } },
      { 'ui:col': { span: 16, children: ['address.city'] } },
      {
        'ui:condition': {
          field: 'name',
          operator: 'all',
          value: '澄禾',
          children: [{ 'ui:col': ['kind'] }],
        },
      },
    ],
  },
}

describe("rjsf's standard fields", () => {
  it('are all known, and so are its templates', () => {
    expect([...RJSF_FIELDS].sort()).toEqual(Object.keys(standardFields()).sort())
    expect(Object.keys(theme.fields).sort()).toEqual(Object.keys(standardFields()).sort())
    for (const name of Object.keys(standardTemplates()).filter((one) => one !== 'ButtonTemplates'))
      expect(wrongOption(name, name), name).toBeUndefined()
  })

  it.each(RJSF_FIELDS)('a field that is called a %s takes a value', async (field) => {
    const form = await render({ name: { 'ui:field': field, 'ui:FieldTemplate': 'FieldTemplate' } })
    const input = screen.queryByLabelText('名称')
    if (field.startsWith('Layout')) return expect(screen.getByLabelText('数量')).toBeTruthy()
    await userEvent.type(input as HTMLElement, '澄禾')
    expect(form.data()).toMatchObject({ name: '澄禾' })
  })

  it('LayoutGridField lays the fields of a form out in rows and columns', async () => {
    const form = await render(GRID)
    const columnOf = (label: string) =>
      screen
        .getByLabelText(label)
        .closest('.ant-col')
        ?.className.match(/ant-col-\d+/)?.[0]
    expect(columnOf('名称')).toBe('ant-col-8')
    expect(columnOf('数量')).toBe('ant-col-8')
    expect(columnOf('城市')).toBe('ant-col-16')
    expect(screen.queryByLabelText('种类')).toBeNull()
    await userEvent.type(screen.getByLabelText('名称'), '澄禾')
    await userEvent.type(screen.getByLabelText('城市'), '苏州')
    await userEvent.type(await screen.findByLabelText('种类'), '甲')
    expect(form.data()).toEqual({ name: '澄禾', address: { city: '苏州' }, kind: '甲' })
  })

  it('LayoutGridField lays out the fields of one object among others', async () => {
    await render({
      address: {
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': { 'ui:row': [{ 'ui:col': { span: 6, children: ['city'] } }] },
      },
    })
    expect(screen.getByLabelText('城市').closest('.ant-col-6')).toBeTruthy()
    expect(screen.getByLabelText('名称').closest('.ant-col')).toBeNull()
  })

  it('LayoutGridField without a grid is the object', async () => {
    await render({ 'ui:field': 'LayoutGridField' })
    for (const label of ['名称', '数量', '城市']) expect(screen.getByLabelText(label)).toBeTruthy()
  })

  it('LayoutHeaderField is a title', async () => {
    await render({ name: { 'ui:field': 'LayoutHeaderField' } })
    expect(screen.getByText('名称')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: '名称' })).toBeNull()
  })
})
