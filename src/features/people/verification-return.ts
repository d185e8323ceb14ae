import { isOwnPath, PATHS, pathTo } from '#src/platform/paths.ts'

/**
 * Returns the path that follows a verification: the query's `returnUrl` if it is a page of the portal, as a path or as an
 * address of its own origin.
 */
export const wayOn = (query: URLSearchParams): string => {
  const asked = query.get('returnUrl') ?? ''
  const path = asked.startsWith(`${location.origin}/`) ? asked.slice(location.origin.length) : asked
  return isOwnPath(path) ? path : PATHS.userCenter
}

/** Returns the address to which the provider's page, which may lie on another site, returns: that of the current page. */
export const addressToReturnTo = (pathname: string, query: URLSearchParams): string => {
  const on = wayOn(query)
  return location.origin + pathTo(pathname, { returnUrl: on === PATHS.userCenter ? '' : on })
}
