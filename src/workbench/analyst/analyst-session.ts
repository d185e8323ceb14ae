import { useSyncExternalStore } from 'react'
import { createTabValue } from '#src/session/tab-value.ts'

/** The token of this tab's analyst; '' where nobody is signed in. */
export const analystToken = createTabValue('workbench:token')
/** The name of this tab's analyst. */
export const analystName = createTabValue('workbench:analyst')

/** Returns the name of the signed-in analyst; '' where nobody is signed in. */
export const useAnalyst = (): string => {
  const token = useSyncExternalStore(analystToken.subscribe, analystToken.read)
  return token && analystName.read()
}

/** Returns the address of the sign-in, which leads back to a page of the workbench. */
export const signInAddress = (next: string): string =>
  `/workbench/sign-in?next=${encodeURIComponent(next)}`
