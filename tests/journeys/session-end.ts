import type { Page } from '@playwright/test'
import { TOKENS_KEY, type Tokens } from '#src/api/tokens.ts'

/** Reads the tokens of this browser, after writing a change to them. */
export const tokensOf = (page: Page, change: Partial<Tokens> = {}): Promise<Tokens> =>
  page.evaluate(
    ([key, changed]) => {
      const tokens: Tokens = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...changed }
      localStorage.setItem(key, JSON.stringify(tokens))
      return tokens
    },
    [TOKENS_KEY, change] as const,
  )

/** Makes the session end in `seconds`, as if it had begun long ago. */
export const endsIn = (page: Page, seconds: number) =>
  tokensOf(page, { expiresAt: Date.now() + seconds * 1000, renewAt: Date.now() - 1000 })
