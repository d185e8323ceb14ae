import { describe, expect, it } from 'vitest'
import { benchForm, keysOf, typedKeys } from './fields.ts'

describe('benchForm', () => {
  it.each([30, 150, 600])('has 70% texts among %i fields, and types into texts', (n) => {
    const form = benchForm({ workload: 'flat', n })
    const fields = form.sections.flatMap((section) => section.fields)
    const texts = fields.filter(({ kind }) => kind === 'text').map(({ key }) => key)
    expect(fields).toHaveLength(n)
    expect(texts).toHaveLength(n * 0.7)
    expect(texts).toEqual(expect.arrayContaining(typedKeys(form)))
  })

  it('is a table of 100 × 5', () => {
    const keys = keysOf(benchForm({ workload: 'array', n: 30 }))
    expect(keys).toHaveLength(500)
    expect(keys.at(-1)).toBe('rows.99.c4')
  })

  it('shows 20 fields more on a condition', () => {
    const form = benchForm({ workload: 'cond', n: 30 })
    expect(keysOf(form)).toHaveLength(31)
    expect(form.condition?.fields.map(({ key }) => key)).toContain('d19')
  })
})
