import { describe, expect, it } from 'vitest'
import { expectNoHarm, outcomes } from './check-payload.tsx'
import { PAYLOADS } from './payloads.ts'

describe('a hostile form', () => {
  it('has more than two hundred variants', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(200)
    expect(new Set(PAYLOADS.map(({ content }) => content)).size).toBeGreaterThanOrEqual(200)
  })

  it.each(PAYLOADS)('is refused or rendered without harm: $name', (payload) =>
    expectNoHarm(payload),
  )

  it('is rendered in more than a hundred variants', () => {
    console.info(`${PAYLOADS.length} payloads: ${JSON.stringify(outcomes)}`)
    expect(outcomes.rendered).toBeGreaterThan(100)
  })
})
