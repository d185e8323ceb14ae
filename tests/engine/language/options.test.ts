import { describe, expect, it } from 'vitest'
import { validOptionsOf, wrongOption } from '#engine/widgets/options.ts'

/** The options of rjsf that reach into its parts or into the design of the page. */
const REFUSED = [
  'fieldReplacesAnyOrOneOf',
  'classNames',
  'className',
  'class',
  'style',
  'inputType',
  'rootFieldId',
  'optionsSchemaSelector',
  'enableMarkdownInDescription',
  'enableMarkdownInHelp',
  'definitions',
  'submitButtonOptions',
  'FieldTemplate',
  'OptionalDataControlsTemplate',
]

describe('an option of a uiSchema', () => {
  it.each(REFUSED)('“%s” is refused, and left out of the form', (name) => {
    const value = ['object']
    expect(wrongOption(name, value)).toBe(`“${name}”不能在定义中使用`)
    expect(validOptionsOf({ [`ui:${name}`]: value, 'ui:title': '地址' })).toEqual({ title: '地址' })
    expect(validOptionsOf({ 'ui:options': { [name]: value } })).toEqual({})
  })

  it("names fields and templates of rjsf's own, which the portal mostly has itself", () => {
    expect(wrongOption('field', 'StringField')).toBeUndefined()
    expect(wrongOption('field', 'geo')).toContain('“field”不能是其他应用的字段')
    expect(wrongOption('field', ['StringField'])).toContain('“field”不能是其他应用的字段')
    expect(wrongOption('ObjectFieldTemplate', 'ObjectFieldTemplate')).toBeUndefined()
    expect(wrongOption('ObjectFieldTemplate', 'Cards')).toContain('不能在定义中使用')
    expect(
      validOptionsOf({
        'ui:field': 'StringField',
        'ui:ObjectFieldTemplate': 'ObjectFieldTemplate',
        'ui:title': '甲',
      }),
    ).toEqual({ title: '甲' })
    for (const field of ['LayoutGridField', 'LayoutHeaderField'])
      expect(validOptionsOf({ 'ui:field': field })).toEqual({ field })
  })

  it.each([
    ['title', '甲', 1],
    ['readonly', true, 'true'],
    ['order', ['a', 'b'], ['a', 1]],
    ['enumDisabled', ['a'], 'a'],
    ['enumNames', { a: '甲' }, { a: 1 }],
  ])('“%s” has its type', (name, right, wrong) => {
    expect(wrongOption(name, right)).toBeUndefined()
    expect(wrongOption(name, wrong)).toContain(`“${name}”应为`)
  })

  it('is left out where it names no widget', () => {
    expect(validOptionsOf({ 'ui:widget': 'radio' })).toEqual({ widget: 'radio' })
    expect(validOptionsOf({ 'ui:widget': 'radoi' })).toEqual({})
  })

  it('orders every field once', () => {
    expect(validOptionsOf({ 'ui:order': ['a', 'b', 'a'] })).toEqual({ order: ['a', 'b', '*'] })
    expect(validOptionsOf({ 'ui:order': ['*', 'a'] })).toEqual({ order: ['*', 'a'] })
  })
})
