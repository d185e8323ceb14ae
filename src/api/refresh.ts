import type { refreshToken } from '#schemas/api/session.ts'
import type { DataOf } from '#schemas/api/contract.ts'
import { ApiError } from './api-error.ts'
import { lifeOf, type Tokens, type TokenStore } from './tokens.ts'

/** `ended`: the session can't be renewed. A refresh without a reply throws instead. */
export type RefreshOutcome = 'renewed' | 'ended'

export interface RefreshOptions {
  tokens: TokenStore
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  request: (tokens: Tokens) => Promise<DataOf<typeof refreshToken>>
}

/**
 * Creates the function that renews the access token: once for all waiting calls, in all tabs.
 *
 * @throws ApiError if the server did not reply, which does not end the session
 */
export const createRefresh = ({ tokens, withLock, request }: RefreshOptions) => {
  const attempts = new Map<string, Promise<RefreshOutcome>>()

  const renew = async (stale: Tokens): Promise<RefreshOutcome> => {
    const current = tokens.read()
    // Another tab has renewed it, or another customer has signed in.
    if (current?.sessionId !== stale.sessionId) return 'ended'
    if (current.access !== stale.access) return 'renewed'
    if (!current.refresh) return 'ended'
    try {
      const reply = await request(current)
      if (tokens.read()?.sessionId !== stale.sessionId) return 'ended'
      tokens.write({
        ...current,
        access: reply.access_token,
        refresh: reply.refresh_token || current.refresh,
        ...lifeOf(reply.expires_in),
      })
      return 'renewed'
    } catch (error) {
      if (isRefused(error)) return 'ended'
      throw error
    }
  }

  return (stale: Tokens): Promise<RefreshOutcome> => {
    const known = attempts.get(stale.access)
    if (known) return known
    const attempt = withLock('portal:refresh', () => renew(stale))
    attempts.set(stale.access, attempt)
    // A refused token is remembered: no later call asks for its renewal again.
    void attempt.then(
      (outcome) => outcome === 'renewed' && attempts.delete(stale.access),
      () => attempts.delete(stale.access),
    )
    return attempt
  }
}

/** Tells whether the server refused the refresh token; a 5xx, and a request for patience, did not judge it. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'unauthorized' ||
    error.kind === 'illegalOperation' ||
    (error.kind === 'rejected' &&
      String(error.code).startsWith('4') &&
      !LATER.includes(Number(error.code))))

/** Request Timeout, Too Early and Too Many Requests (RFC 9110, 8470 and 6585). */
const LATER = [408, 425, 429]
