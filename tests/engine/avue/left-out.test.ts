import { describe, expect, it } from 'vitest'
import { convert } from './convert-column.ts'

describe('reportLeftOut', () => {
  it.each([
    'control',
    'change',
    'click',
    'focus',
    'blur',
    'event',
    'formatter',
    'render',
    'dicFormatter',
    'lazyLoad',
    'bind',
    'somethingNew',
  ])('reports %s as not carried over, at its pointer', (name) => {
    const { diagnostics } = convert({ [name]: '() => { globalThis.pwned = true }' })
    expect(diagnostics).toMatchObject([
      { code: 'avue-not-carried-over', pointer: `/column/0/${name}` },
    ])
    expect(diagnostics[0]?.detail).toContain(name)
    expect(globalThis).not.toHaveProperty('pwned')
  })
})
