import { describe, expect, it } from 'vitest'
import { convert, itConverts, list, text, wire } from './convert-column.ts'

describe('moment', () => {
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
  ])

  it('asks for a moment as its valueFormat writes it', () => {
    const { schema, ui } = convert({ type: 'datetime', valueFormat: 'YYYY-MM-DD HH:mm:ss' })
    const pattern = new RegExp(String(schema.pattern), 'u')
    expect(pattern.test('2026-11-20 09:30:00')).toBe(true)
    expect(pattern.test('2026-11-20')).toBe(false)
    expect(ui).toEqual({
      'ui:placeholder': '2026-11-20 09:30:00',
      'ui:options': { patternMessage: '请按 2026-11-20 09:30:00 的格式填写' },
    })
  })
})
