import { afterEach, describe, expect, it, vi } from 'vitest'
import { lifeOf, tokens, TOKENS_KEY } from '#src/api/tokens.ts'
import { someTokens } from './client.ts'

afterEach(() => vi.useRealTimers())

describe('the tokens of a browser', () => {
  it('are one item of the storage, which outlives versions of the portal', () => {
    expect(TOKENS_KEY).toBe('portal:tokens')
    tokens.write(someTokens)
    expect(JSON.parse(localStorage.getItem('portal:tokens') ?? '')).toEqual(someTokens)
    expect(tokens.read()).toEqual(someTokens)
    tokens.remove()
    expect(localStorage.getItem('portal:tokens')).toBeNull()
    expect(tokens.read()).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '{"access":"a"}', JSON.stringify({ ...someTokens, access: 1 })])(
    'are none where the item is %s',
    (text) => {
      localStorage.setItem('portal:tokens', text)
      expect(tokens.read()).toBeUndefined()
    },
  )

  it('are renewed by activity from the half of their life on', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    expect(lifeOf(3600)).toEqual({ expiresAt: 4_600_000, renewAt: 2_800_000 })
  })
})
