import { createContext, useContext } from 'react'
import type { SignIn, UserInfo } from '#schemas/api/session.ts'

/** How the login dialog is opened. */
export interface LoginOptions {
  /** Begin with the sub-accounts of the one who is signed in. */
  switchAccount?: boolean
}

/** A sign-in that has come through. */
export interface SessionStart {
  signIn: SignIn
  tenantId: string
  /** '' where the account had nothing to choose from. */
  subAccountId: string
}

/** Who is signed in, and what may be done about it. */
export interface Session {
  status: 'restoring' | 'signedOut' | 'signedIn'
  /** There while `signedIn`. */
  user: UserInfo | undefined
  /** `000000` where the domain has no tenant; undefined until it is known. */
  tenantId: string | undefined
  /** verifiedStatus 1. */
  isVerified: boolean
  /** label 3. */
  isCoreEnterprise: boolean
  /** Why the session could not be restored; `retry` tries again. */
  problem: string | undefined
  login: { isOpen: boolean; switchAccount: boolean }
  isRealNameOpen: boolean
  /** Keeps the tokens of a sign-in and goes on as its user; the login dialog's to call. */
  start: (start: SessionStart) => void
  openLogin: (options?: LoginOptions) => void
  closeLogin: () => void
  openRealName: () => void
  closeRealName: () => void
  logOut: () => void
  /** Ends a session whose time is over: drafts stay, and the customer is asked to sign in again. */
  timeOut: () => void
  /** Reads who is signed in again, after something about them has changed. */
  refreshUser: () => void
  retry: () => void
}

/** Provided by `SessionProvider`; a test may provide its own. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of this page. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it')
  return session
}
