import { describe, expect, it } from 'vitest'
import { isFilledIn } from '#engine/validation/condition.ts'
import { convert, itConverts, list, text, wire } from './convert-column.ts'

describe('dates and times', () => {
  itConverts([
    [
      { type: 'date', valueFormat: 'yyyy-MM-dd' },
      { ...text, format: 'date' },
    ],
    [
      { type: 'date', valueFormat: 'YYYY/MM/DD' },
      { ...text, format: 'date' },
      wire({ each: 'date', pattern: 'YYYY/MM/DD' }),
    ],
    [
      { type: 'month', valueFormat: 'YYYY-MM' },
      { ...text, format: 'month' },
    ],
    [
      { type: 'year', valueFormat: 'yyyy' },
      { ...text, format: 'year' },
    ],
    [
      { type: 'daterange', valueFormat: 'YYYY-MM-DD', dataType: 'string' },
      list({ ...text, format: 'date' }, { minItems: 2, maxItems: 2 }),
      { 'ui:widget': 'dateRange', ...wire({ as: 'joined' }) },
    ],
    [
      { type: 'dates', valueFormat: 'YYYY-MM-DD' },
      list({ ...text, format: 'date' }, { uniqueItems: true }),
    ],
    [
      { type: 'datetime', valueFormat: 'yyyy-MM-dd HH:mm:ss' },
      { ...text, format: 'datetime' },
    ],
    [
      { type: 'datetime', valueFormat: 'YYYY-MM-DD[T]HH:mm:ss' },
      { ...text, format: 'datetime' },
      wire({ each: 'datetime', pattern: 'YYYY-MM-DDTHH:mm:ss' }),
    ],
    [
      { type: 'datetime', valueFormat: 'timestamp' },
      { ...text, format: 'datetime' },
      wire({ each: 'datetime', pattern: 'x' }),
    ],
    [
      { type: 'datetime', valueFormat: 'YYYY-MM-DD' },
      { ...text, format: 'date' },
    ],
    [
      { type: 'month', valueFormat: 'YYYYMM' },
      { ...text, format: 'month' },
      wire({ each: 'month', pattern: 'YYYYMM' }),
    ],
    [
      { type: 'time', valueFormat: 'HH:mm:ss' },
      { ...text, format: 'time' },
    ],
    [
      { type: 'week', valueFormat: 'yyyy-MM-dd' },
      { ...text, format: 'week' },
      wire({ each: 'week', pattern: 'YYYY-MM-DD' }),
    ],
    [
      { type: 'datetimerange', valueFormat: 'YYYY-MM-DD HH:mm:ss' },
      list({ ...text, format: 'datetime' }, { minItems: 2, maxItems: 2 }),
      { 'ui:widget': 'dateRange' },
    ],
  ])

  it('has no seconds if none are saved', () => {
    const { schema, ui } = convert({ type: 'time', valueFormat: 'HH:mm' })
    expect(isFilledIn(object(schema), { a: '09:30:00' })).toBe(true)
    expect(isFilledIn(object(schema), { a: '09:30:15' })).toBe(false)
    expect(ui).toEqual({
      'ui:options': {
        patternMessage: '请填写到分，例如 09:30',
        wire: { each: 'time', pattern: 'HH:mm' },
      },
    })
  })

  it('converts a part of a date to a text with a pattern', () => {
    const { schema, ui } = convert({ type: 'date', valueFormat: 'MM-DD' })
    expect(isFilledIn(object(schema), { a: '11-20' })).toBe(true)
    expect(isFilledIn(object(schema), { a: '2026-11-20' })).toBe(false)
    expect(ui).toEqual({
      'ui:placeholder': '11-20',
      'ui:options': { patternMessage: '请按 11-20 的格式填写' },
    })
  })

  it.each([
    ['week', 'YYYY-ww'],
    ['week', 'x y'],
    ['time', 'x'],
    ['datetime', 'YYYY-MM-DD HH:mm:ss Z'],
    ['datetime', '((('],
  ])('refuses a %s that is saved as %s', (type, valueFormat) => {
    const { schema, diagnostics } = convert({ type, valueFormat })
    expect(schema).toEqual({})
    expect(diagnostics[0]?.detail).toContain(`valueFormat “${valueFormat}”没有对应的写法`)
  })

  it('reports the format of a value without valueFormat', () => {
    const { diagnostics } = convert({ type: 'week' })
    expect(diagnostics).toMatchObject([
      { code: 'avue-not-carried-over', detail: expect.stringContaining('YYYY-MM-DD') as string },
    ])
  })
})

const object = (a: object) => ({ type: 'object', required: ['a'], properties: { a } })
