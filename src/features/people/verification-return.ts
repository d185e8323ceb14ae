import { isOwnPath, PATHS, pathTo } from '#src/platform/paths.ts'

/** Returns the path that follows a verification: the query's `returnUrl` if it is a page of the portal. */
export const wayOn = (query: URLSearchParams): string => {
  const asked = query.get('returnUrl') ?? ''
  return isOwnPath(asked) ? asked : PATHS.userCenter
}

/** Returns the address to which the provider's page returns: the current page. */
export const addressToReturnTo = (pathname: string, query: URLSearchParams): string => {
  const on = wayOn(query)
  return pathTo(pathname, { returnUrl: on === PATHS.userCenter ? '' : on })
}
