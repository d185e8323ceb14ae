import { isOwnPath, PATHS, pathTo } from '#src/platform/paths.ts'

/** Where a verified customer goes on to: what an address asks for if it is a page of the portal's own. */
export const wayOn = (query: URLSearchParams): string => {
  const asked = query.get('returnUrl') ?? ''
  return isOwnPath(asked) ? asked : PATHS.userCenter
}

/** The address to which the provider's page leads back: the page that it is left from. */
export const addressToReturnTo = (pathname: string, query: URLSearchParams): string => {
  const on = wayOn(query)
  return pathTo(pathname, { returnUrl: on === PATHS.userCenter ? '' : on })
}
