import { useMatches } from 'react-router-dom'
import type { AppRoute } from './route-row.ts'
import { routes } from './routes.ts'

/** Returns the row of the current page in the route table; undefined if it has none. */
export const useCurrentRoute = (): AppRoute | undefined => {
  const handle = useMatches().at(-1)?.handle
  return routes.find((route) => route === handle)
}
