import * as z from 'zod/mini'
import { parseJson } from '#schemas/api/json.ts'
import { now } from '#src/platform/clock.ts'
import { localStore } from '#src/platform/storage.ts'

const shape = z.object({
  /** Of this sign-in; a renewed access token does not change it. */
  sessionId: z.string(),
  access: z.string(),
  refresh: z.string(),
  tenantId: z.string(),
  /** The person or enterprise that is acted for. */
  subAccountId: z.string(),
  /** When the access token ends; milliseconds since 1970. Unknown in a browser that has older tokens. */
  expiresAt: z.optional(z.number()),
  /** From then on whoever works renews it. */
  renewAt: z.optional(z.number()),
})

/** What a sign-in leaves in the browser (specification, section 6). */
export type Tokens = z.output<typeof shape>

/** The moments of an access token that has just been given for so many seconds. */
export const lifeOf = (seconds: number): Required<Pick<Tokens, 'expiresAt' | 'renewAt'>> => ({
  expiresAt: now() + seconds * 1000,
  renewAt: now() + seconds * 500,
})

/** Where the tokens are kept. */
export interface TokenStore {
  read: () => Tokens | undefined
  write: (tokens: Tokens) => void
  remove: () => void
}

/** The storage key; other tabs are told when it changes. */
export const TOKENS_KEY = 'portal:tokens'

/** The tokens of this browser, one item so that no tab ever reads half of a change. */
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
