import type { SignIn, SubAccount } from '#schemas/api/session.ts'
import { PAGES_THAT_KEEP, PAGES_THAT_SEND_HOME, UserLabel } from '#schemas/session.ts'

/** What becomes of the page that one signed in on. */
export type AfterSignIn = 'stay' | 'home' | 'reload'

/** The sub-accounts that an answer to a sign-in offers. */
export const offeredSubAccounts = (signIn: SignIn): SubAccount[] => signIn.cusomerType?.list ?? []

/** Where a sign-in leads from a page (specification, section 4 "Login dialog"). */
export const afterSignIn = (signIn: SignIn, path: string): AfterSignIn => {
  const page = path === '/' ? path : path.replace(/\/+$/, '')
  if (signIn.label === UserLabel.plain && offeredSubAccounts(signIn).length === 0) {
    return PAGES_THAT_KEEP.includes(page) ? 'stay' : 'home'
  }
  return PAGES_THAT_SEND_HOME.includes(page) ? 'home' : 'reload'
}
