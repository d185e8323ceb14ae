import type { ReactNode } from 'react'
import { SessionContext } from '#src/session/use-session.ts'

const nothing = (): void => {}

/** Stands in for the session's provider until that is there. */
export const SessionProvider = ({ children }: { children: ReactNode }) => (
  <SessionContext
    value={{
      status: 'signedOut',
      user: undefined,
      tenantId: '000000',
      isVerified: false,
      isCoreEnterprise: false,
      problem: undefined,
      login: { isOpen: false, switchAccount: false },
      isRealNameOpen: false,
      openLogin: nothing,
      closeLogin: nothing,
      openRealName: nothing,
      closeRealName: nothing,
      logOut: nothing,
      refreshUser: nothing,
      retry: nothing,
    }}
  >
    {children}
  </SessionContext>
)
