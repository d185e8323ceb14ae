import { describe, expect, it } from 'vitest'
import { benchForm, keysOf, typedKeys } from './fields.ts'

describe('benchForm', () => {
  it.each([30, 150, 600])('has 70% text fields among %i, and types into text fields', (n) => {
    const form = benchForm({ workload: 'flat', n })
    const fields = form.sections.flatMap((section) => section.fields)
    const texts = fields.filter(({ kind }) => kind === 'text').map(({ key }) => key)
    expect(fields).toHaveLength(n)
    expect(texts).toHaveLength(n * 0.7)
    expect(texts).toEqual(expect.arrayContaining(typedKeys(form)))
  })

  it('makes a table of 100 × 5', () => {
    const keys = keysOf(benchForm({ workload: 'array', n: 30 }))
    expect(keys).toHaveLength(500)
    expect(keys.at(-1)).toBe('rows.99.c4')
  })

  it('has 20 more fields under a condition', () => {
    const form = benchForm({ workload: 'cond', n: 30 })
    expect(keysOf(form)).toHaveLength(31)
    expect(form.condition?.fields.map(({ key }) => key)).toContain('d19')
  })
})
