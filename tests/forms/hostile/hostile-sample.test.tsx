import { describe, it } from 'vitest'
import { expectNoHarm } from './check-payload.tsx'
import { PAYLOADS } from './payloads.ts'

/** One of so many payloads: the second tier tries all. */
const EACH = 30

describe('a hostile form of the sample', () => {
  it.each(PAYLOADS.filter((_, place) => place % EACH === 0))(
    'is refused or rendered without harm: $name',
    (payload) => expectNoHarm(payload),
  )
})
