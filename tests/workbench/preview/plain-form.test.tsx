import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import type { PlanForm } from '#engine/process/plan.ts'
import { groups } from '#src/workbench/gallery/specimens/groups.ts'
import { definitionOf } from '#src/workbench/gallery/states.ts'
import { PlainForm } from '#src/workbench/preview/plain-form.tsx'

const plainForm = (definition: FormDefinition, data = new Map<string, unknown>()) => (
  <PlainForm form={{ id: 'f', plan: compileForm(definition) } as PlanForm} data={data} />
)

describe('a form as rjsf alone renders it', () => {
  it.each(
    groups.flatMap(({ specimens }) =>
      Object.entries(specimens).map(([name, specimen]) => ({ name, specimen })),
    ),
  )('shows the specimen $name', ({ specimen }) => {
    expect(renderToStaticMarkup(plainForm(definitionOf(specimen)))).toContain('<form')
  })

  it('names the widgets that are the portal’s own, and shows their fields by their type', () => {
    render(
      plainForm({
        schema: {
          type: 'object',
          properties: {
            price: { type: 'string', title: '单价' },
            about: { type: 'string', title: '说明' },
          },
        },
        uiSchema: {
          price: { 'ui:widget': 'money' },
          about: { 'ui:options': { widget: 'textarea' } },
        },
      }),
    )
    expect(screen.getByText(/以它的默认控件显示：money$/)).toBeTruthy()
    expect(screen.getByLabelText('单价')).toMatchObject({ tagName: 'INPUT', type: 'text' })
    expect(screen.getByLabelText('说明')).toMatchObject({ tagName: 'TEXTAREA' })
  })

  it.each(['OneOfField', 'SchemaField', 'ObjectField'])(
    'shows a group and a form that name %s, which would render itself in itself',
    (field) => {
      const name = { type: 'string', title: '名称' }
      const group = {
        type: 'object',
        properties: { name },
        oneOf: [{ title: '甲' }, { title: '乙' }],
      }
      const html = renderToStaticMarkup(
        plainForm({
          schema: { type: 'object', properties: { group } },
          uiSchema: { 'ui:field': field, group: { 'ui:options': { field } } },
        }),
      )
      expect(html).toContain('名称')
    },
  )

  it('begins with the values that were filled in beside it', () => {
    render(
      plainForm(
        { schema: { type: 'object', properties: { name: { type: 'string', title: '名称' } } } },
        new Map([['f', { name: '海陵精密' }]]),
      ),
    )
    expect(screen.getByLabelText('名称')).toMatchObject({ value: '海陵精密' })
  })
})
