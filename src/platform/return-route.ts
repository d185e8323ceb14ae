import { isOwnPath, PATHS } from './paths.ts'
import { tabStore } from './storage.ts'

const KEY = 'returnRoute'

/**
 * Where a flow goes back to when it ends (specification, section 4): remembered when it starts, cleared
 * when it is decided, and only ever a path of the portal.
 */
export const returnRoute = {
  remember: (path: unknown): void => {
    if (typeof path === 'string' && isOwnPath(path)) tabStore.write(KEY, path)
  },
  /** '' where none is remembered. */
  read: (): string => {
    const path = tabStore.read(KEY) ?? ''
    return isOwnPath(path) ? path : ''
  },
  clear: (): void => tabStore.remove(KEY),
  /** Where to go where none is remembered. */
  fallback: PATHS.myProducts,
}
