import { act, fireEvent, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshToken } from '#schemas/api/session.ts'
import { tokens, type lifeOf } from '#src/api/tokens.ts'
import { useSessionExpiry } from '#src/session/use-session-expiry.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { signedIn } from '#tests/app/portal.tsx'
import { someTokens } from '#tests/api/client.ts'
import { server } from '#tests/setup/server.ts'

const START = 1_000_000
const HOUR = 3_600_000

/** Watches a session of one hour, whose second half activity renews. */
const watch = ({
  refresh = 'refresh-1',
  times = { expiresAt: START + HOUR, renewAt: START + HOUR / 2 },
}: { refresh?: string; times?: Partial<ReturnType<typeof lifeOf>> } = {}) => {
  tokens.write({ ...someTokens, refresh, ...times })
  const session = signedIn()
  const wrapper = ({ children }: PropsWithChildren) => (
    <SessionContext value={session}>{children}</SessionContext>
  )
  return { session, ...renderHook(useSessionExpiry, { wrapper }) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

let renewals: number
beforeEach(() => {
  renewals = 0
  vi.useFakeTimers({ now: START })
  server.use(
    http.post(`*/api/${refreshToken.path}`, () => {
      renewals += 1
      return HttpResponse.json({ access_token: 'access-2', refresh_token: 'r', expires_in: 3600 })
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  tokens.remove()
})

describe('the watch of a session', () => {
  it('warns three minutes before the end, counts the seconds, and ends it', async () => {
    const { result, session } = watch()
    await pass(HOUR - 182_000)
    expect(result.current).toMatchObject({ isWarning: false, secondsLeft: 0 })
    await pass(3_000)
    expect(result.current).toMatchObject({ isWarning: true, canExtend: true, secondsLeft: 179 })
    await pass(178_000)
    expect(session.timeOut).not.toHaveBeenCalled()
    await pass(2_000)
    expect(session.timeOut).toHaveBeenCalledOnce()
  })

  it('cannot extend a session without a refresh token', async () => {
    const { result } = watch({ refresh: '' })
    await pass(HOUR - 60_000)
    expect(result.current).toMatchObject({ isWarning: true, canExtend: false })
  })

  it.each([
    ['neither time is known', {}],
    ['only the end is known', { expiresAt: START + HOUR }],
    ['only the time of its renewal is known', { renewAt: START + HOUR / 2 }],
  ])(
    'neither warns of a session nor renews or ends it where %s, nor where there is none',
    async (_, times) => {
      const { result, session } = watch({ times })
      await pass(HOUR - 10_000)
      fireEvent(document.body, new Event('keydown', { bubbles: true }))
      await pass(5_000)
      expect(result.current.isWarning).toBe(false)
      await pass(HOUR)
      tokens.remove()
      await pass(HOUR)
      expect(result.current.isWarning).toBe(false)
      expect(renewals).toBe(0)
      expect(session.timeOut).not.toHaveBeenCalled()
    },
  )

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    'renews a session in its second half by %s, not in its first',
    async (name) => {
      watch()
      fireEvent(document.body, new Event(name, { bubbles: true }))
      await pass(2_000)
      await pass(HOUR / 2)
      expect(renewals).toBe(0)
      fireEvent(document.body, new Event(name, { bubbles: true }))
      await pass(2_000)
      await vi.waitFor(() => expect(tokens.read()?.access).toBe('access-2'))
      expect(renewals).toBe(1)
    },
  )

  it('renews nothing of a session that nobody uses', async () => {
    watch()
    vi.setSystemTime(START + HOUR / 2)
    await pass(10_000)
    expect(renewals).toBe(0)
  })

  it('listens to nothing after it has left', async () => {
    const { unmount } = watch()
    await pass(HOUR / 2 + 1_000)
    unmount()
    fireEvent(document.body, new Event('keydown', { bubbles: true }))
    await pass(5_000)
    expect(renewals).toBe(0)
  })

  it('extends a session at the customer’s wish', async () => {
    const { result } = watch()
    await pass(HOUR - 100_000)
    act(() => result.current.extend())
    expect(result.current.isExtending).toBe(true)
    await vi.waitFor(() => expect(tokens.read()?.access).toBe('access-2'))
    await pass(2_000)
    expect(result.current).toMatchObject({ isWarning: false, isExtending: false })
    expect(renewals).toBe(1)
  })

  it('is dismissed where the session can’t be extended, and else extends it', async () => {
    const { result } = watch({ refresh: '' })
    await pass(HOUR - 100_000)
    act(() => result.current.dismiss())
    expect(result.current.isWarning).toBe(false)
    vi.setSystemTime(START)
    const other = watch()
    await pass(HOUR - 100_000)
    act(() => other.result.current.dismiss())
    await vi.waitFor(() => expect(tokens.read()?.access).toBe('access-2'))
  })
})
