import type { SignIn, SubAccount } from '#schemas/api/session.ts'
import { PAGES_THAT_KEEP, PAGES_THAT_SEND_HOME, UserLabel } from '#schemas/session.ts'

/** The next page after a sign-in: the same, Home, or the same reloaded. */
export type AfterSignIn = 'stay' | 'home' | 'reload'

/** The sub-accounts that the reply to a sign-in offers. */
export const offeredSubAccounts = (signIn: SignIn): SubAccount[] => signIn.cusomerType?.list ?? []

/** Chooses the next page after a sign-in on `path` (specification, section 4 "Login dialog"). */
export const afterSignIn = (signIn: SignIn, path: string): AfterSignIn => {
  const page = path === '/' ? path : path.replace(/\/+$/, '')
  if (signIn.label === UserLabel.plain && offeredSubAccounts(signIn).length === 0) {
    return PAGES_THAT_KEEP.includes(page) ? 'stay' : 'home'
  }
  return PAGES_THAT_SEND_HOME.includes(page) ? 'home' : 'reload'
}
