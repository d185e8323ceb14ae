import { isOwnPath, PATHS } from './paths.ts'
import { tabStore } from './storage.ts'

const KEY = 'returnRoute'

/**
 * The path to which a flow returns when it ends (specification, section 4): stored when the flow starts, removed
 * when it is decided; only paths of the portal are accepted.
 */
export const returnRoute = {
  remember: (path: unknown): void => {
    if (typeof path === 'string' && isOwnPath(path)) tabStore.write(KEY, path)
  },
  /** @returns '' if none is stored */
  read: (): string => {
    const path = tabStore.read(KEY) ?? ''
    return isOwnPath(path) ? path : ''
  },
  clear: (): void => tabStore.remove(KEY),
  /** The path if none is stored. */
  fallback: PATHS.myProducts,
}
