import { describe, expect, it } from 'vitest'
import { layoutGridOf } from '#engine/language/layout-grid.ts'
import { validOptionsOf, wrongOption } from '#engine/widgets/options.ts'

describe('layoutGridOf', () => {
  it('reads rows and columns, with or without measures', () => {
    const grid = {
      'ui:row': {
        gutter: 8,
        children: [
          { 'ui:col': { span: 8, children: ['name', 'address.city'] } },
          { 'ui:columns': { xs: 24, md: 8, children: ['phone'] } },
        ],
      },
    }
    expect(layoutGridOf(grid)).toEqual(grid)
    expect(layoutGridOf({ 'ui:row': [{ 'ui:col': ['name'] }] })).toEqual({
      'ui:row': { children: [{ 'ui:col': { children: ['name'] } }] },
    })
  })

  it('reads a condition on a value', () => {
    const condition = { field: 'kind', operator: 'some', value: ['a', 'b'], children: ['name'] }
    const grid = { 'ui:row': { children: [{ 'ui:condition': condition }] } }
    expect(layoutGridOf(grid)).toEqual(grid)
  })

  it('leaves out the design of a page, renderers, and what would reach into the portal', () => {
    const grid = {
      'ui:row': {
        className: 'row',
        style: { position: 'fixed' },
        dangerouslySetInnerHTML: { __html: '<b>' },
        span: '12',
        children: [
          { name: 'name', compiled: {}, render: 'Button', widget: 'color' },
          { render: 'Button' },
          '__proto__.a',
          'a..b',
          '',
          7,
          null,
          { 'ui:col': 'name' },
          { 'ui:condition': { operator: 'all', children: ['name'] } },
          { 'ui:condition': { field: 'constructor', children: ['name'] } },
        ],
      },
    }
    expect(layoutGridOf(grid)).toEqual({ 'ui:row': { children: ['name'] } })
  })

  it.each([[undefined], ['name'], [[]], [{}], [{ name: 'name' }], [{ 'ui:row': 'name' }]])(
    'is none of %j',
    (value) => expect(layoutGridOf(value)).toBeUndefined(),
  )

  it('is an option of a uiSchema, refused where it is none', () => {
    const grid = { 'ui:row': { children: ['name'] } }
    expect(wrongOption('layoutGrid', grid)).toBeUndefined()
    expect(wrongOption('layoutGrid', { 'ui:rows': [] })).toContain('“layoutGrid”应为 rjsf 的网格')
    expect(validOptionsOf({ 'ui:layoutGrid': { ...grid, style: {} } })).toEqual({
      layoutGrid: grid,
    })
    expect(validOptionsOf({ 'ui:layoutGrid': [] })).toEqual({})
  })
})
