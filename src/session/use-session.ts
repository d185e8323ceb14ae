import { createContext, useContext } from 'react'
import type { SignIn, UserInfo } from '#schemas/api/user.ts'

/** Options of opening the login dialog. */
export interface LoginOptions {
  /** Starts with the sub-accounts of the signed-in customer. */
  switchAccount?: boolean
  /** Goes back to the page on which the session ended, whatever page it is. */
  goBack?: boolean
}

/** The result of a successful sign-in. */
interface SessionStart {
  signIn: SignIn
  tenantId: string
  /** '' if the account has no sub-accounts. */
  subAccountId: string
}

/** The session of the page, and the functions that change it. */
export interface Session {
  status: 'restoring' | 'signedOut' | 'signedIn'
  /** Defined while `signedIn`. */
  user: UserInfo | undefined
  /** `000000` if the domain has no tenant; undefined until it is known. */
  tenantId: string | undefined
  /** verifiedStatus 1. */
  isVerified: boolean
  /** label 3. */
  isCoreEnterprise: boolean
  login: { isOpen: boolean; switchAccount: boolean; goBack?: boolean }
  isRealNameOpen: boolean
  /** The dialog that asks about unsaved values. */
  isLogOutOpen: boolean
  /** Stores the tokens of a sign-in and continues as its user; called by the login dialog. */
  start: (start: SessionStart) => void
  openLogin: (options?: LoginOptions) => void
  closeLogin: () => void
  /** Asks for the real name, or to register first where that is not finished. */
  openRealName: () => void
  closeRealName: () => void
  /** Logs out; while this browser has unsaved values of the customer, it asks first. */
  logOut: () => void
  /** Logs out without asking: unsaved values are lost. */
  logOutNow: () => void
  closeLogOut: () => void
  /** Ends the session where the server demands it: drafts stay for the next sign-in of the same customer. */
  end: () => void
  /** Ends an expired session: drafts stay, and the login dialog opens. */
  timeOut: () => void
  /** Refetches the signed-in user after a change of their data. */
  refreshUser: () => void
}

/** Provided by `SessionProvider`; a test may provide its own. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** Returns the session of this page. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it')
  return session
}
