import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { widgetsWith } from '#engine/widgets/widgets.ts'
import { oneField } from './one-field.ts'
import { renderForm } from './rendered-form.tsx'
import { sampleContext } from './sample-context.ts'

const context = {
  ...sampleContext,
  collected: { verifiedIdentity: { companyName: '苏州澄禾精密部件有限公司' } },
  sourceNames: { verifiedIdentity: '账户实名信息' },
}
const official = {
  ...context,
  sourceNames: { ...context.sourceNames, registry: '工商登记信息' },
  officialSources: ['/verifiedIdentity', '/registry/capital'],
}
const companyOf = (ui: object = {}) =>
  oneField({ type: 'string' }, { 'ui:options': { source: '/verifiedIdentity/companyName' }, ...ui })

describe('the note of a source', () => {
  it('says where a value comes from until the customer changes it', async () => {
    const { user, data } = renderForm(companyOf(), {}, { context })
    const field = screen.getByRole('textbox')
    expect(data()).toEqual({ x: '苏州澄禾精密部件有限公司' })
    expect(screen.getByText('来自账户实名信息')).toBeTruthy()
    await user.type(field, '（苏州）')
    await user.tab()
    expect(screen.queryByText('来自账户实名信息')).toBeNull()
  })

  it('is not shown for a value that the customer typed before', () => {
    renderForm(companyOf(), { x: '杭州知秋茶业有限公司' }, { context })
    expect(screen.queryByText('来自账户实名信息')).toBeNull()
  })

  it('marks a value that differs from an official record', async () => {
    const { user } = renderForm(companyOf(), {}, { context: official })
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), '杭州知秋茶业有限公司')
    await user.tab()
    expect(screen.getByText('与账户实名信息不符，登记为：苏州澄禾精密部件有限公司')).toBeTruthy()
  })

  it.each(widgetsWith(({ isCoded, types }) => isCoded && !types?.includes('array')))(
    'names no code of an official record that only its source can read: %s',
    (widget) => {
      const coded = oneField(
        { type: 'string' },
        { 'ui:widget': widget, 'ui:options': { source: '/registry/capital' } },
      )
      const known = { ...official, collected: { registry: { capital: '102100099996' } } }
      renderForm(coded, { x: '103100000026' }, { context: known })
      expect(screen.getByText('与工商登记信息不符')).toBeTruthy()
    },
  )

  it('takes a number and its text for the same', () => {
    const capital = oneField(
      { type: 'string', format: 'money' },
      { 'ui:options': { source: '/registry/capital', unit: '万元' } },
    )
    const known = { ...official, collected: { registry: { capital: 800 } } }
    renderForm(capital, { x: '800' }, { context: known })
    expect(screen.getByText('来自工商登记信息')).toBeTruthy()
  })

  it.each([
    ['a value that the customer only reads', { 'ui:widget': 'readonly' }, context],
    ['data without a name', {}, { ...context, sourceNames: {} }],
  ])('is not shown for %s', (_, ui, given) => {
    renderForm(companyOf(ui), {}, { context: given })
    expect(screen.queryByText(/来自/)).toBeNull()
  })
})
