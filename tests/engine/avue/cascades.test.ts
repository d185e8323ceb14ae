import { describe, expect, it } from 'vitest'
import { convertAvue } from '#engine/avue/convert-avue.ts'

const BELOW = '/api/blade-system/region/select?code={{key}}'
const province = { prop: 'province', type: 'select', dicUrl: '/blade-system/region/select' }
const city = { prop: 'city', type: 'select', dicUrl: BELOW }
const district = { prop: 'district', type: 'select', dicUrl: BELOW }

const withinOf = (...column: object[]) => {
  const { form, diagnostics } = convertAvue({ column })
  const within = Object.entries(form.uiSchema).flatMap(([name, ui]) => {
    const options = (ui as { 'ui:options'?: { within?: unknown } })['ui:options']
    return options?.within === undefined ? [] : [[name, options.within]]
  })
  return { within, diagnostics: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`) }
}

describe('withCascades', () => {
  it.each([
    ['cascader', { ...province, cascader: ['city'] }, { ...city, cascader: ['district'] }],
    ['cascaderItem', { ...province, cascaderItem: ['city', 'district'] }, city],
  ])('narrows %s by the column above', (_, upper, middle) => {
    expect(withinOf(upper, middle, district)).toEqual({
      within: [
        ['city', { field: 'province' }],
        ['district', { field: 'city' }],
      ],
      diagnostics: [],
    })
  })

  it('finds the column that a URL names', () => {
    const dicUrl = '/blade-system/region/lazy-tree?parentCode={{province}}'
    expect(withinOf(province, { ...city, dicUrl })).toEqual({
      within: [['city', { field: 'province' }]],
      diagnostics: [],
    })
  })

  it.each([
    ['no column', { ...province, prop: 'other' }],
    ['several codes', { ...province, multiple: true }],
    ['a way down', { ...province, type: 'cascader' }],
  ])('finds no column above for %s', (_, above) => {
    const dicUrl = '/blade-system/region/lazy-tree?parentCode={{province}}'
    expect(withinOf(above, { ...city, dicUrl }).diagnostics).toEqual([
      'avue-not-carried-over /column/1/dicUrl',
      'avue-unsupported /column/1',
    ])
  })

  it('reports a cascade whose child columns do not follow it', () => {
    const dicUrl = 'https://bank.example.com/branches?bank={{key}}'
    expect(withinOf({ ...province, cascader: ['city'] }, { ...city, dicUrl }).diagnostics).toEqual([
      'avue-not-carried-over /column/0/cascader',
      'avue-not-carried-over /column/1/dicUrl',
      'avue-unsupported /column/1',
    ])
  })
})
