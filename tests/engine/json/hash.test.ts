import { describe, expect, it } from 'vitest'
import { hashOf } from '#engine/json/hash.ts'

describe('hashOf', () => {
  it('differs for different definitions, and is equal for equal ones', () => {
    const titled = (title: string) => ({ type: 'object', title })
    expect(hashOf(titled('甲'))).toBe(hashOf(titled('甲')))
    expect(hashOf(titled('甲'))).not.toBe(hashOf(titled('乙')))
  })
})
