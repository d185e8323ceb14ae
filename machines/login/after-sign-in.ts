import { type SignIn, type SubAccount, UserLabel } from '#schemas/api/user.ts'

/** The pages on which a user of label 1 stays after signing in; from others they go Home (specification, section 9). */
const PAGES_THAT_KEEP: readonly string[] = [
  '/',
  '/user/center',
  '/product/productgrouplist',
  '/helper/aboutWe',
  '/helper/helperCenter',
  '/product/productgroupprodetail',
]

/** The pages from which all others go Home after signing in; other pages reload (section 9). */
const PAGES_THAT_SEND_HOME: readonly string[] = [
  '/product/financingdetails',
  '/product/productgroupprocessopen',
]

/** The next page after a sign-in: the same, Home, or the same reloaded. */
export type AfterSignIn = 'stay' | 'home' | 'reload'

/** The sub-accounts that the reply to a sign-in offers. */
export const offeredSubAccounts = (signIn: SignIn): SubAccount[] => signIn.cusomerType

/** Chooses the next page after a sign-in on `path` (specification, section 4 "Login dialog"). */
export const afterSignIn = (signIn: SignIn, path: string): AfterSignIn => {
  const page = path === '/' ? path : path.replace(/\/+$/, '')
  if (signIn.label === UserLabel.plain && offeredSubAccounts(signIn).length === 0) {
    return PAGES_THAT_KEEP.includes(page) ? 'stay' : 'home'
  }
  return PAGES_THAT_SEND_HOME.includes(page) ? 'home' : 'reload'
}
