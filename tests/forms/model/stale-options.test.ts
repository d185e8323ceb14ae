import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { narrowedFields } from '#engine/form/option-fields.ts'
import { withoutStaleOptions } from '#src/forms/model/stale-options.ts'

const TEXT = { type: 'string' }
const within = (field: string) => ({
  'ui:widget': 'remoteSelect',
  'ui:options': { optionSource: 'region', within: { field } },
})
const PLACE = {
  type: 'object',
  properties: { district: TEXT, city: TEXT, province: TEXT, note: TEXT },
}
const UI = { district: within('city'), city: within('province') }
const fields = narrowedFields(
  compileForm({
    schema: {
      type: 'object',
      properties: { place: PLACE, places: { type: 'array', items: PLACE } },
    },
    uiSchema: { place: UI, places: { items: UI } },
  }),
)
const kept = (before: unknown, after: unknown) => withoutStaleOptions(fields, before, after)

const SHANGHAI = { province: '31', city: '3101', district: '310115' }
const HANGZHOU = { province: '33', city: '3301', district: '330106' }

describe('withoutStaleOptions', () => {
  it('removes options whose narrowing value has changed, and the options narrowed by those', () => {
    expect(kept({ place: SHANGHAI }, { place: { ...SHANGHAI, province: '33' } })).toEqual({
      data: { place: { province: '33' } },
      dropped: ['/place/city', '/place/district'],
    })
  })

  it('removes the option if the narrowing value is cleared or its field no longer applies', () => {
    const { province: _, ...others } = SHANGHAI
    expect(kept({ place: SHANGHAI }, { place: others }).data).toEqual({ place: {} })
  })

  it('returns the same data if another value has changed', () => {
    const after = { place: { ...SHANGHAI, note: 'x' }, places: [HANGZHOU] }
    expect(kept({ place: SHANGHAI }, after).data).toBe(after)
    const empty = { place: { ...SHANGHAI, province: undefined } }
    expect(kept({ place: { ...SHANGHAI, province: '' } }, empty).data).toBe(empty)
  })

  it('keeps an option that changed together with the narrowing value', () => {
    const after = { place: HANGZHOU }
    expect(kept({ place: SHANGHAI }, after).data).toBe(after)
  })

  it('changes one item of a list and no other', () => {
    const before = { places: [SHANGHAI, HANGZHOU] }
    const after = { places: [SHANGHAI, { ...HANGZHOU, city: '3302' }] }
    const { data, dropped } = kept(before, after)
    expect(data).toEqual({ places: [SHANGHAI, { province: '33', city: '3302' }] })
    expect((data as typeof before).places[0]).toBe(SHANGHAI)
    expect(dropped).toEqual(['/places/1/district'])
  })

  it.each([
    ['removed', [SHANGHAI, HANGZHOU], [HANGZHOU]],
    ['moved', [SHANGHAI, HANGZHOU], [HANGZHOU, SHANGHAI]],
    ['put before others', [SHANGHAI], [HANGZHOU, SHANGHAI]],
  ])('removes nothing from an item that is %s', (_, before, places) => {
    const after = { places }
    expect(kept({ places: before }, after).data).toBe(after)
  })

  it.each([[null], ['x'], [{ place: null, places: {} }], [{ places: [null, 5, []] }]])(
    'leaves %j as it is',
    (odd) => {
      expect(kept({ place: SHANGHAI }, odd).data).toBe(odd)
      expect(kept(odd, { place: SHANGHAI }).dropped).toEqual([])
    },
  )
})
