import * as z from 'zod/mini'
import { parseJson } from '#schemas/api/json.ts'
import { now } from '#src/platform/clock.ts'
import { localStore } from '#src/platform/storage.ts'

const shape = z.object({
  /** The id of this session; renewing the access token keeps it. */
  sessionId: z.string(),
  access: z.string(),
  refresh: z.string(),
  tenantId: z.string(),
  /** The id of the person or enterprise on whose behalf the customer acts. */
  subAccountId: z.string(),
  /** End of the access token, ms since 1970. Missing in tokens stored by an older version. */
  expiresAt: z.optional(z.number()),
  /** From this time on, activity renews the token; ms since 1970. */
  renewAt: z.optional(z.number()),
})

/** The tokens that a sign-in stores in the browser (specification, section 6). */
export type Tokens = z.output<typeof shape>

/** Computes the times of an access token issued now for `seconds`. */
export const lifeOf = (seconds: number): Required<Pick<Tokens, 'expiresAt' | 'renewAt'>> => ({
  expiresAt: now() + seconds * 1000,
  renewAt: now() + seconds * 500,
})

/** A store of the tokens. */
export interface TokenStore {
  read: () => Tokens | undefined
  write: (tokens: Tokens) => void
  remove: () => void
}

/** The storage key, whose changes other tabs observe. */
export const TOKENS_KEY = 'portal:tokens'

/** The tokens of this browser, stored in one item so that a change is atomic for other tabs. */
export const tokens: TokenStore = {
  read: () => {
    const text = localStore.read(TOKENS_KEY)
    if (!text) return undefined
    try {
      return shape.parse(parseJson(text))
    } catch {
      return undefined
    }
  },
  write: (value) => localStore.write(TOKENS_KEY, JSON.stringify(value)),
  remove: () => localStore.remove(TOKENS_KEY),
}
